/** The agent loop. It calls the model and server tools until there is a response or the client has to act. */
import { complete, ModelError } from "./chat-completions.mjs";
import { buildMessages } from "./conversation.mjs";
import { ToolServer } from "./mcp.mjs";
import { addMessage } from "./threads.mjs";
import { Turn } from "./turn.mjs";

const endpoint = {
  url: process.env.OPENAI_BASE_URL ?? "https://api.openai.com/v1",
  key: process.env.OPENAI_API_KEY ?? "",
};
const defaultModel = process.env.OPENAI_MODEL ?? "gpt-4.1-mini";
/** The MCP server's name in requests. Its tools are called `conformance/<tool>`. */
const serverName = "conformance";
const maxTurns = 25;

const mcp = process.env.CONFORM_MCP_URL ? new ToolServer(process.env.CONFORM_MCP_URL) : undefined;
let serverTools;

/**
 * Loads the server tools, each as `{kind, name, tool, modelName, description, schema}`. Returns an empty list
 * if the MCP server is unavailable.
 */
export async function loadServerTools() {
  if (!mcp) return [];
  try {
    serverTools ??= (await mcp.tools()).map(({ name, description = "", inputSchema }) => ({
      kind: "server",
      name: `${serverName}/${name}`,
      tool: name,
      modelName: `${serverName}__${name}`,
      description,
      schema: inputSchema,
    }));
  } catch (error) {
    console.error(`No server tools: ${error.message}`);
  }
  return serverTools ?? [];
}

const stateTool = {
  kind: "state",
  name: "set_component_state",
  modelName: "set_component_state",
  description: "Changes the state of a component on screen: the whole state, or by JSON Patch.",
  schema: {
    type: "object",
    properties: {
      component: { type: "string", description: "Id of the component, or of the call that showed it" },
      state: { type: "object" },
      patch: { type: "array", items: { type: "object" } },
    },
    required: ["component"],
  },
};

const clientTool = ({ name, description, inputSchema: schema, strict }) => ({
  kind: "client",
  name,
  modelName: name,
  description,
  schema,
  strict,
});

/** Returns the output schemas of the client tools, by name. */
const collectOutputSchemas = ({ tools = [], availableComponents = [] }) =>
  new Map(
    [...tools, ...availableComponents.flatMap(({ contextTools = [] }) => contextTools)].map(
      ({ name, outputSchema }) => [name, outputSchema],
    ),
  );

const componentTool = ({ name, description, propsSchema }) => ({
  kind: "component",
  name,
  modelName: `render_${name.replaceAll(".", "_")}`.slice(0, 64),
  description,
  schema: propsSchema,
});

/** Returns the messages after the last user message, including continuations. */
const listCurrentResponse = ({ messages }) =>
  messages.slice(messages.findLastIndex(({ role }) => role === "user") + 1);

/** Counts how often a tool has been called in the current response (T-035). */
function countCalls(thread, name) {
  const blocks = listCurrentResponse(thread).flatMap(({ content }) => content);
  return blocks.filter((block) => block.type === "tool_use" && block.name === name).length;
}

/**
 * Returns the tools that are currently available. A component's tools are available if the thread contains an
 * instance of the component (T-034).
 */
function listOfferedTools(thread, request, fromServer) {
  if (request.toolChoice === "none") return [];
  const components = request.availableComponents ?? [];
  const shownNames = new Set([...thread.components.values()].map(({ name }) => name));
  const context = components
    .filter(({ name }) => shownNames.has(name))
    .flatMap(({ contextTools = [] }) => contextTools)
    .map((tool) => ({
      ...clientTool(tool),
      remaining: (tool.maxCalls ?? Infinity) - countCalls(thread, tool.name),
    }))
    .filter(({ remaining }) => remaining > 0);
  const tools = [
    ...(request.tools ?? []).map(clientTool),
    ...context,
    ...fromServer,
    ...components.map(componentTool),
    ...(components.length > 0 ? [stateTool] : []),
  ];
  const taken = new Set();
  return tools.map((tool) => {
    let modelName = tool.modelName;
    for (let number = 2; taken.has(modelName); number++)
      modelName = `${tool.modelName.slice(0, 60)}_${number}`;
    taken.add(modelName);
    return { ...tool, modelName };
  });
}

