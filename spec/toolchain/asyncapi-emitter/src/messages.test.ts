import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { emit, parserComplaints } from "../test/tester.ts";

describe("describes", () => {
  const bindings = { $ref: "#/components/messageBindings/stream" };
  const header = (event: string) => ({
    type: "object",
    properties: { event: { type: "string", const: event, description: "The SSE event field." } },
    required: ["event"],
  });
  const cases = [
    {
      what: "a named SSE event and a terminal literal",
      union:
        '/** Text comes. */ delta: Delta, /** All is said. */ @contentType("text/plain") @terminalEvent "[DONE]"',
      want: {
        DONE: {
          name: "DONE",
          title: "DONE",
          summary: "All is said.",
          contentType: "text/plain",
          payload: { type: "string", const: "[DONE]" },
          bindings,
        },
        Delta: {
          name: "delta",
          title: "Delta",
          summary: "Text comes.",
          contentType: "application/json",
          headers: header("delta"),
          payload: { $ref: "#/components/schemas/Delta" },
          bindings,
          examples: [{ headers: { event: "delta" }, payload: { text: "Hi" } }],
        },
      },
    },
    {
      what: "one model under two event names",
      union: "joined: User, left: User",
      want: {
        User: {
          name: "joined",
          title: "User",
          contentType: "application/json",
          headers: header("joined"),
          payload: { $ref: "#/components/schemas/User" },
          bindings,
        },
        "User.left": {
          name: "left",
          title: "User.left",
          contentType: "application/json",
          headers: header("left"),
          payload: { $ref: "#/components/schemas/User" },
          bindings,
        },
      },
    },
    {
      what: "inline models, arrays and template instances under an event name",
      union: "inline: { x: int32 }, list: User[], boxed: Box<User>, text: string",
      want: {
        boxed: {
          name: "boxed",
          title: "boxed",
          contentType: "application/json",
          headers: header("boxed"),
          payload: {
            type: "object",
            properties: { value: { $ref: "#/components/schemas/User" } },
            required: ["value"],
          },
          bindings,
        },
        inline: {
          name: "inline",
          title: "inline",
          contentType: "application/json",
          headers: header("inline"),
          payload: {
            type: "object",
            properties: { x: { type: "integer", format: "int32" } },
            required: ["x"],
          },
          bindings,
        },
        list: {
          name: "list",
          title: "list",
          contentType: "application/json",
          headers: header("list"),
          payload: { type: "array", items: { $ref: "#/components/schemas/User" } },
          bindings,
        },
        text: {
          name: "text",
          title: "text",
          contentType: "application/json",
          headers: header("text"),
          payload: { type: "string" },
          bindings,
        },
      },
    },
    {
      what: "the @data property of an envelope",
      union: 'moved: { done: false, @data @contentType("application/geo+json") where: User }',
      want: {
        User: {
          name: "moved",
          title: "User",
          contentType: "application/geo+json",
          headers: header("moved"),
          payload: { $ref: "#/components/schemas/User" },
          bindings,
        },
      },
    },
    {
      what: "a discriminated union with an envelope as one event",
      union: "Pets",
      want: {
        Pets: {
          name: "Pets",
          title: "Pets",
          contentType: "application/json",
          payload: { $ref: "#/components/schemas/Pets" },
          bindings,
        },
      },
    },
    {
      what: "a model of another namespace by its full name",
      union: "Lib.Thing",
      want: {
        "Lib.Thing": {
          name: "Lib.Thing",
          title: "Lib.Thing",
          contentType: "application/json",
          payload: { $ref: "#/components/schemas/Lib.Thing" },
          bindings,
        },
      },
    },
  ];
  it.each(cases)("$what", async ({ union, want }) => {
    const { files, diagnostics } = await emit(`
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
    expect(diagnostics).toEqual([]);
    const text = files["asyncapi.yaml"] ?? "";
    expect(parse(text).components.messages).toEqual(want);
    expect(await parserComplaints(text)).toEqual([]);
  });
});
