import type { Case, Edit } from "./edit.ts";

interface Order {
  first: string[];
  last: string[];
  when?: { query: string; value: string; first: string[]; last: string[] }[];
}

const setOrder = (order: Order | undefined) => (d: Edit) =>
  d.editSchema("RunStreamEvent", (schema) => Object.assign(schema, { "x-event-order": order }));

const [first, last] = [["RUN_STARTED"], ["RUN_FINISHED", "RUN_ERROR"]];
const [GET, POST] = ["GET /v1/threads/{threadId}/runs/{runId}", "POST /v1/threads/{threadId}/runs"];

/** Returns an order that differs for requests with `wire=proposal`. */
const conditional = (lastOfProposal: string[]): Order => ({
  first,
  last,
  when: [{ query: "wire", value: "proposal", first, last: lastOfProposal }],
});

/** Changes to the events that can start and end a stream. */
export const orderCases: Case[] = [
  {
    name: "a stream can start with another event",
    contract: "tambo",
    prepare: setOrder({ first, last }),
    edit: setOrder({ first: [...first, "STATE_SNAPSHOT"], last }),
    changes: [
      `breaking for clients | event-order-loosened ${GET} first event (event) | reconnectRun`,
      `breaking for clients | event-order-loosened ${POST} first event (event) | createRun`,
    ],
    reversed: [
      `breaking for implementers | event-order-tightened ${GET} first event (event) | reconnectRun`,
      `breaking for implementers | event-order-tightened ${POST} first event (event) | createRun`,
    ],
  },
  {
    name: "a stream can end with another event",
    contract: "tambo",
    prepare: setOrder({ first, last }),
    edit: setOrder({ first, last: [...last, "STATE_SNAPSHOT"] }),
    changes: [
      `breaking for clients | event-order-loosened ${GET} last event (event) | reconnectRun`,
      `breaking for clients | event-order-loosened ${POST} last event (event) | createRun`,
    ],
    reversed: [
      `breaking for implementers | event-order-tightened ${GET} last event (event) | reconnectRun`,
      `breaking for implementers | event-order-tightened ${POST} last event (event) | createRun`,
    ],
  },
  {
    name: "the order of events is stated for the first time",
    contract: "tambo",
    prepare: setOrder(undefined),
    edit: setOrder({ first, last }),
    changes: [
      `breaking for implementers | event-order-tightened ${GET} first event (event) | reconnectRun`,
      `breaking for implementers | event-order-tightened ${GET} last event (event) | reconnectRun`,
      `breaking for implementers | event-order-tightened ${POST} first event (event) | createRun`,
      `breaking for implementers | event-order-tightened ${POST} last event (event) | createRun`,
    ],
    reversed: [
      `breaking for clients | event-order-loosened ${GET} first event (event) | reconnectRun`,
      `breaking for clients | event-order-loosened ${GET} last event (event) | reconnectRun`,
      `breaking for clients | event-order-loosened ${POST} first event (event) | createRun`,
      `breaking for clients | event-order-loosened ${POST} last event (event) | createRun`,
    ],
  },
  {
    name: "a stream can end with another event if a query parameter has a value",
    contract: "tambo",
    prepare: setOrder(conditional(["tambo.run.finished"])),
    edit: setOrder(conditional(["tambo.run.finished", "RUN_ERROR"])),
    changes: [
      `breaking for clients | event-order-loosened ${GET} with wire=proposal last event (event) | reconnectRun`,
      `breaking for clients | event-order-loosened ${POST} with wire=proposal last event (event) | createRun`,
    ],
    reversed: [
      `breaking for implementers | event-order-tightened ${GET} with wire=proposal last event (event) | reconnectRun`,
      `breaking for implementers | event-order-tightened ${POST} with wire=proposal last event (event) | createRun`,
    ],
  },
  {
    name: "the order of events for a value of a query parameter is stated for the first time",
    contract: "tambo",
    prepare: setOrder({ first, last }),
    edit: setOrder(conditional(["RUN_ERROR"])),
    changes: [
      `documentation | extension-changed ${GET} with wire=proposal (event) | reconnectRun`,
      `documentation | extension-changed ${POST} with wire=proposal (event) | createRun`,
    ],
    reversed: [
      `breaking for clients | event-order-loosened ${GET} with wire=proposal first event (event) | reconnectRun`,
      `breaking for clients | event-order-loosened ${GET} with wire=proposal last event (event) | reconnectRun`,
      `breaking for clients | event-order-loosened ${POST} with wire=proposal first event (event) | createRun`,
      `breaking for clients | event-order-loosened ${POST} with wire=proposal last event (event) | createRun`,
    ],
  },
  {
    name: "an event that can end a stream is removed",
    contract: "tambo",
    prepare: setOrder({ first, last: [...last, "TOOL_CALL_RESULT"] }),
    edit: (d) => {
      d.removeEvent("ToolCallResultEvent", "RunStreamEvent");
      setOrder({ first, last })(d);
    },
    changes: [
      "breaking | event-removed event TOOL_CALL_RESULT (event) | createRun reconnectRun | TOOL_CALL_RESULT",
    ],
    reversed: [
      `breaking for clients | event-order-loosened ${GET} last event (event) | reconnectRun`,
      `breaking for clients | event-order-loosened ${POST} last event (event) | createRun`,
      "additive | event-added event TOOL_CALL_RESULT (event) | createRun reconnectRun | TOOL_CALL_RESULT",
    ],
  },
];
