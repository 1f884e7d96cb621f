import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { emit, findParserDiagnostics } from "../test/tester.ts";
import type { AsyncApiEmitterOptions } from "./lib.ts";

const CHAT = `
  @service(#{ title: "Chat" }) namespace Chat {
    model Delta { text: string; mode: "no" | "yes"; }
    @events union Events { Delta }
    @route("/chat") @get op chat(): SSEStream<Events>;
  }
`;
const TALK = `
  @service(#{ title: "Talk" }) @route("/talk") namespace Talk {
    @get op talk(): SSEStream<Chat.Events>;
  }
`;

describe("names files", () => {
  const cases: { spec: string; options: AsyncApiEmitterOptions; want: string[] }[] = [
    { spec: CHAT, options: {}, want: ["asyncapi.yaml"] },
    { spec: CHAT, options: { "file-type": "json" }, want: ["asyncapi.json"] },
    { spec: CHAT, options: { "output-file": "events.json" }, want: ["events.json"] },
    { spec: CHAT, options: { "output-file": "{service-name}/a.{file-type}" }, want: ["Chat/a.yaml"] },
    { spec: CHAT + TALK, options: {}, want: ["asyncapi.Chat.yaml", "asyncapi.Talk.yaml"] },
  ];
  it.each(cases)("$want", async ({ spec, options, want }) => {
    const { files } = await emit(spec, options);
    expect(Object.keys(files).sort()).toEqual(want);
    for (const [file, text] of Object.entries(files)) {
      expect(file.endsWith(".json")).toBe(text.startsWith("{"));
    }
  });
});

it.each([
  { version: "3.1.0" as const, notes: [] },
  {
    version: "3.0.0" as const,
    notes: [
      'asyncapi: The latest version of AsyncAPi is not used. It is recommended update to the "3.1.0" version.',
    ],
  },
])("writes AsyncAPI $version, which differs only in its number", async ({ version, notes }) => {
  const { files, diagnostics } = await emit(CHAT, { "asyncapi-version": version });
  const latest = (await emit(CHAT)).files["asyncapi.yaml"];
  const text = latest?.replace("asyncapi: 3.1.0\n", `asyncapi: ${version}\n`) ?? "";
  expect({ files, diagnostics }).toEqual({ files: { "asyncapi.yaml": text }, diagnostics: [] });
  expect(await findParserDiagnostics(text)).toEqual(notes);
});

it("is deterministic, and writes the same document as YAML and as JSON", async () => {
  const first = await emit(CHAT);
  const second = await emit(CHAT);
  const json = await emit(CHAT, { "file-type": "json" });
  expect(second).toEqual(first);
  expect(JSON.parse(json.files["asyncapi.json"] ?? "")).toEqual(parse(first.files["asyncapi.yaml"] ?? ""));
});

it("quotes words that YAML 1.1 parsers read as booleans", async () => {
  const { files } = await emit(CHAT);
  expect(files["asyncapi.yaml"]).toContain('- "no"\n');
});

describe("reports", () => {
  const cases = [
    {
      what: "a service without streams",
      spec: "@get op plain(): string;",
      want: [
        "warning typespec-asyncapi-emitter/no-streaming-operations: Service 'Chat' has no streaming operation, so no AsyncAPI document is written. Return SSEStream<Events> from an operation.",
      ],
      written: [],
    },
    {
      what: "a stream without events, in addition to the OpenAPI emitter's diagnostic for its union",
      spec: `@events union None {}
        @get op none(): SSEStream<None>;`,
      want: [
        "error @typespec/openapi3/empty-union: Empty unions are not supported for OpenAPI v3 - enums must have at least one value.",
        "warning typespec-asyncapi-emitter/stream-without-events: The stream of operation 'none' has no event types and is omitted. Add a variant to its @events union.",
      ],
      written: [],
    },
    {
      what: "an event without a name",
      spec: `model Box<T> { value: T; }
        @events union Events { { x: string }, Box<string> }
        @get op chat(): SSEStream<Events>;`,
      want: [
        "error typespec-asyncapi-emitter/unnamed-event: An event of operation 'chat' has no name (it is an inline Model). Declare a named type, add @friendlyName, or name its variant in the @events union.",
        "error typespec-asyncapi-emitter/unnamed-event: An event of operation 'chat' has no name (it is an instance of template Box). Declare a named type, add @friendlyName, or name its variant in the @events union.",
      ],
      written: [],
    },
    {
      what: "two events that clients cannot distinguish by name",
      spec: `model A { kind: "x"; a: string; } model B { kind: "x"; b: string; }
        @discriminated(#{ envelope: "none", discriminatorPropertyName: "kind" }) union First { x: A }
        @discriminated(#{ envelope: "none", discriminatorPropertyName: "kind" }) union Second { x: B }
        union Both { First, Second }
        @events union Events { Both }
        @get op chat(): SSEStream<Events>;`,
      want: [
        "warning typespec-asyncapi-emitter/duplicate-message-name: Events 'A' and 'B' of operation 'chat' both have the message name 'x', so clients cannot distinguish them by name. Use different discriminator values or event names.",
      ],
      written: ["asyncapi.yaml"],
    },
    {
      what: "two different events with the same key",
      spec: `model A { x: string; }
        @events union First { note: { a: string } }
        @events union Second { note: { b: string } }
        @route("/first") @get op first(): SSEStream<First>;
        @route("/second") @get op second(): SSEStream<Second>;`,
      want: [
        "error typespec-asyncapi-emitter/message-id-conflict: Two different events have the key 'note' in components.messages. Rename one, or add @friendlyName.",
      ],
      written: [],
    },
  ];
  it.each(cases)("$what", async ({ spec, want, written }) => {
    const { files, diagnostics } = await emit(`@service(#{ title: "Chat" }) namespace Chat; ${spec}`);
    expect({ diagnostics, written: Object.keys(files) }).toEqual({ diagnostics: want, written });
  });
});
