"""Lists that are searched, filtered and sorted through indexes."""

from django.db import migrations, models

from apps.illustrations.indexes import SearchIndex

BY_TIME = ("-created_at", "-id", "style", "quality")
BY_PROMPT = ("alphabetical", "id", "style", "quality")


def fill(apps, schema_editor):
    Illustration = apps.get_model("illustrations", "Illustration")
    for illustration in Illustration.objects.only("prompt", "caption").iterator(500):
        words = f"{illustration.prompt} {illustration.caption}".casefold().split()
        Illustration.objects.filter(pk=illustration.pk).update(
            searched=" ".join(dict.fromkeys(words)),
            alphabetical=illustration.prompt.casefold()[:100],
        )


class Migration(migrations.Migration):
    dependencies = [("illustrations", "0001_initial")]

    operations = [
        migrations.RemoveIndex(model_name="illustration", name="illustration_newest_first"),
        migrations.AddField(
            model_name="illustration",
            name="alphabetical",
            field=models.CharField(default="", editable=False, max_length=100),
            preserve_default=False,
        ),
        migrations.AddField(
            model_name="illustration",
            name="searched",
            field=models.TextField(default="", editable=False),
            preserve_default=False,
        ),
        migrations.RunPython(fill, migrations.RunPython.noop),
        migrations.AddIndex(
            model_name="illustration",
            index=SearchIndex(fields=["owner", *BY_TIME], name="illustration_search_by_time"),
        ),
        migrations.AddIndex(
            model_name="illustration",
            index=SearchIndex(fields=["owner", *BY_PROMPT], name="illustration_search_by_prompt"),
        ),
        migrations.AddIndex(
            model_name="illustration",
            index=models.Index(fields=["owner", *BY_TIME], name="illustration_by_time"),
        ),
        migrations.AddIndex(
            model_name="illustration",
            index=models.Index(fields=["owner", *BY_PROMPT], name="illustration_by_prompt"),
        ),
    ]
