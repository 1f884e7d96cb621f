import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { emit, findParserDiagnostics } from "../test/tester.ts";

describe("describes", () => {
  const bindings = { $ref: "#/components/messageBindings/stream" };
  const header = (event: string) => ({
    headers: {
      type: "object",
      properties: { event: { type: "string", const: event, description: "The SSE event field." } },
      required: ["event"],
    },
  });
  const ref = (schema: string) => ({ $ref: `#/components/schemas/${schema}` });
  const message = (title: string, name: string, payload: object, more: object = {}) => ({
    [title]: { name, title, contentType: "application/json", payload, bindings, ...more },
  });
  const cases = [
    {
      what: "a named SSE event and a terminal literal",
      union:
        '/** Text comes. */ delta: Delta, /** All is said. */ @contentType("text/plain") @terminalEvent "[DONE]"',
      want: {
        ...message(
          "DONE",
          "DONE",
          { type: "string", const: "[DONE]" },
          { summary: "All is said.", contentType: "text/plain", "x-terminal-event": true },
        ),
        ...message("Delta", "delta", ref("Delta"), {
          summary: "Text comes.",
          ...header("delta"),
          examples: [{ headers: { event: "delta" }, payload: { text: "Hi" } }],
        }),
      },
    },
    {
      what: "terminal events with a model, an inline model and a union",
      union: "@terminalEvent done: { reason: string }, @terminalEvent failed: User | Delta",
      want: {
        ...message("Delta", "failed", ref("Delta"), {
          ...header("failed"),
          "x-terminal-event": true,
          examples: [{ headers: { event: "failed" }, payload: { text: "Hi" } }],
        }),
        ...message("User", "failed", ref("User"), { ...header("failed"), "x-terminal-event": true }),
        ...message(
          "done",
          "done",
          { type: "object", properties: { reason: { type: "string" } }, required: ["reason"] },
          { ...header("done"), "x-terminal-event": true },
        ),
      },
      diagnostics: [
        "warning typespec-asyncapi-emitter/duplicate-message-name: Events 'User' and 'Delta' of operation 'chat' both have the message name 'failed', so clients cannot distinguish them by name. Use different discriminator values or event names.",
      ],
    },
    {
      what: "one model under two event names",
      union: "joined: User, `user/left`: User",
      want: {
        ...message("User", "joined", ref("User"), header("joined")),
        ...message("User.user_left", "user/left", ref("User"), header("user/left")),
      },
    },
    {
      what: "inline models, arrays and template instances under an event name",
      union: "`in/line`: { x: int32 }, list: User[], boxed: Box<User>, text: string",
      want: {
        ...message(
          "boxed",
          "boxed",
          {
            type: "object",
            properties: { value: { $ref: "#/components/schemas/User" } },
            required: ["value"],
          },
          { ...header("boxed") },
        ),
        ...message(
          "in_line",
          "in/line",
          { type: "object", properties: { x: { type: "integer", format: "int32" } }, required: ["x"] },
          { ...header("in/line") },
        ),
        ...message(
          "list",
          "list",
          { type: "array", items: { $ref: "#/components/schemas/User" } },
          { ...header("list") },
        ),
        ...message("text", "text", { type: "string" }, header("text")),
      },
    },
    {
      what: "the @data property of an envelope",
      union: 'moved: { done: false, @data @contentType("application/geo+json") where: User }',
      want: {
        ...message("User", "moved", ref("User"), { contentType: "application/geo+json", ...header("moved") }),
      },
    },
    {
      what: "each variant of a discriminated union with envelopes",
      union: "Pets",
      want: {
        ...message("PetsCat", "cat", ref("PetsCat")),
        ...message("PetsDog", "dog", ref("PetsDog"), {
          examples: [{ payload: { kind: "dog", value: { text: "Hi" } } }],
        }),
      },
    },
    {
      what: "a discriminated union with envelopes under one event name as one event",
      union: "pets: Pets",
      want: {
        ...message("Pets", "pets", ref("Pets"), header("pets")),
      },
    },
    {
      what: "a model of another namespace by its full name",
      union: "Lib.Thing",
      want: {
        ...message("Lib.Thing", "Lib.Thing", ref("Lib.Thing")),
      },
    },
  ];
  it.each(cases)("$what", async ({ union, want, diagnostics = [] }) => {
    const emitted = await emit(`
      namespace Lib { model Thing { x: string; } }
      @service namespace Chat {
        @example(#{ text: "Hi" }) model Delta { text: string; }
        model User { name: string; }
        model Box<T> { value: T; }
        @discriminated union Pets { cat: User, dog: Delta }
        @events union Events { ${union} }
        @route("/chat") @get op chat(): SSEStream<Events>;
      }
    `);
    expect(emitted.diagnostics).toEqual(diagnostics);
    const text = emitted.files["asyncapi.yaml"] ?? "";
    expect(parse(text).components.messages).toEqual(want);
    expect(await findParserDiagnostics(text)).toEqual([]);
  });
});

it("writes two messages for an event that ends only one of two streams", async () => {
  const { files, diagnostics } = await emit(`
    @service namespace Chat;
    model Failure { message: string; }
    @events union Events { failure: Failure }
    @events union Final { @terminalEvent failure: Failure }
    @route("/first") @get op first(): SSEStream<Events>;
    @route("/second") @get op second(): SSEStream<Final>;
    @route("/third") @get op third(): SSEStream<Events>;
  `);
  expect(diagnostics).toEqual([]);
  const { channels, components } = parse(files["asyncapi.yaml"] ?? "");
  const keys = (channel: string) => Object.keys(channels[channel].messages);
  expect([keys("first"), keys("second"), keys("third")]).toEqual([
    ["Failure"],
    ["Failure.terminal"],
    ["Failure"],
  ]);
  expect(components.messages.Failure).not.toHaveProperty("x-terminal-event");
  expect(components.messages["Failure.terminal"]).toMatchObject({
    name: "failure",
    "x-terminal-event": true,
  });
});
