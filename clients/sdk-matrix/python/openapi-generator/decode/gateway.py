from client.models import RunEvent


def decode(text: str) -> object:
    return RunEvent.from_json(text).actual_instance
