"""The queue in a folder hands out whole messages, in order, once."""

from django.conf import settings
from kombu import Connection

from config.filequeue import Transport


def test_messages_come_out_whole_in_order_and_once():
    options = settings.CELERY_BROKER_TRANSPORT_OPTIONS
    with Connection(transport=Transport, transport_options=options) as connection:
        queue = connection.SimpleQueue("test")
        for number in range(20):
            queue.put({"number": number})
        received = []
        for _ in range(20):
            message = queue.get(timeout=1)
            received.append(message.payload["number"])
            message.ack()
        assert received == list(range(20))
        assert list(settings.BROKER_DIR.glob("*.msg")) == []
        assert list(settings.BROKER_DIR.glob("*.draft")) == []
