from client.models import CustomEvent, RunStreamEvent


def decode(text: str) -> object:
    event = RunStreamEvent.from_json(text).actual_instance
    return event.actual_instance if isinstance(event, CustomEvent) else event
