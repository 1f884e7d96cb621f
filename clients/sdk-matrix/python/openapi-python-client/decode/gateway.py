import httpx

from client import Client
from client.api.runs import stream_run


def decode(text: str) -> object:
    return stream_run._parse_response(client=Client(base_url=""), response=httpx.Response(200, text=text))
