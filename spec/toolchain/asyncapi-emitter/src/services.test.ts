import { expect, it } from "vitest";
import { parse } from "yaml";
import { emit, findParserDiagnostics } from "../test/tester.ts";
import type { AsyncApiDocument } from "./asyncapi.ts";

/**
 * Returns one line for each message of an operation, in order: its key, its SSE event name, its media type, the name
 * or the properties of its payload, and `ends the stream` for a terminal event.
 */
function outline({ operations, channels, components }: AsyncApiDocument): Record<string, string[]> {
  const lastPart = (reference: string) => reference.split("/").at(-1) ?? "";
  const describe = ({ $ref, ...payload }: Record<string, unknown>) =>
    typeof $ref === "string"
      ? lastPart($ref)
      : JSON.stringify(payload.const ?? payload.properties ?? payload);
  const write = (key: string) => {
    const message = components.messages[key];
    const { event } = (message?.headers?.properties ?? {}) as { event?: { const: string } };
    const parts = [key, event?.const ?? "-", message?.contentType, describe(message?.payload ?? {})];
    return parts.join(" ") + (message?.["x-terminal-event"] ? ", ends the stream" : "");
  };
  return Object.fromEntries(
    Object.entries(operations).map(([id, { channel, messages }]) => [
      `${id} ${channels[lastPart(channel.$ref)]?.address}`,
      messages.map(({ $ref }) => write(lastPart($ref))),
    ]),
  );
}

