import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { emit, findParserDiagnostics } from "../test/tester.ts";

const SPREAD = `
/** The chat service. */
@service(#{ title: "Chat" })
@info(#{ version: "2.1.0", license: #{ name: "MIT", url: "https://opensource.org/license/mit" }, contact: #{ name: "Ann", email: "ann@example.com" } })
@externalDocs("https://example.com/docs", "The guide")
namespace Chat;

/** A piece of text. */
model Delta { text: string; }
@events union Events { Delta }
@error model Failure { @statusCode _: 400; message: string; }
model Answer {
  ...SSEStream<Events>;
  /** Id of the run. */
  @header("X-Run-Id") runId: string;
  @header("X-Accel-Buffering") buffering?: "no";
}
/** Answers a question. */
@summary("Ask") @route("/ask") @post op ask(@body question: string, @query deep?: boolean = false): Answer | Failure;
@route("/plain") @get op plain(): string;
`;

it("writes the complete document for a stream with response headers, an error, and an operation without a stream", async () => {
  const { files, diagnostics } = await emit(SPREAD);
  expect(diagnostics).toEqual([]);
  expect(files).toEqual({
    "asyncapi.yaml": `asyncapi: 3.1.0
info:
  title: Chat
  version: 2.1.0
  description: The chat service.
  contact:
    name: Ann
    email: ann@example.com
  license:
    name: MIT
    url: https://opensource.org/license/mit
  externalDocs:
    url: https://example.com/docs
    description: The guide
defaultContentType: application/json
channels:
  ask:
    address: /ask
    messages:
      Delta:
        $ref: "#/components/messages/Delta"
operations:
  ask:
    action: send
    channel:
      $ref: "#/channels/ask"
    summary: Ask
    description: Answers a question.
    bindings:
      http:
        method: POST
        query:
          type: object
          properties:
            deep:
              type: boolean
              default: false
        bindingVersion: 0.3.0
    messages:
      - $ref: "#/channels/ask/messages/Delta"
components:
  schemas:
    Delta:
      type: object
      required:
        - text
      properties:
        text:
          type: string
      description: A piece of text.
  messages:
    Delta:
      name: Delta
      title: Delta
      summary: A piece of text.
      contentType: application/json
      payload:
        $ref: "#/components/schemas/Delta"
      bindings:
        $ref: "#/components/messageBindings/stream"
  messageBindings:
    stream:
      http:
        headers:
          type: object
          properties:
            Content-Type:
              type: string
              enum:
                - text/event-stream
            X-Run-Id:
              type: string
              description: Id of the run.
            X-Accel-Buffering:
              type: string
              enum:
                - "no"
          required:
            - Content-Type
            - X-Run-Id
        bindingVersion: 0.3.0
`,
  });
  expect(await findParserDiagnostics(files["asyncapi.yaml"] ?? "")).toEqual([]);
});

describe("finds a stream", () => {
  const cases = [
    { form: "returned directly", returns: "SSEStream<Events>" },
    { form: "in a union with other responses", returns: "Missing | SSEStream<Events>" },
    { form: "in a union of unions", returns: "Missing | (Teapot | Answer)" },
    { form: "behind a named union", returns: "Answers" },
    { form: "in an intersection", returns: 'SSEStream<Events> & { @header("X-Id") id: string }' },
    { form: "in a copied model", returns: "Copy" },
    { form: "in an extending model", returns: "Extension" },
    { form: "next to JSON with the same status", returns: "Delta | SSEStream<Events>" },
    { form: "with a separate status", returns: "Answer & { @statusCode _: 201 }" },
  ];
  it.each(cases)("$form", async ({ returns }) => {
    const { files, diagnostics } = await emit(`
      @service namespace Chat;
      model Delta { text: string; }
      @events union Events { Delta }
      model Missing { @statusCode _: 404; }
      model Teapot { @statusCode _: 418; }
      model Answer { ...SSEStream<Events>; }
      union Answers { Missing, Answer }
      model Copy is SSEStream<Events>;
      model Extension extends SSEStream<Events> {}
      @route("/ask") @get op ask(): ${returns};
    `);
    const document = parse(files["asyncapi.yaml"] ?? "");
    expect({ diagnostics, messages: document.operations.ask.messages }).toEqual({
      diagnostics: [],
      messages: [{ $ref: "#/channels/ask/messages/Delta" }],
    });
  });
});

