from client.models import AgUiEvent


def decode(text: str) -> object:
    return AgUiEvent.from_json(text).actual_instance
