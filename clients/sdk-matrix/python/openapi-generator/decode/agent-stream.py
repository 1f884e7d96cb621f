from client.models import StreamFrame


def decode(text: str) -> object:
    return StreamFrame.from_json(text).actual_instance
