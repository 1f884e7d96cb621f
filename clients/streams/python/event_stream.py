"""Reads a stream of Server-Sent Events until its last event, over as many connections as necessary.

Copy this file into your project. It needs Python 3.11 and only the standard library.
"""

import http.client
import random
import re
import socket
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from typing import Generic, TypeVar
from urllib.parse import urlsplit

E = TypeVar("E")


@dataclass(frozen=True)
class Message:
    """A message of the stream, as the HTML standard defines it."""

    type: str  # The `event` field, or `message` without one.
    data: str
    id: str | None  # The `id` field of this message, or None without one.


class StreamError(Exception):
    """The request was rejected, or the connection broke and could not be resumed.

    `status` is 0 if there was no response or its stream broke. `retry_after` is the `Retry-After` header in
    seconds, 60 at most.
    """

    def __init__(self, reason: str, status: int = 0, body: str = "", retry_after: float = 0) -> None:
        super().__init__(reason)
        self.status, self.body, self.retry_after = status, body, retry_after
        self.is_transient = status in (0, 429) or status >= 500


class StreamCancelled(Exception):
    """`EventStream.cancel` was called."""


@dataclass
class EventStream(Generic[E]):
    """The events of a stream, each with its id. Iterate once. Leave the loop to close the connection."""

    # URL of the request that starts the stream.
    url: str
    # Returns the URL that resumes the stream after `Last-Event-ID`, from the headers of the first response.
    resume_url: Callable[[http.client.HTTPMessage], str]
    # Returns the event of a message, or None to skip a message of an unknown type.
    decode: Callable[[Message], E | None]
    # Returns True for an event that ends the stream. A stream that ends without one is resumed.
    is_last: Callable[[E], bool]
    method: str = "POST"
    # Headers of the first request. The others than `Content-Type` are also sent when the stream is resumed.
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes | None = None
    # Sent as `Idempotency-Key`. Without a key, a POST that starts the stream is not repeated.
    idempotency_key: str | None = None
    # Attempts without a new message before the loop raises `StreamError`.
    max_retries: int = 10
    # Delay before the first retry. The `retry` field of a message replaces it.
    retry_seconds: float = 0.25
    # Seconds without any bytes after which the connection counts as broken.
    timeout: float = 60

    def __post_init__(self) -> None:
        self._cancelled = threading.Event()
        self._socket: socket.socket | None = None

    def cancel(self) -> None:
        """Ends the loop with `StreamCancelled`. Can be called by any thread."""
        self._cancelled.set()
        if self._socket is not None:
            with suppress(OSError):
                self._socket.shutdown(socket.SHUT_RDWR)

    def __iter__(self) -> Iterator[tuple[str | None, E]]:
        is_repeatable = self.method == "GET" or self.idempotency_key is not None
        last_event_id, url, has_events, failures = "", "", False, 0
        while True:
            try:
                target = urlsplit(url if last_event_id else self.url)
                secure = target.scheme == "https"
                kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
                with closing(kind(target.netloc, timeout=self.timeout)) as connection:
                    path = target._replace(scheme="", netloc="", fragment="").geturl()
                    response = self._connect(connection, path, last_event_id)
                    url = url if last_event_id else self.resume_url(response.headers)
                    decoder = SseDecoder(last_event_id)
                    while chunk := _guard(lambda: response.read1(65536)):
                        for message in decoder.decode(chunk):
                            failures = 0
                            if (event := self.decode(message)) is not None:
                                has_events = True
                                yield message.id, event
                                if self.is_last(event):
                                    return
                        last_event_id = decoder.last_event_id
                        self.retry_seconds = decoder.retry_seconds or self.retry_seconds
                raise StreamError("the stream ended before its last event")
            except StreamError as error:
                self._check_cancelled()
                can_retry = last_event_id != "" or (is_repeatable and not has_events)
                if not (error.is_transient and can_retry and failures < self.max_retries):
                    raise
                backoff = min(self.retry_seconds * 2**failures, 8) * (1 - random.random() / 2)
                self._cancelled.wait(max(backoff, error.retry_after))
                self._check_cancelled()
                failures += 1

    def _connect(
        self, connection: http.client.HTTPConnection, path: str, last_event_id: str
    ) -> http.client.HTTPResponse:
        method, body, headers = self.method, self.body, {"Accept": "text/event-stream", **self.headers}
        if last_event_id:
            method, body, left_out = "GET", None, ("content-type", "last-event-id")
            headers = {name: value for name, value in headers.items() if name.lower() not in left_out}
            headers["Last-Event-ID"] = last_event_id
        elif self.idempotency_key is not None:
            headers["Idempotency-Key"] = self.idempotency_key
        _guard(connection.connect)
        self._socket = connection.sock
        self._check_cancelled()
        _guard(lambda: connection.request(method, path, body, headers))
        response = _guard(connection.getresponse)
        content_type = response.headers.get("Content-Type", "")
        if response.status == 200 and re.match(r"text/event-stream *(;|$)", content_type, re.I):
            return response
        text = _guard(response.read).decode("utf-8", "replace")
        seconds = response.headers.get("Retry-After", "")
        retry_after = min(int(seconds), 60) if re.fullmatch("[0-9]+", seconds) else 0
        reason = f'status {response.status}, content type "{content_type}": {text}'
        raise StreamError(reason, response.status, text, retry_after)

    def _check_cancelled(self) -> None:
        if self._cancelled.is_set():
            raise StreamCancelled


T = TypeVar("T")


def _guard(call: Callable[[], T]) -> T:
    try:
        return call()
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise StreamError(f"the connection broke: {error!r}") from error


class SseDecoder:
    """Decodes Server-Sent Events from chunks of bytes, which may end anywhere."""

    def __init__(self, last_event_id: str = "") -> None:
        self.last_event_id = last_event_id  # Resumes the stream.
        self.retry_seconds: float | None = None  # The last `retry` field.
        self._rest, self._after_cr, self._is_first = b"", False, True
        self._type, self._data = "", list[str]()
        self._id: str | None = None

    def decode(self, chunk: bytes) -> list[Message]:
        """Returns the messages that these bytes complete."""
        # The LF of a CRLF may be in the next chunk.
        text = chunk[1:] if self._after_cr and chunk.startswith(b"\n") else chunk
        self._after_cr = chunk.endswith(b"\r") if chunk else self._after_cr
        first, *others = re.split(rb"\r\n|\r|\n", text)
        *lines, self._rest = [self._rest + first, *others]
        return [message for line in lines if (message := self._read(line.decode("utf-8", "replace")))]

    def _read(self, line: str) -> Message | None:
        if self._is_first:
            line, self._is_first = line.removeprefix("\ufeff"), False
        if line == "":
            return self._dispatch()
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if name == "event":
            self._type = value
        elif name == "data":
            self._data.append(value)
        elif name == "id" and "\0" not in value:
            self._id = value
        elif name == "retry" and re.fullmatch("[0-9]+", value):
            self.retry_seconds = int(value) / 1000
        return None

    def _dispatch(self) -> Message | None:
        message = Message(self._type or "message", "\n".join(self._data), self._id)
        is_empty = not self._data
        self.last_event_id = self.last_event_id if self._id is None else self._id
        self._type, self._data, self._id = "", [], None
        return None if is_empty else message
