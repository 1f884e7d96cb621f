import type { Case, Edit } from "./edit.ts";

const setOrder = (order: { first: string[]; last: string[] } | undefined) => (d: Edit) =>
  d.editSchema("RunStreamEvent", (schema) => Object.assign(schema, { "x-event-order": order }));

const [first, last] = [["RUN_STARTED"], ["RUN_FINISHED", "RUN_ERROR"]];
const [GET, POST] = ["GET /v1/threads/{threadId}/runs/{runId}", "POST /v1/threads/{threadId}/runs"];

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