/** Returns the value of `tool_choice`, which applies only to the first turn of a response. */
function toolChoice({ thread }, { toolChoice: choice = "auto", forceComponent }, offered) {
  if (listCurrentResponse(thread).some(({ role }) => role === "assistant")) return "auto";
  const isForced = ({ kind, name }) =>
    forceComponent
      ? kind === "component" && name === forceComponent
      : kind !== "component" && name === choice.name;
  const forced = offered.find(isForced);
  if (forced) return { type: "function", function: { name: forced.modelName } };
  return choice === "required" ? choice : "auto";
}

function buildModelRequest(run, request, offered, embedded) {
  const tools = offered.map(({ modelName: name, description, schema: parameters, strict }) => ({
    type: "function",
    function: { name, description, parameters, strict },
  }));
  return {
    model: request.model ?? defaultModel,
    messages: buildMessages(run.thread, embedded, collectOutputSchemas(request)),
    max_completion_tokens: request.maxTokens,
    temperature: request.temperature,
    ...(tools.length > 0 && { tools, tool_choice: toolChoice(run, request, offered) }),
  };
}

/**
 * Creates a function that finds the tool for a call. It rejects calls to tools that were not offered, or that
 * have reached their maximum number of calls.
 */
function createFinder(offered) {
  const counts = new Map();
  return (modelName) => {
    const tool = offered.find((each) => each.modelName === modelName);
    if (!tool) return { kind: "unknown", name: modelName, callError: `There is no tool "${modelName}".` };
    const count = (counts.get(modelName) ?? 0) + 1;
    counts.set(modelName, count);
    if (count <= (tool.remaining ?? Infinity)) return tool;
    return { ...tool, callError: `The tool "${tool.name}" may not be called again in this response.` };
  };
}

async function callTool({ tool, input, callError }, signal) {
  if (callError) return { content: [{ type: "text", text: callError }], isError: true };
  return mcp.callTool(tool, input, signal);
}

/** Reads the text of referenced resources from their server (T-065). */
async function readEmbeddedResources(run, request) {
  const embedded = new Map();
  if (!request.embedResources || !mcp) return embedded;
  for (const { type, resource } of run.thread.messages.flatMap(({ content }) => content)) {
    if (type !== "resource" || (resource.text ?? resource.blob) !== undefined) continue;
    const contents = await mcp.readResource(resource.uri, run.abort.signal);
    if (contents?.text !== undefined) embedded.set(resource.uri, contents.text);
  }
  return embedded;
}

const isClientCall = ({ kind, callError }) => kind === "client" && !callError;

/** @returns True if the model has to be called again. */
async function runTurn(run, request, fromServer, embedded) {
  const { thread, abort } = run;
  const offered = listOfferedTools(thread, request, fromServer);
  const turn = new Turn(run, createFinder(offered));
  run.keepPartialResponse = (reason) => turn.keep(reason);
  const body = buildModelRequest(run, request, offered, embedded);
  for await (const { text, call } of complete(endpoint, body, abort.signal)) {
    if (abort.signal.aborted) return false;
    if (text) turn.addText(text);
    else turn.addCall(call);
  }
  if (abort.signal.aborted) return false;
  turn.finish();
  run.keepPartialResponse = () => {};

  const calls = turn.content.filter(({ type }) => type === "tool_use");
  const clientCalls = calls.filter(isClientCall);
  const otherCalls = calls.filter((call) => !isClientCall(call));
  const results = otherCalls.map((block) => callTool(block, abort.signal));
  for (const [index, { id: toolCallId }] of otherCalls.entries()) {
    const { content, isError } = await results[index];
    if (abort.signal.aborted) return false;
    const message = { role: "tool", toolCallId, content, ...(isError && { isError }) };
    const stored = addMessage(thread, message);
    run.produced.push(stored);
    run.emitToolResult(stored);
  }
  if (clientCalls.length > 0) {
    run.pause(clientCalls.map(({ id, name, input }) => ({ toolCallId: id, toolName: name, input })));
    return false;
  }
  return otherCalls.length > 0;
}

/** Executes a run to its end. Never throws: any error ends the run. */
export async function executeRun(run, request, fromServer) {
  try {
    const embedded = await readEmbeddedResources(run, request);
    for (let turn = 1; await runTurn(run, request, fromServer, embedded); turn++) {
      if (turn === maxTurns) break;
    }
    run.finish();
  } catch (error) {
    if (error instanceof ModelError) run.fail(error.message, error.code);
    else {
      if (run.status === "running") console.error(error);
      run.fail("The server failed.", "INTERNAL_ERROR");
    }
  }
}
