"""Runs server.py with one defect, which SEED names, in every event that ag-ui-protocol encodes."""
import os
import runpy
import sys

from ag_ui.encoder import EventEncoder

encode = EventEncoder.encode


def seed(self, event):
    match os.environ["SEED"], event.type.value:
        case "trims-text", "TEXT_MESSAGE_CONTENT":
            event = event.model_copy(update={"delta": event.delta.strip()})
        case "drops-end", "TEXT_MESSAGE_END":
            return ""
        case "changes-run-id", "RUN_FINISHED":
            event = event.model_copy(update={"run_id": f"{event.run_id}-2"})
    return encode(self, event)


EventEncoder.encode = seed
sys.path.insert(0, os.getcwd())
runpy.run_path("server.py", run_name="__main__")
