/** Scenarios for runs: requests, streamed text, the ends of runs, and reconnections. */
import { createTamboClient, type InputMessage } from "../index.ts";
import {
  assistantText,
  distinctValues,
  fetchEventByEvent,
  finishedWith,
  getRejection,
  getResult,
  recordStream,
  type ScenarioTest,
  type ScenarioTests,
  waitFor,
} from "./scenario-test.ts";

export const runScenarios: ScenarioTests = {
  text: {
    run: async (_, baseUrl) => {
      const client = createTamboClient({ baseUrl, fetch: fetchEventByEvent });
      const request = { message: "What is the capital of France?", createThread: true };
      const { snapshots, snapshot } = await recordStream(client.runs.stream("sdk-text", request));
      return {
        messages: snapshot.messages.map(({ id }) => id),
        grows: distinctValues(snapshots, assistantText),
      };
    },
    expected: {
      messages: ["msg_001"],
      grows: ["", "The", "The capital of France", "The capital of France is Paris."],
    },
  },
  "text-proposal": {
    run: async (client) => {
      const request = { message: "Say hello.", createThread: true };
      const snapshot = await client.runs.stream("sdk-text-proposal", request, { wire: "proposal" }).finished;
      return snapshot.messages;
    },
    expected: [
      {
        id: "msg_001",
        role: "assistant",
        content: [{ type: "text", text: "Hello." }],
        createdAt: "2024-01-01T00:00:00.200Z",
      },
    ],
  },
  "text-split": {
    run: (client) =>
      getResult(
        client.runs.stream("sdk-text-split", { message: "Greet the world, 世界 👋", createThread: true }),
      ),
    expected: finishedWith("Grüße, 世界 👋\nsecond line"),
  },
  "forward-compatible": {
    run: async (client) => {
      const request = { message: "Are you there?", createThread: true };
      const { events, snapshot } = await recordStream(client.runs.stream("sdk-forward-compatible", request));
      return {
        text: assistantText(snapshot),
        events: events.map((event) => (event.type === "CUSTOM" ? event.name : event.type)),
      };
    },
    expected: {
      text: "Still here.",
      events: [
        "RUN_STARTED",
        "TEXT_MESSAGE_START",
        "TEXT_MESSAGE_CONTENT",
        "TEXT_MESSAGE_END",
        "tambo.run.finished",
        "RUN_FINISHED",
      ],
    },
  },
  "run-options": {
    run: (client) =>
      getResult(
        client.runs.stream("sdk-run-options", {
          message: { role: "user", content: "Go.", metadata: { clientId: 7 } },
          additionalMessages: [{ role: "user", content: "And quickly." }],
          availableComponents: [
            {
              name: "StockChart",
              description: "Displays a stock price chart",
              propsSchema: {
                type: "object",
                properties: {
                  ticker: { type: "string", description: "Symbol", default: "AAPL" },
                  range: { type: "string", enum: ["1D", "1M"] },
                  points: {
                    type: "array",
                    items: { type: "object", properties: { y: { type: "number" } }, required: ["y"] },
                  },
                },
                required: ["ticker"],
                additionalProperties: false,
              },
              stateSchema: { type: "object", properties: { zoom: { type: "integer" } } },
              contextTools: [
                {
                  name: "set_range",
                  description: "Change the chart's range",
                  inputSchema: {
                    type: "object",
                    properties: { range: { type: "string" } },
                    required: ["range"],
                  },
                  maxCalls: 3,
                },
              ],
            },
          ],
          tools: [
            {
              name: "add_to_cart",
              description: "Add an item to the cart",
              inputSchema: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
              outputSchema: { type: "object", properties: { total: { type: "number" } } },
              strict: true,
            },
          ],
          toolChoice: { name: "add_to_cart" },
          createThread: true,
          contextKey: "user_42",
          model: "demo",
          maxTokens: 1000,
          temperature: 0.5,
          embedResources: true,
          metadata: { trace: "abc" },
          onDisconnect: "continue",
        }),
      ),
    expected: finishedWith("All set."),
  },
  "input-image": createInputScenario(
    "input-image",
    [
      { type: "text", text: "What is this?" },
      { type: "image", source: { type: "base64", mediaType: "image/png", data: "iVBORw0KGgo=" } },
      { type: "image", source: { type: "url", url: "https://example.com/cat.png?a=1&b=2" }, detail: "high" },
    ],
    "Two cats.",
  ),
  "input-audio": createInputScenario(
    "input-audio",
    [{ type: "audio", source: { type: "base64", mediaType: "audio/wav", data: "UklGRg==" } }],
    "A bell.",
  ),
  "input-file": createInputScenario(
    "input-file",
    [
      {
        type: "file",
        source: { type: "base64", mediaType: "application/pdf", filename: "report.pdf", data: "JVBERi0=" },
      },
      { type: "file", source: { type: "url", url: "https://example.com/report.pdf" } },
      { type: "file", source: { type: "file_id", fileId: "file_123" } },
    ],
    "Three reports.",
  ),
  "input-resource": createInputScenario(
    "input-resource",
    [
      {
        type: "resource",
        resource: {
          uri: "file:///notes.md",
          name: "notes.md",
          title: "Notes",
          description: "What was said",
          mimeType: "text/markdown",
          text: "# Notes",
          annotations: { audience: ["user", "assistant"], priority: 0.8 },
        },
      },
      {
        type: "resource",
        resource: { uri: "file:///dot.png", mimeType: "image/png", blob: "iVBORw0KGgo=" },
      },
      { type: "resource", resource: { uri: "file:///later.txt" } },
    ],
    "Noted.",
  ),
  "run-error": {
    run: async (client) => {
      const stream = client.runs.stream("sdk-run-error", "Explain everything.");
      const code = await getRejection(stream.finished, (error) => error.code);
      return {
        text: assistantText(stream.snapshot),
        code,
        status: stream.snapshot.status,
        connection: stream.connection,
      };
    },
    expected: { text: "Let me", code: "RATE_LIMIT_EXCEEDED", status: "failed", connection: "closed" },
  },
  cancel: {
    run: async (client) => {
      const stream = client.runs.stream("sdk-cancel", "Tell me a long story.");
      await waitFor(stream, (snapshot) => assistantText(snapshot) === "Once upon");
      await stream.cancel();
      return await getResult(stream);
    },
    expected: { text: "Once upon", status: "cancelled" },
  },
};

