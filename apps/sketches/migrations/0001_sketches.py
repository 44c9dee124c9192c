import uuid

import django.db.models.deletion
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="Sketch",
            fields=[
                (
                    "id",
                    models.UUIDField(default=uuid.uuid4, editable=False, primary_key=True, serialize=False),
                ),
                ("address", models.CharField(blank=True, max_length=500)),
                (
                    "state",
                    models.CharField(
                        choices=[("issued", "Issued"), ("uploaded", "Uploaded"), ("kept", "Kept")],
                        default="issued",
                        max_length=16,
                    ),
                ),
                ("file", models.CharField(blank=True, max_length=255)),
                ("created_at", models.DateTimeField(default=django.utils.timezone.now)),
                ("sweep_at", models.DateTimeField(blank=True, null=True)),
                (
                    "owner",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="sketches",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "verbose_name_plural": "sketches",
                "indexes": [
                    models.Index(fields=["owner", "address"], name="sketch_by_address"),
                    models.Index(
                        condition=models.Q(("sweep_at__isnull", False)),
                        fields=["sweep_at"],
                        name="sketch_to_sweep",
                    ),
                ],
            },
        ),
    ]
