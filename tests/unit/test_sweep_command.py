"""The command that sweeps."""

from datetime import timedelta

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from apps.illustrations.models import Generation
from tests.unit.test_generations import submit


def test_one_sweep_says_how_many_it_mended(person, woken, capsys):
    generation = submit(person("scientist"))
    Generation.objects.update(woken_at=timezone.now() - timedelta(minutes=1))
    call_command("sweep")
    assert capsys.readouterr().out == "Generations mended: 1. Sketches deleted: 0. Accounts erased: 0.\n"
    assert woken == [generation.pk]


@pytest.mark.parametrize("interval", ["0", "-1"])
def test_an_interval_that_is_none_is_refused(interval):
    with pytest.raises(CommandError, match="more than 0 seconds"):
        call_command("sweep", f"--every={interval}")
