/**
 * Programs for an empty project with `tambo-v1-client`: one for each contract, by file name. `URL` is the server's
 * URL. The first connection of each program breaks, except in the gateway's program. The programs of contracts whose
 * streams can be resumed after an event compare the events with those of an uninterrupted stream.
 */
export const contractPrograms: Readonly<Record<string, string>> = {
  "tambo.ts": `import { createTamboClient, type RunStream } from "tambo-v1-client";

const client = createTamboClient({ baseUrl: process.env.URL ?? "" });
async function collect(run: RunStream): Promise<string[]> {
  const events: string[] = [];
  for await (const event of run) events.push(JSON.stringify(event));
  return events;
}
const run = client.runs.stream("tambo", { message: "Count to 30", createThread: true });
const events = await collect(run);
const uninterrupted = await collect(client.runs.reconnect("tambo", run.runId ?? ""));
console.log(events.length > 30, events.join() === uninterrupted.join());
console.log(run.snapshot.status, run.lastEventId === events.length);
`,
  "gateway.ts": `import { ContractError, createGatewayClient, type RunRequest } from "tambo-v1-client/gateway";

const client = createGatewayClient({ baseUrl: process.env.URL ?? "" });
const body: RunRequest = {
  request: { model: "embedded/demo", messages: [{ role: "user", content: "What can you do?" }] },
};
const types: string[] = [];
for await (const event of await client.streamRun(body)) types.push(event.type);
const { result } = await client.createRun(body);
console.log(types[0], types.at(-1), result.stop_reason);
try {
  await client.streamRun({ request: { ...body.request, model: "none" } });
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.log(error.status, error.code, error.requestId?.startsWith("req_"));
}
`,
  "ag-ui.ts": `import { type AgUiEvent, ContractError, createAgUiClient } from "tambo-v1-client/ag-ui";

const client = createAgUiClient({ baseUrl: process.env.URL ?? "" });
const run = { threadId: "ag-ui", runId: "run_1" };
const createInput = (runId: string) => ({
  ...run,
  runId,
  messages: [{ id: "msg_" + runId, role: "user" as const, content: "Count to 30" }],
  tools: [],
  context: [],
});
let events: AgUiEvent[] = [];
try {
  for await (const event of await client.runAgent("default", createInput("run_1"))) events.push(event);
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.log(error.code);
}
events = [];
let text = "";
for await (const event of await client.connectAgent("default", run)) {
  events.push(event);
  if (event.type === "MESSAGES_SNAPSHOT") {
    const last = event.messages.at(-1);
    if (last?.role === "assistant") text = last.content ?? "";
  }
  if (event.type === "TEXT_MESSAGE_CONTENT") text += event.delta;
}
console.log(events[0]?.type, events.at(-1)?.type);
console.log(text);
await client.runAgent("default", createInput("run_2"));
console.log((await client.cancelAgentRun("default", { ...run, runId: "run_2" })).status);
`,
  "tool-progress.ts": `import {
  type ChatAgentResponse,
  ContractError,
  createToolProgressClient,
  emptyMessage,
  foldChunk,
} from "tambo-v1-client/tool-progress";

const client = createToolProgressClient({ baseUrl: process.env.URL ?? "" });
const content = "Count to 30";
const chunks: ChatAgentResponse[] = [];
const session = await client.sendMessage("tool-progress", { content });
try {
  for await (const chunk of session) chunks.push(chunk);
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.log(error.code);
}
const options = { cursor: session.lastEventId };
for await (const chunk of await client.resumeSession("tool-progress", session.sessionId, options))
  chunks.push(chunk);
console.log(chunks.reduce((message, chunk) => foldChunk(message, chunk), emptyMessage).text);
const uninterrupted: ChatAgentResponse[] = [];
for await (const chunk of await client.resumeSession("tool-progress", session.sessionId)) uninterrupted.push(chunk);
console.log(chunks.length > 30, JSON.stringify(chunks) === JSON.stringify(uninterrupted));
const stopped = await client.sendMessage("tool-progress", { content });
await client.stopSession("tool-progress", { session_id: stopped.sessionId });
for await (const chunk of stopped) if (chunk.error) console.log(chunk.error.code);
`,
  "agent-stream.ts": `import { ContractError, createAgentStreamClient } from "tambo-v1-client/agent-stream";

const client = createAgentStreamClient({ baseUrl: process.env.URL ?? "" });
const ask = (content: string) => ({ messages: [{ role: "user" as const, content }] });
try {
  for await (const _ of await client.streamChat(ask("Count to 30")));
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.log(error.code);
}
const statuses: string[] = [];
let result = "";
for await (const { event, data } of await client.streamAgent(ask("Run the code \`6 * 7\`"))) {
  if (event === "status") statuses.push(data.type);
  if (event === "tool_result") result = data.content;
}
console.log(statuses[0], statuses.at(-1));
console.log(JSON.parse(result).value);
`,
};
