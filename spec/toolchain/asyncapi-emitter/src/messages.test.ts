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
          { summary: "All is said.", contentType: "text/plain" },
        ),
        ...message("Delta", "delta", ref("Delta"), {
          summary: "Text comes.",
          ...header("delta"),
          examples: [{ headers: { event: "delta" }, payload: { text: "Hi" } }],
        }),
      },
    },
    {
      what: "one model under two event names",
      union: "joined: User, left: User",
      want: {
        ...message("User", "joined", ref("User"), header("joined")),
        ...message("User.left", "left", ref("User"), header("left")),
      },
    },
    {
      what: "inline models, arrays and template instances under an event name",
      union: "inline: { x: int32 }, list: User[], boxed: Box<User>, text: string",
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
          "inline",
          "inline",
          { type: "object", properties: { x: { type: "integer", format: "int32" } }, required: ["x"] },
          { ...header("inline") },
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
      what: "a discriminated union with an envelope as one event",
      union: "Pets",
      want: {
        ...message("Pets", "Pets", ref("Pets")),
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
    expect(await findParserDiagnostics(text)).toEqual([]);
  });
});