describe("describes the lines of a JSON Lines stream", () => {
  const message = (title: string, payload: object | string, name = title) => ({
    name,
    title,
    contentType: "application/json",
    payload: typeof payload === "string" ? { $ref: `#/components/schemas/${payload}` } : payload,
    bindings: { $ref: "#/components/messageBindings/stream" },
  });
  const end = { type: "object", properties: { reason: { type: "string" } }, required: ["reason"] };
  const delta = { ...message("Delta", "Delta"), examples: [{ payload: { text: "Hi" } }] };
  const cases = [
    { what: "a model", type: "Delta", want: { Delta: delta } },
    { what: "scalars", type: "Text", want: { Text: message("Text", "Text") } },
    {
      what: "variants of an @events union, without an event name",
      type: "Events",
      want: {
        Delta: delta,
        Moved: message("Moved", "Moved"),
        end: { ...message("end", end), "x-terminal-event": true },
      },
    },
    {
      what: "envelopes of a discriminated union",
      type: "Enveloped",
      want: {
        EnvelopedDelta: {
          ...message("EnvelopedDelta", "EnvelopedDelta", "delta"),
          summary: "Text comes.",
          examples: [{ payload: { kind: "delta", value: { text: "Hi" } } }],
        },
        EnvelopedEnd: message("EnvelopedEnd", "EnvelopedEnd", "end"),
        EnvelopedNumber: message("EnvelopedNumber", "EnvelopedNumber", "number"),
      },
    },
    {
      what: "envelopes of a discriminated @events union",
      type: "Frames",
      want: {
        FramesDelta: {
          ...message("FramesDelta", "FramesDelta", "delta"),
          examples: [{ payload: { event: "delta", data: { text: "Hi" } } }],
        },
        FramesEnd: { ...message("FramesEnd", "FramesEnd", "end"), "x-terminal-event": true },
      },
    },
    {
      what: "a discriminated union without envelopes",
      type: "Bare",
      want: { Moved: message("Moved", "Moved", "moved") },
    },
  ];
  it.each(cases)("$what", async ({ type, want }) => {
    const { files, diagnostics } = await emit(`
      @service namespace Chat;
      @example(#{ text: "Hi" }) model Delta { text: string; }
      model Moved { kind: "moved"; @data where: Delta; }
      union Text { string, int32 }
      @events union Events { delta: Delta, moved: Moved, @terminalEvent end: { reason: string } }
      @discriminated union Enveloped { /** Text comes. */ delta: Delta, end: { reason: string }, number: int32 }
      @discriminated(#{ envelope: "object", discriminatorPropertyName: "event", envelopePropertyName: "data" })
      @events union Frames { delta: Delta, @terminalEvent end: { reason: string } }
      @discriminated(#{ envelope: "none" }) union Bare { moved: Moved }
      @route("/ask") @get op ask(): Http.Streams.JsonlStream<${type}>;
    `);
    expect(diagnostics).toEqual([]);
    const text = files["asyncapi.yaml"] ?? "";
    const { components } = parse(text);
    expect(components.messages).toEqual(want);
    expect(components.messageBindings.stream.http.headers.properties).toEqual({
      "Content-Type": { type: "string", enum: ["application/jsonl"] },
    });
    expect(await findParserDiagnostics(text)).toEqual([]);
  });

  it("uses the data of a discriminated @events union as the payload of its SSE frames", async () => {
    const { files, diagnostics } = await emit(`
      @service namespace Chat;
      model Delta { text: string; }
      @discriminated @events union Frames { delta: Delta }
      @route("/ask") @get op ask(): SSEStream<Frames>;
    `);
    const { components } = parse(files["asyncapi.yaml"] ?? "");
    expect({ diagnostics, payload: components.messages.Delta.payload }).toEqual({
      diagnostics: [],
      payload: { $ref: "#/components/schemas/Delta" },
    });
  });
});
