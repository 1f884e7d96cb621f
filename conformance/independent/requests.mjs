/** What a request must be beyond its shape: rules that the document says in words. */
import { check, known, Problem, readBody, refuse } from "./contract.mjs";

/** Reads a body of a schema of the document. */
export async function readValid(request, schema, absent) {
  const body = (await readBody(request)) ?? absent;
  refuse(check(schema, body));
  return known(schema, body);
}

const mistake = (pointer, detail) => ({ pointer, detail });

function resourceMistakes(blocks, pointer) {
  return blocks.flatMap((block, place) => {
    const here = `${pointer}/${place}`;
    if (block.type === "tool_result") return resourceMistakes(block.content, `${here}/content`);
    const { uri, text, blob } = block.resource ?? {};
    if (block.type !== "resource" || (uri ?? text ?? blob) !== undefined) return [];
    return [mistake(`${here}/resource`, "needs at least one of uri, text and blob")];
  });
}

/** Mistakes in a message (T-019, T-025, TX-20). */
export function messageMistakes(message, pointer, roles) {
  const { role, content, toolCallId } = message;
  const mistakes = [];
  if (!roles.includes(role)) mistakes.push(mistake(`${pointer}/role`, `must be one of: ${roles.join(", ")}`));
  if (role === "tool" && toolCallId === undefined) {
    mistakes.push(mistake(`${pointer}/toolCallId`, "is missing: a tool's result names the call"));
  }
  if (typeof content === "string") return mistakes;
  for (const [place, block] of content.entries()) {
    if (block.type !== "tool_result" || role === "user") continue;
    mistakes.push(
      mistake(`${pointer}/content/${place}/type`, "tool_result is only for messages of the user"),
    );
  }
  return [...mistakes, ...resourceMistakes(content, `${pointer}/content`)];
}

function repeated(names) {
  const seen = new Set();
  return names.filter(({ name, pointer }) => {
    const isNew = !seen.has(name);
    seen.add(name);
    return !isNew && pointer;
  });
}

/** Mistakes in a request for a run (T-027, T-031, T-062, TX-18). */
export function runMistakes(request, serverTools) {
  const { message, additionalMessages = [], tools = [], toolChoice, forceComponent } = request;
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
    ...messageMistakes(message, "/message", ["user", "tool"]),
    ...additionalMessages.flatMap((each, place) =>
      messageMistakes(each, `/additionalMessages/${place}`, ["user", "tool"]),
    ),
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

/** The messages of a run in their order: results of calls as messages of role `tool`, each with its pointer. */
function flatten(request) {
  const messages = [request.message, ...(request.additionalMessages ?? [])];
  return messages.flatMap((message, place) => {
    const pointer = place === 0 ? "/message" : `/additionalMessages/${place - 1}`;
    const { role, content, metadata } = message;
    if (role === "tool") return [{ message, pointer: `${pointer}/toolCallId` }];
    if (typeof content === "string") return [{ message }];
    const results = content.flatMap((block, number) => {
      if (block.type !== "tool_result") return [];
      const { toolUseId: toolCallId, content, isError } = block;
      return [
        {
          message: { role: "tool", toolCallId, content, isError, metadata },
          pointer: `${pointer}/content/${number}/toolUseId`,
        },
      ];
    });
    const rest = content.filter(({ type }) => type !== "tool_result");
    const hasRest = rest.length > 0 || results.length === 0;
    return [...results, ...(hasRest ? [{ message: { ...message, content: rest } }] : [])];
  });
}

/**
 * What a run's messages do to a thread (TX-09): messages to store, and the calls that then still wait. Refuses results
 * that nothing waits for; changes nothing.
 */
export function readMessages(thread, request) {
  let pending = thread?.pending ?? [];
  const blocks = thread?.messages.flatMap(({ content }) => content) ?? [];
  const messages = [];
  let abandons = false;
  for (const { message, pointer } of flatten(request)) {
    const { role, toolCallId: id } = message;
    messages.push(message);
    if (role === "user") {
      abandons ||= pending.length > 0;
      pending = [];
      continue;
    }
    const isKnown = blocks.some((block) => block.type === "tool_use" && block.id === id);
    if (!isKnown) {
      const detail = `The thread has no tool call "${id}".`;
      throw new Problem("INVALID_TOOL_CALL", detail, { errors: [mistake(pointer, detail)] });
    }
    if (!pending.some(({ toolCallId }) => toolCallId === id)) {
      const detail = `The tool call "${id}" does not wait for a result.`;
      throw new Problem("INVALID_TOOL_RESULT", detail, { errors: [mistake(pointer, detail)] });
    }
    pending = pending.filter(({ toolCallId }) => toolCallId !== id);
  }
  return { messages, pending, abandons, answers: messages.some(({ role }) => role === "tool") };
}
