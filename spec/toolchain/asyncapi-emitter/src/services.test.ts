import { expect, it } from "vitest";
import { parse } from "yaml";
import { readHttpSpec } from "../test/http-specs.ts";
import { emit, emitComplete, findParserDiagnostics } from "../test/tester.ts";
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

const dataEvents = [
  'withEnvelope withEnvelope text/plain {"type":"string"}',
  'withoutEnvelope withoutEnvelope application/json {"metadata":{"type":"object","additionalProperties":{"type":"string"}},"contents":{"type":"string"}}',
];
const protocolEvents = ["Protocol.ProtocolInfo message application/json Protocol.ProtocolInfo"];

it.each([
  [
    "sse",
    {
      "Unnamed_receive /streaming/sse/unnamed/receive": ["Unnamed.Info - application/json Unnamed.Info"],
      "Named_receive /streaming/sse/named/receive": [
        "Named.ResponseCreated responseCreated application/json Named.ResponseCreated",
        "Named.ResponseDelta responseDelta application/json Named.ResponseDelta",
        'DONE - text/plain "[DONE]", ends the stream',
      ],
      "Retrieve_stream /streaming/sse/retrieve/stream": [
        "Retrieve.PartialResult partialResult application/json Retrieve.PartialResult",
        "Retrieve.FinalResult finalResult application/json Retrieve.FinalResult",
        'DONE - text/plain "[DONE]", ends the stream',
      ],
      "Data_withEnvelope /streaming/sse/protocol/data/with-envelope": dataEvents,
      "Data_withoutEnvelope /streaming/sse/protocol/data/without-envelope": dataEvents,
      "Protocol_id /streaming/sse/protocol/id": protocolEvents,
      "Protocol_invalidId /streaming/sse/protocol/invalid-id": protocolEvents,
      "Protocol_retry /streaming/sse/protocol/retry": protocolEvents,
      "Protocol_invalidRetry /streaming/sse/protocol/invalid-retry": protocolEvents,
      "Protocol_reconnect /streaming/sse/protocol/reconnect": protocolEvents,
    },
  ],
  [
    "jsonl",
    {
      "Basic_receive /streaming/jsonl/basic/receive": ["Basic.Info - application/json Basic.Info"],
    },
  ],
])("describes the scenario streaming/%s of TypeSpec's package `@typespec/http-specs`", async (name, want) => {
  const spec = await readHttpSpec(`streaming/${name}`);
  const { files, diagnostics } = await emitComplete(spec);
  const text = files["asyncapi.yaml"] ?? "";
  expect({ diagnostics, operations: outline(parse(text)) }).toEqual({ diagnostics: [], operations: want });
  expect(await findParserDiagnostics(text)).toEqual([]);
});
