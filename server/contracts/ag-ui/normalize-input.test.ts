import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkBody } from "../../../generated/ag-ui/validators.js";
import { normalizeInput } from "./normalize-input.ts";

const base = { threadId: "t", runId: "r", messages: [], tools: [], context: [] };
const call = { id: "c", type: "function", function: { name: "f", arguments: "{}" } };
const source = { type: "data", value: "AA==" };
const withMessage = (message: object) => ({ ...base, messages: [message] });
const withPart = (part: object) => withMessage({ id: "1", role: "user", content: [part] });

describe("alternative spellings", () => {
  it.each<[string, unknown, unknown]>([
    ["camel case unchanged", base, base],
    [
      "the body's names in snake case [C-009]",
      {
        thread_id: "t",
        run_id: "r",
        parent_run_id: "p",
        protocol_version: "1.0",
        forwarded_props: { tambo_option: 1 },
        messages: [],
        tools: [],
        context: [],
      },
      { ...base, parentRunId: "p", protocolVersion: "1.0", forwardedProps: { tambo_option: 1 } },
    ],
    [
      "a message's, a call's [C-009]",
      withMessage({
        id: "1",
        role: "assistant",
        encrypted_value: "e",
        encrypted_value_type: "t",
        subagent_run_id: "s",
        tool_calls: [{ ...call, encrypted_value: "e", encrypted_value_type: "t" }],
      }),
      withMessage({
        id: "1",
        role: "assistant",
        encryptedValue: "e",
        encryptedValueType: "t",
        subagentRunId: "s",
        toolCalls: [{ ...call, encryptedValue: "e", encryptedValueType: "t" }],
      }),
    ],
    [
      "a tool message's [C-009][C-026]",
      withMessage({ id: "1", role: "tool", content: "x", tool_call_id: "c" }),
      withMessage({ id: "1", role: "tool", content: "x", toolCallId: "c" }),
    ],
    [
      "an activity's [C-009]",
      withMessage({ id: "1", role: "activity", activity_type: "a", content: { tool_calls: null } }),
      withMessage({ id: "1", role: "activity", activityType: "a", content: { tool_calls: null } }),
    ],
    [
      "a message with an unknown role as an activity [C-021]",
      withMessage({ id: "1", role: "robot", content: { x: 1 } }),
      withMessage({ id: "1", role: "activity", activityType: "robot", content: {} }),
    ],
    [
      "a part of an unknown kind as empty text [C-021]",
      withPart({ type: "hologram", data: [1] }),
      withPart({ type: "text", text: "" }),
    ],
    ...["", "cat.png", "/cat.png", "//a.example/cat.png", "https://"].map(
      (value): [string, unknown, unknown] => [
        `a part with the URL "${value}" as empty text [CC-032]`,
        withPart({ type: "image", source: { type: "url", value } }),
        withPart({ type: "text", text: "" }),
      ],
    ),
    [
      "a binary part with a relative URL as empty text [CC-032]",
      withPart({ type: "binary", mimeType: "image/png", url: "cat.png" }),
      withPart({ type: "text", text: "" }),
    ],
    [
      "a part with an absolute URL unchanged [CC-032]",
      withPart({ type: "image", source: { type: "url", value: "https://a.example/cat.png" } }),
      withPart({ type: "image", source: { type: "url", value: "https://a.example/cat.png" } }),
    ],
    [
      "a source's [C-009]",
      withPart({ type: "image", source: { ...source, mime_type: "image/png" } }),
      withPart({ type: "image", source: { ...source, mimeType: "image/png" } }),
    ],
    [
      "an answer's [C-009]",
      { ...base, resume: [{ interrupt_id: "i", status: "cancelled" }] },
      { ...base, resume: [{ interruptId: "i", status: "cancelled" }] },
    ],
    [
      "not what is inside the app's own values",
      { ...base, state: { thread_id: null }, forwardedProps: { run_id: null } },
      { ...base, state: { thread_id: null }, forwardedProps: { run_id: null } },
    ],
    [
      "null for optional fields [C-012][C-024]",
      {
        ...base,
        state: null,
        forwardedProps: null,
        parent_run_id: null,
        resume: null,
        tools: [{ name: "a", description: "b", parameters: null, metadata: null }],
        messages: [
          { id: "1", role: "assistant", content: null, toolCalls: null, name: null },
          { id: "2", role: "assistant", tool_calls: [{ ...call, encryptedValue: null }] },
        ],
      },
      {
        ...base,
        tools: [{ name: "a", description: "b" }],
        messages: [
          { id: "1", role: "assistant" },
          { id: "2", role: "assistant", toolCalls: [call] },
        ],
      },
    ],
    [
      "null for required fields, which the schema rejects [C-013][C-023]",
      {
        threadId: null,
        run_id: null,
        messages: [{ id: null, role: "user", content: null }],
      },
      { threadId: null, runId: null, messages: [{ id: null, role: "user" }] },
    ],
    [
      "null for tools and context, which is as good as absent [C-014][CX-03]",
      { threadId: "t", runId: "r", messages: [], tools: null, context: null },
      { threadId: "t", runId: "r", messages: [] },
    ],
    [
      "a call without a type [C-030][CX-04]",
      withMessage({
        id: "1",
        role: "assistant",
        toolCalls: [
          { id: "c", function: call.function },
          { ...call, type: "x" },
        ],
      }),
      withMessage({ id: "1", role: "assistant", toolCalls: [call, { ...call, type: "x" }] }),
    ],
    ...(
      [
        ["image/png", "image"],
        ["audio/wav", "audio"],
        ["video/mp4", "video"],
        ["application/pdf", "document"],
      ] as const
    ).map(([mimeType, type]): [string, unknown, unknown] => [
      `a binary part of ${mimeType} [C-039]`,
      withPart({ type: "binary", mime_type: mimeType, data: "AA==" }),
      withPart({ type, source: { ...source, mimeType } }),
    ]),
    [
      "a binary part at an address, and one that the provider keeps [C-039]",
      withMessage({
        id: "1",
        role: "user",
        content: [
          { type: "binary", mimeType: "image/png", url: "https://a.example/i" },
          { type: "binary", mimeType: "text/plain", id: "file-1" },
          { type: "binary", mimeType: "text/plain" },
        ],
      }),
      withMessage({
        id: "1",
        role: "user",
        content: [
          { type: "image", source: { type: "url", value: "https://a.example/i", mimeType: "image/png" } },
          { type: "document", source: { type: "file", value: "file-1", mimeType: "text/plain" } },
          { type: "binary", mimeType: "text/plain" },
        ],
      }),
    ],
    [
      "unknown values unchanged",
      { ...base, messages: [1, null, "x"], tools: [[]], resume: {}, context: "x" },
      { ...base, messages: [1, null, "x"], tools: [[]], resume: {}, context: "x" },
    ],
    ["no body", undefined, undefined],
    ["a list", [base], [base]],
  ])("normalizes %s", (_name, body, want) => {
    const before = structuredClone(body);
    expect(normalizeInput(body)).toEqual({ body: want, errors: [] });
    expect(body).toEqual(before);
  });

  it("keeps a field named __proto__", () => {
    const body = JSON.parse('{"__proto__":{"threadId":"t"},"messages":[{"__proto__":{"role":"user"}}]}');
    const { body: normal } = normalizeInput(body);
    expect(JSON.stringify(normal)).toBe(
      '{"__proto__":{"threadId":"t"},"messages":[{"__proto__":{"role":"user"}}]}',
    );
    expect((normal as { threadId?: string }).threadId).toBeUndefined();
  });
});