const cases = [
  {
    // The same forms as in the scenario `streaming/sse` of TypeSpec's package `@typespec/http-specs`.
    what: "streams with unnamed events, named events, text and a sentinel",
    spec: `
      @service(#{ title: "Forms" }) @server("http://localhost:3000", "Test server") @route("/forms") namespace Forms;
      @route("plain") namespace Plain {
        model Note { text: string; }
        @events union PlainEvents { @Events.contentType("application/json") Note }
        @route("receive") op receive(): SSEStream<PlainEvents>;
      }
      @route("answers") namespace Answers {
        model Question { text: string; }
        model Part { text: string; }
        model Sources { urls: url[]; }
        @events union AnswerEvents {
          @Events.contentType("application/json") part: Part,
          @Events.contentType("application/json") sources: Sources,
          @Events.contentType("text/plain") @terminalEvent "[DONE]",
        }
        @post @route("stream") op stream(@body question: Question): SSEStream<AnswerEvents>;
      }
      @route("data") namespace Data {
        @events union DataEvents {
          text: { kind: string, @Events.contentType("text/plain") @data text: string },
          object: { tags: Record<string>, text: string },
        }
        @route("receive") op receive(): SSEStream<DataEvents>;
      }
      @route("lines") namespace Lines {
        model Row { cells: string[]; }
        @route("receive") op receive(): Http.Streams.JsonlStream<Row>;
      }`,
    want: {
      "Answers_stream /forms/answers/stream": [
        "Answers.Part part application/json Answers.Part",
        "Answers.Sources sources application/json Answers.Sources",
        'DONE - text/plain "[DONE]", ends the stream',
      ],
      "Data_receive /forms/data/receive": [
        'text text text/plain {"type":"string"}',
        'object object application/json {"tags":{"type":"object","additionalProperties":{"type":"string"}},"text":{"type":"string"}}',
      ],
      "Lines_receive /forms/lines/receive": ["Lines.Row - application/json Lines.Row"],
      "Plain_receive /forms/plain/receive": ["Plain.Note - application/json Plain.Note"],
    },
  },
  {
    what: "an API for completions, as OpenAI has one",
    spec: `
      @service(#{ title: "Completions" }) @server("https://api.example.com/v1", "Live") @useAuth(BearerAuth)
      namespace Completions;
      model Request { \`model\`: string; messages: Message[]; stream: boolean; }
      model Message { role: "user" | "assistant"; content: string; }
      model Chunk { id: string; created: unixTimestamp32; choices: Choice[]; usage?: Usage | null; }
      model Choice { index: int32; delta: { role?: "assistant", content?: string | null }; finish_reason: "stop" | "length" | null; }
      model Usage { prompt_tokens: int32; completion_tokens: int32; }
      model Completion { id: string; message: Message; }
      @error model Failure { @statusCode _: 400 | 429; error: { message: string, type: string }; }
      @events union ChunkStream { Chunk, @Events.contentType("text/plain") @terminalEvent "[DONE]" }
      @route("/chat/completions") @post op create(@body request: Request): Completion | SSEStream<ChunkStream> | Failure;`,
    want: {
      "create /chat/completions": [
        "Chunk - application/json Chunk",
        'DONE - text/plain "[DONE]", ends the stream',
      ],
    },
  },
  {
    what: "an API for messages, as Anthropic has one",
    spec: `
      @service(#{ title: "Messages" }) @server("https://api.example.com", "Live")
      @useAuth(ApiKeyAuth<ApiKeyLocation.header, "X-API-Key">)
      namespace Messages;
      model MessageStart { type: "message_start"; message: { id: string, content: Block[] }; }
      model BlockStart { type: "content_block_start"; index: int32; content_block: Block; }
      model BlockDelta { type: "content_block_delta"; index: int32; delta: Delta; }
      model BlockStop { type: "content_block_stop"; index: int32; }
      model MessageDelta { type: "message_delta"; delta: { stop_reason: string | null }; usage: Record<int32>; }
      model Ping { type: "ping"; }
      model Failure { type: "error"; error: { type: string, message: string }; }
      @discriminated(#{ envelope: "none", discriminatorPropertyName: "type" }) union Block { text: Text, tool_use: ToolUse }
      model Text { type: "text"; text: string; }
      model ToolUse { type: "tool_use"; id: string; name: string; input: Record<unknown>; }
      @discriminated(#{ envelope: "none", discriminatorPropertyName: "type" }) union Delta { text_delta: TextDelta, input_json_delta: InputDelta }
      model TextDelta { type: "text_delta"; text: string; }
      model InputDelta { type: "input_json_delta"; partial_json: string; }
      @events union MessageEvents {
        message_start: MessageStart,
        content_block_start: BlockStart,
        content_block_delta: BlockDelta,
        content_block_stop: BlockStop,
        message_delta: MessageDelta,
        ping: Ping,
        @terminalEvent message_stop: { type: "message_stop" },
        @terminalEvent error: Failure,
      }
      @route("/v1/messages") @post op create(@header("X-Version") version: string, @body request: Record<unknown>): SSEStream<MessageEvents>;`,
    want: {
      "create /v1/messages": [
        "MessageStart message_start application/json MessageStart",
        "BlockStart content_block_start application/json BlockStart",
        "BlockDelta content_block_delta application/json BlockDelta",
        "BlockStop content_block_stop application/json BlockStop",
        "MessageDelta message_delta application/json MessageDelta",
        "Ping ping application/json Ping",
        'message_stop message_stop application/json {"type":{"type":"string","enum":["message_stop"]}}, ends the stream',
        "Failure error application/json Failure, ends the stream",
      ],
    },
  },
  {
    what: "an API that lists the changes of resources as JSON Lines, as Kubernetes has one",
    spec: `
      @service(#{ title: "Resources" }) @server("https://{cluster}.example.com:{port}", "A cluster", { cluster: string = "main", port: string = "6443" })
      namespace Resources;
      model Pod { name: string; labels?: Record<string>; status: { phase: "Pending" | "Running" | "Failed" }; }
      model Status { code: int32; reason: string; }
      @discriminated(#{ envelope: "object", discriminatorPropertyName: "type", envelopePropertyName: "object" })
      union PodChange { /** A pod was created. */ ADDED: Pod, MODIFIED: Pod, DELETED: Pod, BOOKMARK: { resourceVersion: string }, ERROR: Status }
      @route("/api/v1/namespaces/{namespaceName}/pods") @get op watchPods(
        @path namespaceName: string, @query watch: true, @query resourceVersion?: string
      ): Http.Streams.JsonlStream<PodChange>;`,
    want: {
      "watchPods /api/v1/namespaces/{namespaceName}/pods": [
        "PodChangeADDED - application/json PodChangeADDED",
        'PodChangeMODIFIED - application/json {"type":{"type":"string","enum":["MODIFIED"]},"object":{"$ref":"#/components/schemas/Pod"}}',
        'PodChangeDELETED - application/json {"type":{"type":"string","enum":["DELETED"]},"object":{"$ref":"#/components/schemas/Pod"}}',
        "PodChangeBOOKMARK - application/json PodChangeBOOKMARK",
        "PodChangeERROR - application/json PodChangeERROR",
      ],
    },
  },
];

it.each(cases)("describes $what", async ({ spec, want }) => {
  const { files, diagnostics } = await emit(spec);
  const text = files["asyncapi.yaml"] ?? "";
  expect({ diagnostics, operations: outline(parse(text)) }).toEqual({ diagnostics: [], operations: want });
  expect(await findParserDiagnostics(text)).toEqual([]);
});
