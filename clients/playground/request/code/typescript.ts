/** Programs in TypeScript, for Node 22.18 or newer. */
import type { CodeRequest } from "./code.ts";
import { addToolFunction, type DefinitionsList, extractDefinitions } from "./definitions.ts";
import { Raw, toJavaScript } from "./literals.ts";

/** Writes a program that uses the client of the contract. */
export function writeTypeScript(request: CodeRequest): string {
  const writers = {
    tambo: writeTambo,
    "ag-ui": writeAgUi,
    gateway: writeGateway,
    "tool-progress": writeToolProgress,
    "agent-stream": writeAgentStream,
    "ui-stream": writeUiStream,
  };
  return writers[request.contract](request);
}

function createClient(name: string, { baseUrl }: CodeRequest): string {
  return `const client = ${name}({ baseUrl: ${JSON.stringify(baseUrl)}, apiKey: process.env.API_KEY });`;
}

/** The functions that return lists of definitions. The program can call them before their declarations. */
const getters = { components: "getComponents", tools: "getTools" };

const writeField = (key: string, name: DefinitionsList["name"]) => `${key}: ${getters[name]}()`;

/** Writes the functions that return the lists. @param types The types of their elements. */
function writeGetters(
  lists: readonly DefinitionsList[],
  types: Partial<Record<DefinitionsList["name"], string>> = {},
): string {
  const functions = lists.map(({ name, definitions }) => {
    const type = types[name] === undefined ? "" : `: ${types[name]}[]`;
    return `\nfunction ${getters[name]}()${type} {\n  return ${toJavaScript(definitions, 1)};\n}\n`;
  });
  return functions.join("");
}

function writeTambo(request: CodeRequest): string {
  const { threadId, isProposal } = request;
  const { body, lists } = extractDefinitions(request, writeField);
  const withFunctions = lists.map(({ name, definitions }) => ({
    name,
    definitions: name === "tools" ? definitions.map(addToolFunction) : definitions,
  }));
  const types = { components: "AvailableComponent", tools: "ClientTool" };
  const imports = [...lists.map(({ name }) => `type ${types[name]}`), "createTamboClient"].join(", ");
  const options = isProposal ? ', { wire: "proposal" }' : "";
  return `// npm install tambo-v1-client
import { ${imports} } from "tambo-v1-client";

${createClient("createTamboClient", request)}
const run = client.runs.stream(${JSON.stringify(threadId)}, ${toJavaScript(body)}${options});
for await (const event of run) {
  if (event.type === "TOOL_CALL_START") console.log(event.toolName);
  if (event.type === "TEXT_MESSAGE_CONTENT") process.stdout.write(event.delta);
}
const { status, messages } = await run.finished;
for (const block of messages.flatMap(({ content }) => content)) {
  if (block.type === "component") console.log(\`\\n\${block.name}\`, JSON.stringify(block.props));
}
console.log(\`\\n\${status}\`);
${writeGetters(withFunctions, types)}`;
}

function writeAgUi(request: CodeRequest): string {
  const { url } = request;
  const { body, lists } = extractDefinitions(request, writeField);
  const { threadId, messages, state, tools, context, forwardedProps } = body;
  const agent = {
    url,
    headers: new Raw("headers"),
    threadId,
    initialMessages: messages,
    ...(state !== undefined && { initialState: state }),
  };
  const input = {
    ...(tools !== undefined && { tools }),
    ...(context !== undefined && { context }),
    ...(forwardedProps !== undefined && { forwardedProps }),
  };
  return `// npm install @ag-ui/client
import { HttpAgent } from "@ag-ui/client";

const key = process.env.API_KEY;
const headers: Record<string, string> = key ? { Authorization: \`Bearer \${key}\` } : {};
const agent = new HttpAgent(${toJavaScript(agent)});
const { newMessages } = await agent.runAgent(${toJavaScript(input)});
for (const message of newMessages) {
  if (message.role === "activity") console.log(message.content.componentName, message.content.props);
  if (message.role !== "assistant") continue;
  for (const call of message.toolCalls ?? []) console.log(call.function.name, call.function.arguments);
  if (message.content) console.log(message.content);
}
${writeGetters(lists)}`;
}

function writeGateway(request: CodeRequest): string {
  return `// npm install tambo-v1-client
import { createGatewayClient, type RunRequest } from "tambo-v1-client/gateway";

${createClient("createGatewayClient", request)}
const body: RunRequest = ${toJavaScript(request.body)};
for await (const event of await client.streamRun(body)) {
  if (event.type === "stream_event" && event.event.type === "content_block_delta") {
    if (event.event.delta.type === "text_delta") process.stdout.write(event.event.delta.text);
  }
  if (event.type === "run_complete") console.log(\`\\n\${event.result.stop_reason}\`);
  if (event.type === "error") console.error(event.error.message);
}
`;
}

function writeToolProgress(request: CodeRequest): string {
  return `// npm install tambo-v1-client
import { createToolProgressClient, emptyMessage, foldChunk } from "tambo-v1-client/tool-progress";

${createClient("createToolProgressClient", request)}
const stream = await client.sendMessage(${JSON.stringify(request.threadId)}, ${toJavaScript(request.body)});
let message = emptyMessage;
for await (const chunk of stream) {
  message = foldChunk(message, chunk, (call) => console.log(call.tool_name, call.phase));
}
console.log(message.text);
if (message.error) console.error(message.error.message);
`;
}

function writeAgentStream(request: CodeRequest): string {
  return `// npm install tambo-v1-client
import { type AgentRequest, createAgentStreamClient } from "tambo-v1-client/agent-stream";

${createClient("createAgentStreamClient", request)}
const body: AgentRequest = ${toJavaScript(request.body)};
for await (const { event, data } of await client.streamAgent(body)) {
  if (event === "tool_call_start") console.log(data.toolCallName);
  if (event === "message") process.stdout.write(data.content);
  if (event === "error") console.error(data.message);
}
console.log();
`;
}

function writeUiStream(request: CodeRequest): string {
  const { body, lists } = extractDefinitions(request, writeField);
  const { id, messages, ...rest } = body;
  const transport = { api: request.url, headers: new Raw("headers"), body: rest };
  return `// npm install ai
import { DefaultChatTransport, type UIMessage } from "ai";

const key = process.env.API_KEY;
const headers: Record<string, string> = key ? { Authorization: \`Bearer \${key}\` } : {};
const messages: UIMessage[] = ${toJavaScript(messages)};
const transport = new DefaultChatTransport(${toJavaScript(transport)});
const stream = await transport.sendMessages({
  trigger: "submit-message",
  chatId: ${toJavaScript(id)},
  messages,
  messageId: undefined,
  abortSignal: undefined,
});
for await (const chunk of stream) {
  if (chunk.type === "tool-input-start") console.log(chunk.toolName);
  if (chunk.type === "text-delta") process.stdout.write(chunk.delta);
  if (chunk.type === "data-component") console.log(JSON.stringify(chunk.data));
  if (chunk.type === "error") console.error(chunk.errorText);
}
console.log();
${writeGetters(lists)}`;
}
