/** Programs in Python 3.9 or newer, which use only the standard library, and for AG-UI its package. */
import type { ContractName, RequestBody } from "../../session/session.ts";
import type { CodeRequest } from "./code.ts";
import { extractDefinitions } from "./definitions.ts";
import { Raw, toPython } from "./literals.ts";

const imports = "import json\nimport os\nimport urllib.error\nimport urllib.request\n";

/** Writes a program that sends the request and reads the stream. */
export function writePython(request: CodeRequest): string {
  const { contract, url } = request;
  const { body, lists } = extractDefinitions(request, (key, name) => `"${key}": ${name.toUpperCase()}`);
  const { head, data, parse } = contract === "ag-ui" ? writeAgUi(body) : writePlain(body);
  const main = `${data}
headers = {"Content-Type": "application/json"}
if os.environ.get("API_KEY"):
    headers["Authorization"] = "Bearer " + os.environ["API_KEY"]
request = urllib.request.Request(${JSON.stringify(url)}, data, headers)
try:
    with urllib.request.urlopen(request) as response:
        for line in response:
            if not line.startswith(b"data: {"):
                continue
            event = ${parse}(line[len(b"data: ") :])
${printers[contract].replaceAll(/^/gm, "            ")}
except urllib.error.HTTPError as error:
    raise SystemExit(error.read().decode())
print()
`;
  if (lists.length === 0) return `${head}\n${main}`;
  const constants = lists.map(
    ({ name, definitions }) => `${name.toUpperCase()} = ${toPython(definitions)}\n`,
  );
  return `${head}\n\ndef main():\n${main.replaceAll(/^(?=.)/gm, "    ")}\n\n${constants.join("")}\nmain()\n`;
}

/** The lines that print an event, by contract. */
const printers: Readonly<Record<ContractName, string>> = {
  tambo: `if event["type"] == "TEXT_MESSAGE_CONTENT":
    print(event["delta"], end="", flush=True)
elif event["type"] == "CUSTOM" and event["name"] == "tambo.component.start":
    print("\\ncomponent", event["value"]["componentName"])
elif event["type"] == "TOOL_CALL_START":
    print("tool", event["toolName"])
elif event["type"] in ("RUN_FINISHED", "RUN_ERROR"):
    print("\\n" + event["type"])`,
  "ag-ui": `if event.type == EventType.TEXT_MESSAGE_CONTENT:
    print(event.delta, end="", flush=True)
elif event.type == EventType.ACTIVITY_SNAPSHOT:
    print("\\ncomponent", event.content["componentName"], event.content["props"])
elif event.type == EventType.TOOL_CALL_START:
    print("tool", event.tool_call_name)
elif event.type == EventType.RUN_ERROR:
    print(event.message)`,
  gateway: `if event["type"] == "stream_event" and event["event"]["type"] == "content_block_delta":
    print(event["event"]["delta"].get("text", ""), end="", flush=True)
elif event["type"] == "run_complete":
    print("\\n" + event["result"]["stop_reason"])
elif event["type"] == "error":
    print(event["error"]["message"])`,
  "tool-progress": `for call in event["tool_calls"]:
    print(call["tool_name"], call["event_type"])
print(event["message"], end="", flush=True)`,
  "agent-stream": `if "toolCallName" in event:
    print(event["toolCallName"])
elif "content" in event and "toolCallId" not in event:
    print(event["content"], end="", flush=True)`,
  "ui-stream": `if event["type"] == "text-delta":
    print(event["delta"], end="", flush=True)
elif event["type"] == "tool-input-start":
    print(event["toolName"])
elif event["type"] == "data-component" and event["data"]["status"] == "complete":
    print("\\ncomponent", event["data"]["name"])
elif event["type"] == "error":
    print(event["errorText"])`,
};

/** The parts of a program that depend on the package that it uses. */
interface Parts {
  /** The imports. */
  head: string;
  /** The lines that assign the encoded body to `data`. */
  data: string;
  /** The function that parses the data of an event. */
  parse: string;
}

function writePlain(body: RequestBody): Parts {
  const data = `body = ${toPython(body)}\ndata = json.dumps(body).encode()`;
  return { head: imports, data, parse: "json.loads" };
}

function writeAgUi(body: RequestBody): Parts {
  // The package requires these fields.
  const fields = { state: {}, tools: [], context: [], forwardedProps: {}, ...body };
  // The server accepts a run id once, so the program creates it.
  const input = { ...fields, runId: new Raw('"runId": str(uuid.uuid4())') };
  const head = `# pip install ag-ui-protocol
${imports.replace("import json\n", "")}import uuid

from ag_ui.core import Event, EventType, RunAgentInput
from pydantic import TypeAdapter
`;
  const data = `body = RunAgentInput.model_validate(${toPython(input)})
data = body.model_dump_json(by_alias=True, exclude_none=True).encode()
event_type = TypeAdapter(Event)`;
  return { head, data, parse: "event_type.validate_json" };
}
