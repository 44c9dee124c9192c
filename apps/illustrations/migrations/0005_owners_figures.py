from datetime import UTC

from django.conf import settings
from django.db import migrations, models
from django.db.models import Count, Q
from django.db.models.functions import TruncDate


def count_ended(apps, schema_editor):
    Generation = apps.get_model("illustrations", "Generation")
    DailyActivity = apps.get_model("illustrations", "DailyActivity")
    ended = Generation.objects.filter(finished_at__isnull=False, state__in=("succeeded", "failed"))
    days = (
        ended.annotate(day=TruncDate("finished_at", tzinfo=UTC))
        .values("day")
        .annotate(
            succeeded=Count("pk", filter=Q(state="succeeded")), failed=Count("pk", filter=Q(state="failed"))
        )
    )
    DailyActivity.objects.bulk_create(DailyActivity(**day) for day in days)


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0003_user_lists"),
        ("illustrations", "0004_visitors"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="DailyActivity",
            fields=[
                ("day", models.DateField(primary_key=True, serialize=False)),
                ("succeeded", models.PositiveIntegerField(default=0)),
                ("failed", models.PositiveIntegerField(default=0)),
            ],
            options={
                "verbose_name_plural": "daily activity",
            },
        ),
        migrations.AddField(
            model_name="illustration",
            name="hidden_at",
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name="illustration",
            name="hidden_because",
            field=models.TextField(blank=True),
        ),
        migrations.AddField(
            model_name="illustration",
            name="stored_bytes",
            field=models.PositiveIntegerField(default=0),
        ),
        migrations.AddIndex(
            model_name="generation",
            index=models.Index(fields=["state", "-finished_at", "error_code"], name="generation_ended"),
        ),
        migrations.AddIndex(
            model_name="illustration",
            index=models.Index(fields=["-created_at", "-id", "style", "visitor"], name="illustration_of_all"),
        ),
        migrations.AddIndex(
            model_name="illustration",
            index=models.Index(fields=["stored_bytes"], name="illustration_size"),
        ),
        migrations.RunPython(count_ended, migrations.RunPython.noop),
    ]
