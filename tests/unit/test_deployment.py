"""The deployment files start programs that exist, under an account that is not root."""

import configparser
import re
from pathlib import Path

import pytest
import yaml

from tests.conftest import BASE_DIR

DEPLOY = BASE_DIR / "config" / "deploy"
PROGRAMS = {"web", "worker", "sweeper"}
UNITS = sorted(DEPLOY.glob("*.service"))


def test_every_program_has_its_unit():
    assert {re.sub(r"^camera-lucida-|@?\.service$", "", unit.name) for unit in UNITS} == PROGRAMS


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_starts_its_program_confined_and_not_as_root(unit: Path):
    read = configparser.ConfigParser(interpolation=None, strict=False)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(unit)
    service = read["Service"]
    program = unit.name.removeprefix("camera-lucida-").removesuffix(".service").removesuffix("@")
    assert service["ExecStart"].endswith(f" -m config.launch {program}")
    assert service["User"] == "lucida"
    assert (service["NoNewPrivileges"], service["ProtectSystem"]) == ("yes", "strict")


def test_compose_starts_every_program_and_publishes_nothing_but_the_web_on_this_machine():
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    assert {name for name in services if services[name].get("command") == [name]} == PROGRAMS
    assert {name: one["ports"] for name, one in services.items() if "ports" in one} == {
        "web": ["127.0.0.1:8000:8000"]
    }


def test_the_image_runs_under_an_account_of_its_own_and_copies_what_exists():
    lines = (DEPLOY / "Dockerfile").read_text().splitlines()
    assert "USER lucida" in lines
    copied = [line.split()[1:-1] for line in lines if line.startswith("COPY ") and "--from" not in line]
    assert [name for names in copied for name in names if not (BASE_DIR / name).exists()] == []
