/** Programs in Python 3.9 or newer, which use only the standard library, and for AG-UI its package. */
import type { ContractName } from "../../session/session.ts";
import type { CodeRequest } from "./code.ts";
import { toPython } from "./literals.ts";

/** Writes a program that sends the request and reads the stream. */
export function writePython(request: CodeRequest): string {
  return request.contract === "ag-ui" ? writeAgUi(request) : writePlain(request, request.contract);
}

/** The imports, and the lines that send `data`. */
const imports = "import json\nimport os\nimport urllib.error\nimport urllib.request\n";
const send = (url: string) => `headers = {"Content-Type": "application/json"}
if os.environ.get("API_KEY"):
    headers["Authorization"] = "Bearer " + os.environ["API_KEY"]
request = urllib.request.Request(${JSON.stringify(url)}, data, headers)
try:
    response = urllib.request.urlopen(request)
except urllib.error.HTTPError as error:
    raise SystemExit(error.read().decode())
`;

/** The lines that print an event, by contract. */
const printers: Readonly<Record<Exclude<ContractName, "ag-ui">, string>> = {
  tambo: `if event["type"] == "TEXT_MESSAGE_CONTENT":
    print(event["delta"], end="", flush=True)
elif event["type"] == "CUSTOM" and event["name"] == "tambo.component.start":
    print("\\ncomponent", event["value"]["componentName"])
elif event["type"] == "TOOL_CALL_START":
    print("tool", event["toolName"])
elif event["type"] in ("RUN_FINISHED", "RUN_ERROR"):
    print("\\n" + event["type"])`,
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
};

function writePlain({ url, body }: CodeRequest, contract: Exclude<ContractName, "ag-ui">): string {
  return `${imports}
body = ${toPython(body)}
data = json.dumps(body).encode()
${send(url)}with response:
    for line in response:
        if not line.startswith(b"data: "):
            continue
        event = json.loads(line[len(b"data: ") :])
${printers[contract].replaceAll(/^/gm, "        ")}
print()
`;
}

function writeAgUi({ url, body }: CodeRequest): string {
  // The package requires these fields.
  const input = { state: {}, tools: [], context: [], forwardedProps: {}, ...body };
  return `# pip install ag-ui-protocol
${imports.replace("import json\n", "")}
from ag_ui.core import Event, EventType, RunAgentInput
from pydantic import TypeAdapter

body = RunAgentInput.model_validate(${toPython(input)})
data = body.model_dump_json(by_alias=True, exclude_none=True).encode()
${send(url)}event_type = TypeAdapter(Event)
with response:
    for line in response:
        if not line.startswith(b"data: "):
            continue
        event = event_type.validate_json(line[len(b"data: ") :])
        if event.type == EventType.TEXT_MESSAGE_CONTENT:
            print(event.delta, end="", flush=True)
        elif event.type == EventType.TOOL_CALL_START:
            print("tool", event.tool_call_name)
        elif event.type == EventType.RUN_ERROR:
            print(event.message)
print()
`;
}
