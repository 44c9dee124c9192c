"""The pages around the API, on the real build of the front end."""

import re

import pytest
from django.contrib.staticfiles import finders


@pytest.mark.parametrize("path", ["/", "/gallery", "/terms-acceptance"])
def test_a_page_of_the_web_app_is_the_shell_that_mounts_it(visitor, path):
    response = visitor.ask(path)
    assert response.status_code == 200
    assert b'<div id="root"' in response.content
    assert b"Camera Lucida" in response.content
    assert response.cookies["csrftoken"]["samesite"] == "Lax"


def test_an_unknown_page_is_the_shell_too_but_says_404(visitor):
    response = visitor.ask("/nothing/here")
    assert response.status_code == 404
    assert b'<div id="root"' in response.content


def test_everything_the_shell_loads_is_built_and_comes_from_this_site(visitor):
    page = visitor.ask("/").content.decode()
    addresses = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert any(address.endswith(".js") for address in addresses)
    for address in addresses:
        assert address.startswith("/static/"), address
        assert finders.find(address.removeprefix("/static/")), address


@pytest.mark.parametrize("path", ["/", "/accounts/login/", "/accounts/signup/", "/accounts/password/reset/"])
def test_no_page_carries_script_or_style_of_its_own(visitor, path):
    page = visitor.ask(path).content.decode()
    assert "<style" not in page
    assert ' style="' not in page
    assert not re.search(r'<script(?![^>]*(?:\bsrc=|type="application/json"))', page)
    assert not re.search(r"\son\w+=", page)
