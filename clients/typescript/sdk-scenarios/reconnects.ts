/** Scenarios in which a connection breaks, or a run is joined that others started. */
import { answerOf, type Drives, finishedWith, textOf, watch } from "./drive.ts";

export const reconnectDrives: Drives = {
  reconnect: {
    see: async (client) => {
      const stream = client.runs.stream("sdk-reconnect", "Count to three.");
      const { events, view } = await watch(stream);
      const words = events.flatMap((event) => (event.type === "TEXT_MESSAGE_CONTENT" ? [event.delta] : []));
      return { text: textOf(view), words, status: view.status, lastEventId: stream.lastEventId };
    },
    must: {
      text: "One, two, three.",
      words: ["One", ", two", ", three."],
      status: "finished",
      lastEventId: 8,
    },
  },
  "idempotent-retry": {
    see: (client) =>
      answerOf(
        client.runs.stream("sdk-idempotent-retry", "Charge me.", { idempotencyKey: "sdk-idempotent-retry" }),
      ),
    must: finishedWith("Only once."),
  },
  replay: {
    see: (client) => answerOf(client.runs.reconnect("sdk-replay", "run_001", { after: 0 })),
    must: finishedWith("Again."),
  },
  "reconnect-finished": {
    see: async (client) => {
      const { events, view } = await watch(
        client.runs.reconnect("sdk-reconnect-finished", "run_001", { after: null }),
      );
      return { events: events.length, status: view.status, messages: view.messages };
    },
    must: { events: 1, status: "finished", messages: [] },
  },
  "reconnect-awaiting": {
    see: async (client) => {
      const view = await client.runs.reconnect("sdk-reconnect-awaiting", "run_001", { after: null }).finished;
      return { status: view.status, pending: view.pendingToolCalls };
    },
    must: {
      status: "awaiting_input",
      pending: [{ toolCallId: "tc_001", toolName: "add_to_cart", input: { productId: "SKU-123" } }],
    },
  },
};
