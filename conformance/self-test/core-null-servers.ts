/** Servers that implement nothing, but whose responses look like those of a server that does. */
import type { RequestListener } from "node:http";
import type { ContractName } from "../contracts/contracts.ts";
import { commonNullServers, type NullServer } from "./null-servers.ts";

/** One valid stream of each contract that has a source, in the form of the source. */
const recordings: Readonly<Partial<Record<ContractName, readonly string[]>>> = {
  tambo: [
    'data: {"type":"RUN_STARTED","threadId":"thr_1","runId":"run_1","timestamp":1704067200000}',
    'data: {"type":"TEXT_MESSAGE_START","messageId":"msg_1","role":"assistant","timestamp":1704067200000}',
    'data: {"type":"TEXT_MESSAGE_CONTENT","messageId":"msg_1","delta":"Hello.","timestamp":1704067200000}',
    'data: {"type":"TEXT_MESSAGE_END","messageId":"msg_1","timestamp":1704067200000}',
    'data: {"type":"CUSTOM","name":"tambo.run.finished","value":{"threadId":"thr_1","runId":"run_1","messages":[{"id":"msg_1","role":"assistant","content":[{"type":"text","text":"Good day."}]}]},"timestamp":1704067200000}',
    'data: {"type":"RUN_FINISHED","threadId":"thr_1","runId":"run_1","timestamp":1704067200000}',
  ],
  "ag-ui": [
    'data: {"type":"RUN_STARTED","threadId":"thread","runId":"run","protocolVersion":"1.0"}',
    'data: {"type":"TEXT_MESSAGE_START","messageId":"message","role":"assistant"}',
    'data: {"type":"TEXT_MESSAGE_CONTENT","messageId":"message","delta":"Hello."}',
    'data: {"type":"TEXT_MESSAGE_END","messageId":"message"}',
    'data: {"type":"RUN_FINISHED","threadId":"thread","runId":"run"}',
  ],
  gateway: [
    'event: run_start\ndata: {"type":"run_start","request_id":"req_1","model":"openai/model"}',
    'event: step_start\ndata: {"type":"step_start","index":0}',
    'event: stream_event\ndata: {"type":"stream_event","event":{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Good day."}}}',
    'event: step_complete\ndata: {"type":"step_complete","index":0,"response":{"content":[{"type":"text","text":"Good day."}]}}',
    'event: history_delta\ndata: {"type":"history_delta","expected_len":1,"append":[{"role":"assistant","content":"Good day."}]}',
    'event: run_complete\ndata: {"type":"run_complete","result":{"response":{"content":[{"type":"text","text":"Good day."}]},"steps":[{"index":0,"response":{"content":[{"type":"text","text":"Good day."}]},"tool_calls":[],"tool_results":[],"duration_ms":1}],"tool_call_count":0,"turn_count":1,"usage":{"input_tokens":1,"output_tokens":1,"total_tokens":2},"stop_reason":"end_turn"}}',
  ],
  "tool-progress": [
    'data: {"response":"I look. ","tool_calls":[],"citations":[]}',
    'data: {"response":"","tool_calls":[{"call_id":"call_1","event_type":"call","tool_name":"fetch_file","tool_response":"Fetching file: a.py","tool_call_details":{"summary":"-> fetching contents for file a.py"},"is_complete":true}],"citations":[]}',
    'data: {"response":"","tool_calls":[{"call_id":"call_1","event_type":"result","tool_name":"fetch_file","tool_response":"File content fetched successfully","tool_call_details":{"summary":"x = 1"},"is_complete":true}],"citations":[]}',
    'data: {"response":"Done.","tool_calls":[],"citations":["a.py"]}',
  ],
  "agent-stream": [
    'event: status\ndata: {"type":"start"}',
    'event: tool_call_start\ndata: {"toolCallId":"call_1","toolCallName":"web_search"}',
    'event: tool_call_args\ndata: {"toolCallId":"call_1","delta":"{}"}',
    'event: tool_call_end\ndata: {"toolCallId":"call_1"}',
    'event: tool_result\ndata: {"toolCallId":"call_1","content":"Rain","role":"tool"}',
    'event: message\ndata: {"content":"Hello."}',
    'event: status\ndata: {"type":"complete"}',
  ],
};

/** Sends every request's body back. */
const echo: RequestListener = (request, response) => {
  response.writeHead(200, { "content-type": request.headers["content-type"] ?? "application/json" });
  request.pipe(response);
};

/** Creates a server that responds to every request with the same stream. */
function createRecording(contract: ContractName): RequestListener {
  const text = (recordings[contract] ?? []).map((frame) => `${frame}\n\n`).join("");
  return (request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" }).end(text);
  };
}

/** Returns the servers, by id, whose verdicts at the level core are listed. */
export function listCoreNullServers(contract: ContractName): Readonly<Record<string, NullServer>> {
  const names = ["empty", "not-found", "empty-stream"];
  return {
    ...Object.fromEntries(Object.entries(commonNullServers).filter(([id]) => names.includes(id))),
    echo,
    recorded: createRecording(contract),
  };
}
