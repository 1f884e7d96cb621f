import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import type { ThreadKey } from "../../core/ports/records.ts";
import { SchemaChecks } from "../../core/schemas/schema-checks.ts";
import { RunWriter } from "../log/run-writer.ts";
import { ComponentStates } from "../state/component-state.ts";
import { Transcript } from "../state/transcript.ts";
import { Turn } from "./turn.ts";
import { buildTurnTools } from "./turn-tools.ts";

const inputSchema = { type: "object", properties: {} };
const stateSchema = { type: "object", properties: { n: { type: "integer" } } };
const delta = (id: string, text: string): LanguageModelV4StreamPart => ({
  type: "text-delta",
  id,
  delta: text,
});
const call = (toolCallId: string, toolName: string, input: string): LanguageModelV4StreamPart => ({
  type: "tool-call",
  toolCallId,
  toolName,
  input,
});
const streamCall = (id: string, toolName: string, ...fragments: string[]): LanguageModelV4StreamPart[] => [
  { type: "tool-input-start", id, toolName },
  ...fragments.map((fragment) => ({ type: "tool-input-delta" as const, id, delta: fragment })),
  { type: "tool-input-end", id },
  call(id, toolName, fragments.join("")),
];

/** Returns a turn's events and message. IDs are replaced with their order of appearance. */
async function handleParts(parts: LanguageModelV4StreamPart[]) {
  const run = new RunWriter({ id: "run", epoch: 1, head: { number: 0, notes: 0 }, updatedAt: 0 }, () => {});
  const transcript = new Transcript({
    thread: { key: 1 as ThreadKey as ThreadKey, id: "t", projectId: "p" },
    messages: [],
    components: [],
  });
  const settings = {
    components: [{ name: "Card", description: "", propsSchema: inputSchema, stateSchema, contextTools: [] }],
    tools: [{ name: "add", description: "", inputSchema }],
    toolChoice: "auto" as const,
    embedResources: false,
  };
  const offer = buildTurnTools(
    settings,
    [{ name: "s/one", description: "", inputSchema, repeatable: true }],
    transcript,
  );
  const turn = new Turn({
    run,
    turnTools: offer,
    states: new ComponentStates(run, transcript),
    appState: undefined,
    transcript,
    checks: new SchemaChecks(() => {}),
    signal: new AbortController().signal,
  });
  for (const part of parts) await turn.handlePart(part);
  turn.close();
  const lines = run.takePending()?.lines ?? [];
  const message = turn.toMessage();
  const ids: string[] = [];
  const masked = JSON.parse(
    JSON.stringify({ events: lines.map(({ json }) => JSON.parse(json)), blocks: message?.blocks }).replaceAll(
      /(msg|tc|comp)_[0-9a-z]{26}/g,
      (id, kind) => {
        if (!ids.includes(id)) ids.push(id);
        return `${kind}${ids.indexOf(id)}`;
      },
    ),
  );
  const events = masked.events.map((event: { type: string; name?: string; value?: object }) => {
    const { type, name, value, timestamp: _, ...rest } = event as { [key: string]: unknown };
    return [name ?? type, value ?? rest];
  });
  return { events, blocks: masked.blocks, calls: turn.calls };
}

const toolStart = (id: string, name: string, parent: string) => [
  "TOOL_CALL_START",
  { toolCallId: id, toolCallName: name, toolName: name, parentMessageId: parent },
];