/**
 * Scenarios in which a connection breaks, or in which the client follows a run that another client started.
 */
export const reconnectScenarios: ScenarioTests = {
  reconnect: {
    run: async (client) => {
      const stream = client.runs.stream("sdk-reconnect", "Count to three.");
      const { events, snapshot } = await recordStream(stream);
      const words = events.flatMap((event) => (event.type === "TEXT_MESSAGE_CONTENT" ? [event.delta] : []));
      return {
        text: assistantText(snapshot),
        words,
        status: snapshot.status,
        lastEventId: stream.lastEventId,
      };
    },
    expected: {
      text: "One, two, three.",
      words: ["One", ", two", ", three."],
      status: "finished",
      lastEventId: 8,
    },
  },
  "reconnect-retry": {
    run: (client) => getResult(client.runs.stream("sdk-reconnect-retry", "Write a pangram.")),
    expected: finishedWith("Zwölf Boxkämpfer."),
  },
  "unknown-event": {
    run: async (client) => {
      const { events, snapshot } = await recordStream(client.runs.stream("sdk-unknown-event", "Greet me."));
      return {
        text: assistantText(snapshot),
        events: events.map((event) => (event.type === "CUSTOM" ? event.name : event.type)),
      };
    },
    expected: {
      text: "Hello again.",
      events: [
        "RUN_STARTED",
        "TEXT_MESSAGE_START",
        "TEXT_MESSAGE_CONTENT",
        "TEXT_MESSAGE_CONTENT",
        "TEXT_MESSAGE_END",
        "tambo.run.finished",
        "RUN_FINISHED",
      ],
    },
  },
  "idempotent-retry": {
    run: (client) =>
      getResult(
        client.runs.stream("sdk-idempotent-retry", "Charge me.", { idempotencyKey: "sdk-idempotent-retry" }),
      ),
    expected: finishedWith("Only once."),
  },
  replay: {
    run: (client) => getResult(client.runs.reconnect("sdk-replay", "run_001", { after: 0 })),
    expected: finishedWith("Again."),
  },
  "reconnect-finished": {
    run: async (client) => {
      const { events, snapshot } = await recordStream(
        client.runs.reconnect("sdk-reconnect-finished", "run_001", { after: null }),
      );
      return { events: events.length, status: snapshot.status, messages: snapshot.messages };
    },
    expected: { events: 1, status: "finished", messages: [] },
  },
  "reconnect-awaiting": {
    run: async (client) => {
      const snapshot = await client.runs.reconnect("sdk-reconnect-awaiting", "run_001", { after: null })
        .finished;
      return { status: snapshot.status, pending: snapshot.pendingToolCalls };
    },
    expected: {
      status: "awaiting_input",
      pending: [{ toolCallId: "tc_001", toolName: "add_to_cart", input: { productId: "SKU-123" } }],
    },
  },
};

/** Creates a scenario that sends a message with content blocks and expects the text `must`. */
function createInputScenario(id: string, content: InputMessage["content"], must: string): ScenarioTest {
  return {
    run: (client) => getResult(client.runs.stream(`sdk-${id}`, { message: { role: "user", content } })),
    expected: finishedWith(must),
  };
}