describe("duplicate and invalid fields", () => {
  const bothSpellings = (name: string, snake: string) =>
    `/${name} is also sent as "${snake}"; send only "${name.split("/").at(-1)}"`;

  it.each<[string, object, string[]]>([
    [
      "both spellings in the body",
      { ...base, thread_id: "t", run_id: null },
      [bothSpellings("threadId", "thread_id"), bothSpellings("runId", "run_id")],
    ],
    [
      "both spellings in a message and its call",
      {
        ...base,
        messages: [
          {
            id: "1",
            role: "assistant",
            tool_calls: [{ ...call, encryptedValue: "e", encrypted_value: "e" }],
            encryptedValue: "e",
            encrypted_value: "f",
          },
        ],
      },
      [
        bothSpellings("messages/0/encryptedValue", "encrypted_value"),
        bothSpellings("messages/0/toolCalls/0/encryptedValue", "encrypted_value"),
      ],
    ],
    [
      "both spellings in a source and an answer",
      {
        ...withPart({ type: "image", source: { ...source, mimeType: "a/b", mime_type: "a/b" } }),
        resume: [{ interruptId: "i", interrupt_id: "i", status: "cancelled" }],
      },
      [
        bothSpellings("messages/0/content/0/source/mimeType", "mime_type"),
        bothSpellings("resume/0/interruptId", "interrupt_id"),
      ],
    ],
    [
      "ids that are no text",
      { threadId: "\ud800", run_id: "r\udfff", messages: [{ id: "\ud83d", role: "user" }] },
      ["/threadId", "/runId", "/messages/0/id"].map(
        (pointer) => `${pointer} contains an unpaired surrogate; remove it`,
      ),
    ],
    [
      "ids that databases do not hold",
      { threadId: "t\0", runId: "r\0", messages: [{ id: "m\0", role: "user" }] },
      ["/threadId", "/runId", "/messages/0/id"].map(
        (pointer) => `${pointer} contains U+0000, which databases cannot store; remove it`,
      ),
    ],
  ])("%s [C-010]", (_name, body, want) => {
    const { errors } = normalizeInput(body);
    expect(errors.map(({ pointer, detail }) => `${pointer} ${detail}`).sort()).toEqual([...want].sort());
  });
});

