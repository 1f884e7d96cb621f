"""Runs the jobs on standard input with `event_stream.py`. See `../job.ts`."""

import json
import sys
import threading
from dataclasses import dataclass
from typing import Any

from event_stream import EventStream, Message, SseDecoder, StreamCancelled, StreamError


@dataclass
class RunStarted:
    run_id: str


@dataclass
class TextContent:
    delta: str


@dataclass
class RunFinished:
    pass


@dataclass
class RunFailed:
    code: str


RunEvent = RunStarted | TextContent | RunFinished | RunFailed


def decode(message: Message) -> RunEvent | None:
    event = json.loads(message.data)
    match event["type"]:
        case "RUN_STARTED":
            return RunStarted(event["runId"])
        case "TEXT_MESSAGE_CONTENT":
            return TextContent(event["delta"])
        case "RUN_FINISHED":
            return RunFinished()
        case "RUN_ERROR" if message.id is not None:  # Without an id, the error is about the connection.
            return RunFailed(event.get("code", ""))
    return None


def describe(event: RunEvent) -> tuple[str, str]:
    match event:
        case RunStarted(run_id):
            return "started", run_id
        case TextContent(delta):
            return "text", delta
        case RunFinished():
            return "finished", ""
        case RunFailed(code):
            return "failed", code


def write(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


def run(job: dict[str, Any]) -> None:
    stream: EventStream[RunEvent] = EventStream(
        url=job["url"],
        headers={"Content-Type": "application/json"},
        body=job["body"].encode(),
        idempotency_key=job.get("idempotencyKey"),
        max_retries=job["maxRetries"],
        retry_seconds=job["retryMs"] / 1000,
        resume_url=lambda headers: f"{job['url']}/{headers['X-Run-Id']}",
        decode=decode,
        is_last=lambda event: isinstance(event, RunFinished | RunFailed),
    )
    try:
        for count, (event_id, event) in enumerate(stream, 1):
            kind, value = describe(event)
            write({"id": event_id, "event": kind, "value": value})
            if count == job.get("cancelAfter"):
                threading.Timer(0.05, stream.cancel).start()
        write({"end": "last"})
    except StreamCancelled:
        write({"end": "cancelled"})
    except StreamError as error:
        write({"end": "error", "status": error.status, "body": error.body})


for line in sys.stdin:
    job = json.loads(line)
    if "chunks" in job:
        decoder = SseDecoder()
        messages = [message for chunk in job["chunks"] for message in decoder.decode(bytes.fromhex(chunk))]
        retry = decoder.retry_seconds
        write(
            {
                "messages": [vars(message) for message in messages],
                "lastEventId": decoder.last_event_id,
                "retryMs": None if retry is None else round(retry * 1000),
            }
        )
    else:
        run(job)
