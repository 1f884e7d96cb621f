import httpx

from client import Client
from client.api.streams import stream_agent


def decode(text: str) -> object:
    return stream_agent._parse_response(client=Client(base_url=""), response=httpx.Response(200, text=text))