/**
 * A recorded body, with the result from the Python package in two versions: the version that was current when
 * the seed was written, and 0.1.20.
 */
interface RecordedBody {
  name: string;
  body: object;
  seed_era_accepts: boolean;
  head_0_1_20_accepts: boolean;
}

const recorded = readFileSync(new URL("./fixtures/run-agent-input.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line): RecordedBody => JSON.parse(line));

/**
 * The errors that the server must report for each recorded body, and the requirements that the body tests.
 */
const expectedErrors: Record<string, [errors: string[], ids: string]> = {
  "camel base": [[], "[C-001][C-002][C-003][C-005][C-006][C-007][C-008][C-009]"],
  "snake base": [[], "[C-009][C-010][CX-01]"],
  "no runId": [["/runId is required"], "[C-013]"],
  "no state": [[], "[C-012][C-038][CX-03]"],
  "no tools": [[], "[C-013]"],
  "no context": [[], "[C-013]"],
  "state null": [[], "[C-004][C-012]"],
  "forwardedProps null": [[], "[C-012]"],
  parentRunId: [[], "[C-039]"],
  resume: [[], "[C-039]"],
  "unknown role": [[], "[C-020][C-021]"],
  "no role": [["/messages/0/role is required"], "[C-021]"],
  developer: [[], "[C-020][C-022]"],
  "developer no content": [["/messages/0/content is required"], "[C-023]"],
  "system null content": [["/messages/0/content is required"], "[C-023]"],
  "assistant empty": [[], "[C-024]"],
  "assistant name": [[], "[C-022]"],
  "assistant toolCalls": [[], "[C-024][C-030]"],
  "toolCall no type": [[], "[C-030][CX-04]"],
  "toolCall type other": [['/messages/0/toolCalls/0/type must be "function", not "x"'], "[C-030]"],
  "toolCall args not JSON": [[], "[C-031]"],
  "user multimodal": [[], "[C-039]"],
  tool: [[], "[C-025][C-026]"],
  "tool snake": [[], "[C-009][C-010]"],
  "tool name": [[], "[C-025][C-038]"],
  "tool error": [[], "[C-039][CX-08]"],
  reasoning: [[], "[C-039]"],
  "tool def ok": [[], "[C-034]"],
  "tool def parameters string": [[], "[C-034]"],
  "tool def no description": [["/tools/0/description is required"], "[C-034]"],
  "context value number": [["/context/0/value must be a string, not a number"], "[C-033]"],
  "context no description": [["/context/0/description is required"], "[C-033]"],
  "threadId number": [["/threadId must be a string, not a number"], "[C-014]"],
};

describe("recorded bodies", () => {
  it.each(
    recorded.map((each): [string, RecordedBody] => [`${each.name} ${expectedErrors[each.name]?.[1]}`, each]),
  )("%s", (_title, { name, body }) => {
    const { body: normal, errors } = normalizeInput(body);
    expect(errors).toEqual([]);
    const found = checkBody("runAgent", normal).map(({ pointer, message }) => `${pointer} ${message}`);
    expect(found).toEqual(expectedErrors[name]?.[0]);
  });

  it("are accepted or rejected like in version 0.1.20 of the Python package, except without tools or context, and with unknown roles [C-009][C-013][C-014][C-038]", () => {
    expect(recorded).toHaveLength(33);
    const other = recorded.filter(
      ({ name, head_0_1_20_accepts }) => (expectedErrors[name]?.[0].length === 0) !== head_0_1_20_accepts,
    );
    // AG-UI 1.0 made the fields optional, and lets a server ignore what it does not know.
    expect(other.map(({ name }) => name)).toEqual(["no tools", "no context", "unknown role"]);
  });

  it("are accepted if only the older package rejected newer features [C-037][C-038][CX-02][CX-03]", () => {
    const newer = recorded.filter(
      ({ name, seed_era_accepts }) => (expectedErrors[name]?.[0].length === 0) !== seed_era_accepts,
    );
    expect(newer.map(({ name }) => name)).toEqual([
      "no state",
      "no tools",
      "no context",
      "parentRunId",
      "resume",
      "unknown role",
      "user multimodal",
      "tool name",
      "tool error",
      "reasoning",
    ]);
  });
});
