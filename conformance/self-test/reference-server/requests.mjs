/** Validates the requirements on requests that the document states only in prose. */
import { check, pickDeclared, readBody, throwIfInvalid } from "./contract.mjs";

/** Validates a body against a schema, and returns it without undeclared fields. */
export function parseValid(schema, body) {
  throwIfInvalid(check(schema, body));
  return pickDeclared(schema, body);
}

/** Reads a request body and validates it against one of the document's schemas. */
export async function readValid(request, schema, absent) {
  return parseValid(schema, (await readBody(request)) ?? absent);
}

const createViolation = (pointer, detail) => ({ pointer, detail });

function findBlockViolations(block, pointer, takesResults) {
  const { type, source, resource, content } = block;
  if (type === "tool_result") {
    if (!takesResults)
      return [createViolation(`${pointer}/type`, "tool_result is allowed only in user messages of a run")];
    return content.flatMap((each, index) => findBlockViolations(each, `${pointer}/content/${index}`, false));
  }
  if (source?.type === "url" && !URL.canParse(source.url)) {
    return [createViolation(`${pointer}/source/url`, "is not an absolute URL")];
  }
  if (type !== "resource" || (resource.uri ?? resource.text ?? resource.blob) !== undefined) return [];
  return [createViolation(`${pointer}/resource`, "needs at least one of uri, text and blob")];
}

/** Returns the violations in a message (T-019, T-022, T-025). */
function findMessageViolations({ role, content, toolCallId }, pointer, isOfRun) {
  const violations = [];
  if ((role === "tool") !== (toolCallId !== undefined)) {
    violations.push(
      createViolation(
        `${pointer}/toolCallId`,
        'is required with the role "tool", and not allowed with any other',
      ),
    );
  }
  if (typeof content === "string") return violations;
  const takesResults = isOfRun && role === "user";
  if (takesResults && content.length === 0)
    violations.push(createViolation(`${pointer}/content`, "is empty"));
  const inBlocks = content.flatMap((block, index) =>
    findBlockViolations(block, `${pointer}/content/${index}`, takesResults),
  );
  return [...violations, ...inBlocks];
}

/** Returns the violations in a thread's initial messages (TX-20). */
export const findInitialViolations = (messages) =>
  messages.flatMap((message, index) => findMessageViolations(message, `/initialMessages/${index}`, false));

/** Returns the messages in a run request, each with its pointer. */
const withPointers = ({ message, additionalMessages = [] }) => [
  { message, pointer: "/message" },
  ...additionalMessages.map((message, index) => ({ message, pointer: `/additionalMessages/${index}` })),
];

/** Returns the violations in one of a run request's messages (TX-20). */
function findRunMessageViolations({ message, pointer }) {
  if (["user", "tool"].includes(message.role)) return findMessageViolations(message, pointer, true);
  return [createViolation(`${pointer}/role`, "must be user or tool")];
}

function listDuplicates(names) {
  const seen = new Set();
  return names.filter(({ name, pointer }) => {
    const isNew = !seen.has(name);
    seen.add(name);
    return !isNew && pointer;
  });
}

/** Returns the violations in a run request (T-027, T-031, T-062, TX-18). */
export function findRunViolations(request, serverTools) {
  const { tools = [], toolChoice, forceComponent } = request;
  const components = request.availableComponents ?? [];
  const toolNames = [
    ...tools.map(({ name }, index) => ({ name, pointer: `/tools/${index}/name` })),
    ...components.flatMap(({ contextTools = [] }, component) =>
      contextTools.map(({ name }, index) => ({
        name,
        pointer: `/availableComponents/${component}/contextTools/${index}/name`,
      })),
    ),
  ];
  const componentNames = components.map(({ name }, index) => ({
    name,
    pointer: `/availableComponents/${index}/name`,
  }));
  const violations = [
    ...withPointers(request).flatMap(findRunMessageViolations),
    ...[...listDuplicates(toolNames), ...listDuplicates(componentNames)].map(({ name, pointer }) =>
      createViolation(pointer, `the name "${name}" is used twice`),
    ),
  ];
  const choice = toolChoice?.name;
  if (choice !== undefined && ![...toolNames, ...serverTools].some(({ name }) => name === choice)) {
    violations.push(
      createViolation("/toolChoice/name", `there is no tool "${choice}" in the request or on the server`),
    );
  }
  if (toolChoice === "required" && [...toolNames, ...serverTools, ...components].length === 0) {
    violations.push(createViolation("/toolChoice", "a tool call is required, but there are no tools"));
  }
  if (forceComponent !== undefined) {
    if (!components.some(({ name }) => name === forceComponent)) {
      violations.push(createViolation("/forceComponent", `availableComponents has no "${forceComponent}"`));
    }
    if (toolChoice === "none" || choice !== undefined) {
      violations.push(createViolation("/forceComponent", "contradicts toolChoice"));
    }
  }
  return violations;
}

/** Returns the tool results in a run request's messages, each with its pointer, and the user message. */
function split(request) {
  const results = [];
  const userMessages = [];
  for (const { message, pointer } of withPointers(request)) {
    const { role, content, metadata } = message;
    if (role === "tool") results.push({ message, pointer: `${pointer}/toolCallId` });
    else if (typeof content === "string") userMessages.push(message);
    else {
      for (const [index, { type, toolUseId: toolCallId, content: blocks, isError }] of content.entries()) {
        if (type !== "tool_result") continue;
        const result = { role: "tool", toolCallId, content: blocks, isError, metadata };
        results.push({ message: result, pointer: `${pointer}/content/${index}/toolUseId` });
      }
      const rest = content.filter(({ type }) => type !== "tool_result");
      if (rest.length > 0) userMessages.push({ ...message, content: rest });
    }
  }
  return { results, userMessages };
}

/**
 * Determines how the messages in a run request change a thread (TX-09). Returns the messages to store, and
 * the calls that are still pending. Rejects results for which no call is pending. Does not change the thread.
 */
export function readMessages(thread, request) {
  const { results, userMessages } = split(request);
  const blocks = thread?.messages.flatMap(({ content }) => content) ?? [];
  let pending = thread?.pending ?? [];
  for (const { message, pointer } of results) {
    const { toolCallId: id } = message;
    const isKnown = blocks.some((block) => block.kind === "client" && block.id === id);
    if (!isKnown)
      throwIfInvalid(
        [createViolation(pointer, `the thread has no client tool call "${id}"`)],
        "INVALID_TOOL_CALL",
      );
    if (!pending.some(({ toolCallId }) => toolCallId === id)) {
      throwIfInvalid(
        [createViolation(pointer, `the tool call "${id}" does not await a result`)],
        "INVALID_TOOL_RESULT",
      );
    }
    pending = pending.filter(({ toolCallId }) => toolCallId !== id);
  }
  const messages = results.map(({ message }) => message);
  if (userMessages.length === 0) return { messages, pending };
  const content = "The call was abandoned: the user sent another message without its result.";
  const abandonedResults = pending.map(({ toolCallId }) => ({
    role: "tool",
    toolCallId,
    content,
    isError: true,
  }));
  return { messages: [...messages, ...abandonedResults, ...userMessages], pending: [] };
}
