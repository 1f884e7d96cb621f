from client.models import StreamFrame


def decode(text: str) -> object:
    return StreamFrame.model_validate_json(text).root
