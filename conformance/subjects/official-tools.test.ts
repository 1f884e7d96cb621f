import { expect, it } from "vitest";
import { askClient, type Exchange, isAbout } from "./official-tools.ts";

const events = [
  { type: "RUN_STARTED", threadId: "t", runId: "r", protocolVersion: "1.0" },
  { type: "RUN_FINISHED", threadId: "t", runId: "r", finishReason: "stop" },
];
const exchange: Exchange = {
  request: { threadId: "t", runId: "r", messages: [], tools: [], context: [], state: {}, forwardedProps: {} },
  status: 200,
  contentType: "text/event-stream",
  body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""),
  isBroken: false,
};

it("reports the client's warning only in the finding that it is about", async () => {
  expect(await askClient(exchange, "RUN_FINISHED has the undeclared field finishReason")).toBe(
    "accepts the stream, and warns: [ag-ui][enforce] Removed unrecognised material at '/finishReason' on RUN_FINISHED.",
  );
  expect(await askClient(exchange, "RUN_STARTED has no protocolVersion")).toBe("accepts the stream");
});

it("counts a warning that names no field as one about every finding", () => {
  expect(isAbout("[ag-ui][compat] Converting deprecated binary input content.", "An image is binary")).toBe(
    true,
  );
});
