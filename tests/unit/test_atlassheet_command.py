"""`manage.py atlassheet`: the contact sheet."""

import pytest
from django.core.management import CommandError, call_command


def test_the_sheet_shows_the_figures_that_were_asked_for_with_their_captions(tmp_path, settings):
    settings.DATA_DIR = tmp_path / "data"
    call_command(
        "atlassheet", out=tmp_path, only=["glycolysis"], style=["schematic"], resolution=["1024x1024"]
    )
    page = (tmp_path / "index.html").read_text()
    assert "<b>Glycolysis</b>" in page
    assert (tmp_path / "glycolysis-schematic-1024x1024.webp").stat().st_size > 1000


def test_an_unknown_figure_is_an_error(tmp_path):
    with pytest.raises(CommandError, match="unicorn"):
        call_command("atlassheet", out=tmp_path, only=["unicorn"])
    assert list(tmp_path.iterdir()) == []
