from client.models import AgUiEvent


def decode(text: str) -> object:
    group = AgUiEvent.from_json(text).actual_instance
    return group and group.actual_instance
