from client.models import RunStreamEvent


def decode(text: str) -> object:
    group = RunStreamEvent.from_json(text).actual_instance
    return group and group.actual_instance
