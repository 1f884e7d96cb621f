import httpx

from client import Client
from client.api.runs import run_agent


def decode(text: str) -> object:
    return run_agent._parse_response(client=Client(base_url=""), response=httpx.Response(200, text=text))
