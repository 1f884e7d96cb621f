/**
 * Checks the text, tool calls and components in a stream: each start event has an end event, and the deltas
 * add up to the stored value.
 */
import { isDeepStrictEqual } from "node:util";

// biome-ignore lint/suspicious/noExplicitAny: events of every type, as received.
type AnyEvent = any;

/** A text block, tool call or component in the stream. */
interface Part {
  json: string;
  open: boolean;
}

/**
 * Checks text, tool calls and components (T-040, T-041, T-049, T-051, T-056).
 *
 * @param events A complete stream, in order.
 * @returns A line for each violation.
 */
export function checkParts(events: readonly AnyEvent[]): string[] {
  const violations: string[] = [];
  const texts = new Map<string, Part>();
  const calls = new Map<string, Part>();
  const components = new Map<string, Part>();
  const open = (parts: Map<string, Part>, id: string, kind: string, mayRepeat: boolean) => {
    const before = parts.get(id);
    if (before?.open === true || (before !== undefined && !mayRepeat))
      violations.push(`${kind} ${id} starts twice`);
    parts.set(id, { json: before?.json ?? "", open: true });
  };
  const add = (parts: Map<string, Part>, id: string, kind: string, delta: string) => {
    const part = parts.get(id);
    if (part?.open === true) part.json += delta;
    else violations.push(`${kind} ${id} is not open for the delta ${JSON.stringify(delta)}`);
  };
  const end = (parts: Map<string, Part>, id: string, kind: string) => {
    const part = parts.get(id);
    if (part?.open === true) part.open = false;
    else violations.push(`${kind} ${id} ends before it starts`);
    return part?.json ?? "";
  };

  const failed = new Set<string>();
  const invalidJson: string[] = [];
  for (const event of events) {
    switch (event.type === "CUSTOM" ? event.name : event.type) {
      case "TEXT_MESSAGE_START":
        // A message may have multiple text blocks, with components between them.
        open(texts, event.messageId, "text", true);
        break;
      case "TEXT_MESSAGE_CONTENT":
        add(texts, event.messageId, "text", event.delta);
        break;
      case "TEXT_MESSAGE_END":
        end(texts, event.messageId, "text");
        break;
      case "TOOL_CALL_START":
        open(calls, event.toolCallId, "call", false);
        break;
      case "TOOL_CALL_ARGS":
        add(calls, event.toolCallId, "call", event.delta);
        break;
      case "TOOL_CALL_END":
        if (parseObject(end(calls, event.toolCallId, "call")) === undefined)
          invalidJson.push(event.toolCallId);
        break;
      case "tambo.tool.result":
        if (event.value.isError === true) failed.add(event.value.toolCallId);
        if (calls.get(event.value.toolCallId)?.open !== false)
          violations.push(`the result of call ${event.value.toolCallId} comes before its end`);
        break;
      case "tambo.component.start":
        open(components, event.value.componentId, "component", false);
        break;
      case "tambo.component.props_delta":
        add(components, event.value.componentId, "component", event.value.delta);
        break;
      case "tambo.component.end": {
        const { componentId, props } = event.value;
        const streamed = end(components, componentId, "component");
        // Props that are not valid JSON have already been streamed, and end as `{}`.
        if (!isDeepStrictEqual(parseObject(streamed) ?? {}, props))
          violations.push(
            `component ${componentId} streamed ${streamed} but ends with ${JSON.stringify(props)}`,
          );
        break;
      }
      case "tambo.run.awaiting_input":
        for (const { toolCallId, input } of event.value.pendingToolCalls) {
          const streamed = calls.get(toolCallId);
          // A call from an earlier run may still be pending.
          if (streamed !== undefined && !isDeepStrictEqual(parseObject(streamed.json), input))
            violations.push(
              `call ${toolCallId} streamed ${streamed.json}, but is pending with ${JSON.stringify(input)}`,
            );
        }
        break;
      case "tambo.run.finished":
        violations.push(...checkMessages(event.value.messages, { texts, calls, components }));
        break;
      default:
        break;
    }
  }
  for (const id of invalidJson) {
    if (!failed.has(id))
      violations.push(`the arguments of call ${id} are not a JSON object: ${calls.get(id)?.json}`);
  }
  for (const [kind, parts] of Object.entries({ text: texts, call: calls, component: components })) {
    for (const [id, { open }] of parts) if (open) violations.push(`${kind} ${id} does not end`);
  }
  return violations;
}

type Parts = Record<"texts" | "calls" | "components", ReadonlyMap<string, Part>>;

/** Checks that the messages in `tambo.run.finished` equal the streamed content. */
function checkMessages(messages: readonly AnyEvent[], streamed: Parts): string[] {
  const violations: string[] = [];
  const seen = { texts: new Set<string>(), calls: new Set<string>(), components: new Set<string>() };
  const compare = (kind: keyof Parts, id: string, want: unknown, read: (json: string) => unknown) => {
    seen[kind].add(id);
    const part = streamed[kind].get(id);
    const got = part === undefined ? undefined : read(part.json);
    if (!isDeepStrictEqual(got, want))
      violations.push(`${kind} ${id}: streamed ${part?.json}, but stored ${JSON.stringify(want)}`);
  };
  const readInput = (json: string) => parseObject(json) ?? {};
  for (const { id, role, content, toolCalls = [] } of messages) {
    if (role !== "assistant") continue;
    const texts = content.filter(({ type }: AnyEvent) => type === "text");
    if (texts.length > 0)
      compare("texts", id, texts.map(({ text }: AnyEvent) => text).join(""), (text) => text);
    for (const call of toolCalls) compare("calls", call.id, call.arguments, readInput);
    for (const block of content) {
      if (block.type === "tool_use") compare("calls", block.id, block.input, readInput);
      if (block.type === "component") compare("components", block.id, block.props, readInput);
    }
  }
  for (const kind of ["texts", "calls", "components"] as const) {
    for (const id of streamed[kind].keys())
      if (!seen[kind].has(id)) violations.push(`${kind} ${id} was streamed, but is in no message`);
  }
  return violations;
}

function parseObject(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return value !== null && typeof value === "object" && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
