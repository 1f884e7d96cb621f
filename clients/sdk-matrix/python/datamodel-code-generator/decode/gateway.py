from client.models import RunEvent


def decode(text: str) -> object:
    return RunEvent.model_validate_json(text).root
