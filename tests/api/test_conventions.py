"""What every address keeps to: errors of one shape, and answers no other site can misuse."""

import pytest

from config import pages


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/illustrations/not-an-id", "/api/auth/user/", "/api/a%0Ab"]
)
def test_an_unknown_call_is_a_json_404_for_everybody(scientist, visitor, path):
    for caller in (scientist, visitor):
        response = caller.ask(path)
        assert response.status_code == 404
        assert response["Content-Type"] == "application/json"
        assert response.json()["code"] == "not_found"


@pytest.mark.parametrize(
    ("method", "path"),
    [("get", "/api/illustrations/generate"), ("post", "/api/illustrations"), ("put", "/api/auth/user"), ("post", "/api/logout"), ("trace", "/api/trial")],
)  # fmt: skip
def test_a_method_that_does_not_fit_is_a_405(scientist, method, path):
    response = getattr(scientist, method)(path)
    assert response.status_code == 405
    assert response.json()["code"] == "method_not_allowed"


def test_a_wrong_method_signs_nobody_out(scientist):
    scientist.post("/api/logout")
    assert scientist.ask("/api/auth/user").status_code == 200


def test_the_unforeseen_is_a_500_that_tells_nothing(scientist, monkeypatch, caplog):
    def fall_over(*_):
        raise RuntimeError("the secret inner state")

    monkeypatch.setattr("apps.accounts.views.allowance_of", fall_over)
    response = scientist.ask("/api/auth/user")
    assert response.status_code == 500
    assert response.json() == {
        "message": "Something went wrong on our side. Please try again.",
        "code": "server_error",
    }
    assert "the secret inner state" in caplog.text


def test_every_answer_forbids_foreign_content_and_framing(visitor):
    for path in ("/api/auth/user", "/accounts/login/"):
        response = visitor.ask(path)
        policy = response["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert response["X-Content-Type-Options"] == "nosniff"
        assert response["X-Frame-Options"] == "DENY"
        assert response["Referrer-Policy"] == "same-origin"


@pytest.mark.parametrize("path", ["/", "/api/auth/user", "/api/illustrations", "/accounts/login/"])
def test_an_answer_is_kept_by_nobody_but_its_caller(visitor, path):
    assert "private" in visitor.ask(path)["Cache-Control"]


@pytest.mark.parametrize("host", ["elsewhere.example", "127.0.0.1.elsewhere.example"])
def test_a_host_that_is_not_served_is_refused(visitor, host):
    assert visitor.ask("/api/auth/user", Host=host).status_code == 400


@pytest.mark.parametrize(
    "path", ["/", "/gallery", "/terms-acceptance", "/terms", "/admin", "/share/a-token_1"]
)
def test_the_pages_of_the_web_app_are_known(path):
    assert pages.APP_ROUTE.fullmatch(path)


@pytest.mark.parametrize("path", ["/nothing", "/gallery/more", "/share/", "//gallery", "/admin.php"])
def test_other_pages_are_not(path):
    assert not pages.APP_ROUTE.fullmatch(path)