describe("Turn", () => {
  it("streams text unchanged, in one message [T-040]", async () => {
    expect(
      await handleParts([delta("1", " \n"), delta("1", ""), delta("1", "a"), { type: "text-end", id: "1" }]),
    ).toEqual({
      events: [
        ["TEXT_MESSAGE_START", { messageId: "msg0", role: "assistant" }],
        ["TEXT_MESSAGE_CONTENT", { messageId: "msg0", delta: " \n" }],
        ["TEXT_MESSAGE_CONTENT", { messageId: "msg0", delta: "a" }],
        ["TEXT_MESSAGE_END", { messageId: "msg0" }],
      ],
      blocks: [{ type: "text", text: " \na" }],
      calls: [],
    });
  });

  it("sends a character whole that the model splits between deltas, and U+FFFD for half a character", async () => {
    const { events } = await handleParts([
      { type: "reasoning-delta", id: "1", delta: "r\ud83d" },
      { type: "reasoning-delta", id: "1", delta: "\ude00" },
      { type: "reasoning-end", id: "1" },
      ...[
        delta("1", "a\ud83d"),
        delta("1", ""),
        delta("1", "\ude00\ud83d"),
        delta("1", "b"),
        delta("1", "\ud83d"),
      ],
      { type: "text-end", id: "1" },
      ...streamCall("x", "add", '{"a":"\ud83d', '\ude00"}'),
    ]);
    expect(
      events.flatMap(([name, { delta }]: [string, { delta?: string }]) =>
        delta === undefined ? [] : [[name, delta]],
      ),
    ).toEqual([
      ["REASONING_MESSAGE_CONTENT", "r"],
      ["REASONING_MESSAGE_CONTENT", "😀"],
      ["TEXT_MESSAGE_CONTENT", "a"],
      ["TEXT_MESSAGE_CONTENT", "😀"],
      ["TEXT_MESSAGE_CONTENT", "\ufffdb"],
      ["TEXT_MESSAGE_CONTENT", "\ufffd"],
      ["TOOL_CALL_ARGS", '{"a":"'],
      ["TOOL_CALL_ARGS", '😀"}'],
    ]);
  });

  it("streams calls with both names, and ends the text before them [T-041][TX-03]", async () => {
    const { events, blocks, calls } = await handleParts([
      delta("1", "a"),
      ...streamCall("x", "s__one", '{"a"', ":1}"),
    ]);
    expect(events.slice(2)).toEqual([
      ["TEXT_MESSAGE_END", { messageId: "msg0" }],
      toolStart("tc1", "s/one", "msg0"),
      ["TOOL_CALL_ARGS", { toolCallId: "tc1", delta: '{"a"' }],
      ["TOOL_CALL_ARGS", { toolCallId: "tc1", delta: ":1}" }],
      ["TOOL_CALL_END", { toolCallId: "tc1" }],
    ]);
    expect(blocks).toEqual([
      { type: "text", text: "a" },
      { type: "tool_use", id: "tc1", name: "s/one", input: { a: 1 } },
    ]);
    expect(calls).toMatchObject([{ side: "server", repeatable: true }]);
  });

  it("stores a call at the position at which it started, even if it ends later [T-251]", async () => {
    const first = streamCall("x", "s__one", '{"a"', ":1}");
    const second = streamCall("y", "s__one", '{"a"', ":2}");
    const { blocks } = await handleParts([
      ...[first.slice(0, 2), second.slice(0, 2)].flat(),
      delta("1", "a"),
      ...[second.slice(2), first.slice(2)].flat(),
    ]);
    expect(blocks).toEqual([
      { type: "tool_use", id: "tc0", name: "s/one", input: { a: 1 } },
      { type: "tool_use", id: "tc2", name: "s/one", input: { a: 2 } },
      { type: "text", text: "a" },
    ]);
  });

  it("stores no call whose arguments did not end", async () => {
    const { blocks } = await handleParts([
      ...streamCall("x", "s__one", '{"a"', ":1}").slice(0, 2),
      delta("1", "a"),
    ]);
    expect(blocks).toEqual([{ type: "text", text: "a" }]);
  });

  it.each([
    ["a client tool", call("x", "add", '{"a":1}'), { side: "client", repeatable: false }],
    [
      "an unknown tool",
      call("x", "nope", "{}"),
      { side: "server", invalidReason: 'There is no tool "nope".' },
    ],
    [
      "arguments that are not an object",
      call("x", "add", "[1]"),
      { side: "server", invalidReason: "The arguments are not a JSON object." },
    ],
    [
      "truncated arguments",
      call("x", "add", '{"a":'),
      { side: "server", invalidReason: "The arguments are truncated: their JSON is incomplete." },
    ],
    ["no arguments", call("x", "add", ""), { side: "client", block: { input: {} } }],
  ])("assigns a call to a side: %s [T-006][T-030]", async (_name, part, want) => {
    expect((await handleParts([part])).calls).toMatchObject([want]);
  });

  it("renders a component, never as a tool call, and changes its state by the call's id [T-048][T-049][T-050][T-051][T-055][TX-16]", async () => {
    const { events, blocks, calls } = await handleParts([
      { type: "tool-input-start", id: "x", toolName: "show_component_Card" },
      { type: "tool-input-delta", id: "x", delta: '{"a":[[1]],"constructor":1' },
      call("y", "update_component_state", '{"component":"x","state":{"n":1}}'),
      call(
        "z",
        "update_component_state",
        '{"component":"x","patch":[{"op":"replace","path":"/n","value":2}]}',
      ),
      { type: "tool-input-delta", id: "x", delta: "}" },
      call("x", "show_component_Card", '{"a":[[1]],"constructor":1}'),
    ]);
    expect(events).toEqual([
      ["tambo.component.start", { componentId: "comp0", componentName: "Card", messageId: "msg1" }],
      ["tambo.component.props_delta", { componentId: "comp0", delta: '{"a":[[1]],"constructor":1' }],
      ["STATE_SNAPSHOT", { snapshot: { components: { comp0: { n: 1 } } } }],
      ["STATE_DELTA", { delta: [{ op: "replace", path: "/components/comp0/n", value: 2 }] }],
      ["tambo.component.props_delta", { componentId: "comp0", delta: "}" }],
      ["tambo.component.end", { componentId: "comp0", props: { a: [[1]], constructor: 1 }, state: { n: 2 } }],
    ]);
    expect(blocks).toEqual([
      { type: "component", id: "comp0", name: "Card", props: { a: [[1]], constructor: 1 } },
    ]);
    expect(calls).toEqual([]);
  });

  it("omits calls that the provider made on its own", async () => {
    const parts = streamCall("x", "web_search", "{}").map((part) => ({ ...part, providerExecuted: true }));
    expect(await handleParts(parts)).toEqual({ events: [], blocks: undefined, calls: [] });
  });

  it("renders a component without argument deltas [T-049]", async () => {
    const { events } = await handleParts([call("x", "show_component_Card", "")]);
    expect(events.slice(1)).toEqual([
      ["tambo.component.props_delta", { componentId: "comp0", delta: "{}" }],
      ["tambo.component.end", { componentId: "comp0", props: {} }],
    ]);
  });

  it("writes a warning for an invalid state change", async () => {
    const { events } = await handleParts([
      call("x", "update_component_state", '{"component":"nope","state":{}}'),
    ]);
    expect(events).toEqual([["engine.warning", expect.objectContaining({ code: "INVALID_STATE_CHANGE" })]]);
  });

  it("makes no change that the component's state schema rejects [T-032]", async () => {
    const { events } = await handleParts([
      call("x", "show_component_Card", "{}"),
      call("y", "update_component_state", '{"component":"x","state":{"n":1}}'),
      call("z", "update_component_state", '{"component":"x","state":{"n":"two"}}'),
      call(
        "w",
        "update_component_state",
        '{"component":"x","patch":[{"op":"add","path":"/n","value":null}]}',
      ),
    ]);
    const why = "The state was not changed: it would not match its schema: /n: must be integer";
    expect(events.slice(3)).toEqual([
      ["STATE_SNAPSHOT", { snapshot: { components: { comp0: { n: 1 } } } }],
      ["engine.warning", { code: "INVALID_STATE_CHANGE", message: why }],
      ["engine.warning", { code: "INVALID_STATE_CHANGE", message: why }],
    ]);
  });

  it("creates no empty message, and throws the model's error", async () => {
    expect((await handleParts([])).blocks).toBeUndefined();
    await expect(handleParts([{ type: "error", error: new Error("no") }])).rejects.toThrow("no");
  });
});
