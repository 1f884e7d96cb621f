"""Prints what the types of ag-ui-protocol say of a request and of the events of its response."""
import json
import sys

from ag_ui.core import Event, RunAgentInput
from pydantic import TypeAdapter, ValidationError

exchange = json.load(sys.stdin)
try:
    RunAgentInput.model_validate(exchange["request"])
except ValidationError as error:
    print("the request is invalid (RunAgentInput)")
    sys.exit()
if not exchange["events"]:
    print("the request is valid (RunAgentInput)")
    sys.exit()
events = TypeAdapter(Event)
for position, event in enumerate(exchange["events"], 1):
    try:
        events.validate_json(event)
    except ValidationError as error:
        print(f"event {position} is invalid: {error.errors()[0]['msg']}")
        sys.exit()
print("every event is valid")
