/** Validates the requirements for requests that the document states in words only. */
import { check, known, readBody, refuse } from "./contract.mjs";

/** Returns a body of a schema without undeclared fields. */
export function valid(schema, body) {
  refuse(check(schema, body));
  return known(schema, body);
}

/** Parses a body of a schema of the document. */
export async function readValid(request, schema, absent) {
  return valid(schema, (await readBody(request)) ?? absent);
}

const mistake = (pointer, detail) => ({ pointer, detail });

function blockMistakes(block, pointer, takesResults) {
  const { type, source, resource, content } = block;
  if (type === "tool_result") {
    if (!takesResults) return [mistake(`${pointer}/type`, "tool_result is for a run's messages of the user")];
    return content.flatMap((each, place) => blockMistakes(each, `${pointer}/content/${place}`, false));
  }
  if (source?.type === "url" && !URL.canParse(source.url)) {
    return [mistake(`${pointer}/source/url`, "is not an absolute URL")];
  }
  if (type !== "resource" || (resource.uri ?? resource.text ?? resource.blob) !== undefined) return [];
  return [mistake(`${pointer}/resource`, "needs at least one of uri, text and blob")];
}

/** Returns the errors of a message (T-019, T-022, T-025). */
function messageMistakes({ role, content, toolCallId }, pointer, isOfRun) {
  const mistakes = [];
  if ((role === "tool") !== (toolCallId !== undefined)) {
    mistakes.push(
      mistake(`${pointer}/toolCallId`, 'is required with the role "tool", and wrong with any other'),
    );
  }
  if (typeof content === "string") return mistakes;
  const takesResults = isOfRun && role === "user";
  if (takesResults && content.length === 0) mistakes.push(mistake(`${pointer}/content`, "is empty"));
  const inBlocks = content.flatMap((block, place) =>
    blockMistakes(block, `${pointer}/content/${place}`, takesResults),
  );
  return [...mistakes, ...inBlocks];
}

/** Returns the errors of the initial messages of a thread (TX-20). */
export const initialMistakes = (messages) =>
  messages.flatMap((message, place) => messageMistakes(message, `/initialMessages/${place}`, false));

/** Returns the messages of a run, each with its pointer. */
const withPointers = ({ message, additionalMessages = [] }) => [
  { message, pointer: "/message" },
  ...additionalMessages.map((message, place) => ({ message, pointer: `/additionalMessages/${place}` })),
];

/** Returns the errors of a message of a run (TX-20). */
function runMessageMistakes({ message, pointer }) {
  if (["user", "tool"].includes(message.role)) return messageMistakes(message, pointer, true);
  return [mistake(`${pointer}/role`, "must be user or tool")];
}

function repeated(names) {
  const seen = new Set();
  return names.filter(({ name, pointer }) => {
    const isNew = !seen.has(name);
    seen.add(name);
    return !isNew && pointer;
  });
}

/** Returns the errors of a run request (T-027, T-031, T-062, TX-18). */
export function runMistakes(request, serverTools) {
  const { tools = [], toolChoice, forceComponent } = request;
  const components = request.availableComponents ?? [];
  const toolNames = [
    ...tools.map(({ name }, place) => ({ name, pointer: `/tools/${place}/name` })),
    ...components.flatMap(({ contextTools = [] }, component) =>
      contextTools.map(({ name }, place) => ({
        name,
        pointer: `/availableComponents/${component}/contextTools/${place}/name`,
      })),
    ),
  ];
  const componentNames = components.map(({ name }, place) => ({
    name,
    pointer: `/availableComponents/${place}/name`,
  }));
  const mistakes = [
    ...withPointers(request).flatMap(runMessageMistakes),
    ...[...repeated(toolNames), ...repeated(componentNames)].map(({ name, pointer }) =>
      mistake(pointer, `the name "${name}" is used twice`),
    ),
  ];
  const choice = toolChoice?.name;
  if (choice !== undefined && ![...toolNames, ...serverTools].some(({ name }) => name === choice)) {
    mistakes.push(
      mistake("/toolChoice/name", `there is no tool "${choice}" in the request or on the server`),
    );
  }
  if (toolChoice === "required" && [...toolNames, ...serverTools, ...components].length === 0) {
    mistakes.push(mistake("/toolChoice", "a tool is required, and there is none"));
  }
  if (forceComponent !== undefined) {
    if (!components.some(({ name }) => name === forceComponent)) {
      mistakes.push(mistake("/forceComponent", `availableComponents has no "${forceComponent}"`));
    }
    if (toolChoice === "none" || choice !== undefined) {
      mistakes.push(mistake("/forceComponent", "contradicts toolChoice"));
    }
  }
  return mistakes;
}

/** Returns the tool results of a run's messages, each with its pointer, and the user message. */
function split(request) {
  const results = [];
  const said = [];
  for (const { message, pointer } of withPointers(request)) {
    const { role, content, metadata } = message;
    if (role === "tool") results.push({ message, pointer: `${pointer}/toolCallId` });
    else if (typeof content === "string") said.push(message);
    else {
      for (const [place, { type, toolUseId: toolCallId, content: blocks, isError }] of content.entries()) {
        if (type !== "tool_result") continue;
        const result = { role: "tool", toolCallId, content: blocks, isError, metadata };
        results.push({ message: result, pointer: `${pointer}/content/${place}/toolUseId` });
      }
      const rest = content.filter(({ type }) => type !== "tool_result");
      if (rest.length > 0) said.push({ ...message, content: rest });
    }
  }
  return { results, said };
}

/**
 * Returns the changes of a run's messages to a thread (TX-09): messages to store, and the calls that are
 * still pending. Rejects results without a pending call. Changes nothing itself.
 */
export function readMessages(thread, request) {
  const { results, said } = split(request);
  const blocks = thread?.messages.flatMap(({ content }) => content) ?? [];
  let pending = thread?.pending ?? [];
  for (const { message, pointer } of results) {
    const { toolCallId: id } = message;
    const isKnown = blocks.some((block) => block.kind === "client" && block.id === id);
    if (!isKnown)
      refuse([mistake(pointer, `the thread has no client tool call "${id}"`)], "INVALID_TOOL_CALL");
    if (!pending.some(({ toolCallId }) => toolCallId === id)) {
      refuse([mistake(pointer, `the tool call "${id}" does not wait for a result`)], "INVALID_TOOL_RESULT");
    }
    pending = pending.filter(({ toolCallId }) => toolCallId !== id);
  }
  const messages = results.map(({ message }) => message);
  if (said.length === 0) return { messages, pending };
  const content = "The call was given up: the user went on without its result.";
  const givenUp = pending.map(({ toolCallId }) => ({ role: "tool", toolCallId, content, isError: true }));
  return { messages: [...messages, ...givenUp, ...said], pending: [] };
}
