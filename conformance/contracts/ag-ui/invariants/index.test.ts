import { expect, it } from "vitest";
import { askAgUiClients } from "../../../../server/testing/ag-ui-clients.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { peerOf } from "../stream/ag-ui-stream.ts";
import { invariants } from "./index.ts";
import { answerOf, complaintsOf, itHoldsOfAll, replacing } from "../../../invariants/testing.ts";
import { askingRun, cameBack, connectOf, evidenceOf, failed, finished, goodRun, messages, oldSent, paused, pausedRun, result, seenBytes, seenOf, sent, started } from "./testing.ts";

const [user] = sent.messages as JsonObject[];
const state = { cart: [1], components: { comp_1: { n: 2 } } };
const refusal = answerOf("POST", "/ag-ui/default", 404, {
  error: { code: "AGENT_NOT_FOUND", message: "There is no agent x." },
});
const { outcome: _, ...barePause } = paused;
const answer = { id: "msg_9", role: "tool", toolCallId: "tc_1", content: "Added" };
const call = { id: "tc_1", type: "function", function: { name: "add", arguments: '{"id":7}' } };
const continued = {
  ...sent,
  messages: [user as JsonObject, { id: "msg_1", role: "assistant", toolCalls: [call] }, answer],
};
const approved = {
  ...sent,
  messages: [
    user as JsonObject,
    {
      id: "msg_1",
      role: "assistant",
      toolCalls: [{ ...call, function: { name: "demo/look", arguments: "{}" } }],
    },
  ],
  resume: [{ interruptId: "int_1", status: "resolved", payload: { approved: true } }],
};

const whole = cameBack(seenOf(goodRun), connectOf([user as JsonObject, ...messages], state));
const good: [string, Evidence][] = [
  ["a whole run, and a client that comes back", { ...whole, answers: [refusal] }],
  ["a run of an older client", evidenceOf(goodRun, { sent: oldSent })],
  ["a pause", evidenceOf(pausedRun)],
  ["a pause of an older client", evidenceOf(replacing(pausedRun, paused, barePause), { sent: oldSent })],
  ["a continuation", evidenceOf([started, finished], { sent: continued })],
  ["a question for consent", evidenceOf(askingRun)],
  ["a question for consent, of an older client", evidenceOf(askingRun, { sent: oldSent })],
  ["a call that was consented to", evidenceOf([started, result, finished], { sent: approved })],
  ["a run that fails", evidenceOf([started, failed])],
  [
    "a run that is cancelled",
    evidenceOf([
      started,
      { ...finished, result: { stopReason: "cancelled" }, outcome: { type: "cancelled" } },
    ]),
  ],
  [
    "a run of an older client that is cancelled",
    evidenceOf([started, { ...failed, code: "CANCELLED" }], { sent: oldSent }),
  ],
  ["a stream that the suite closed", evidenceOf(goodRun.slice(0, 10), { ended: "closed" })],
];

it.each(good)("finds nothing wrong with %s [C-050][C-070][C-072]", (_, evidence) => {
  expect(complaintsOf(invariants, evidence)).toEqual([]);
});

it("finds nothing wrong with what both generations of clients take without a word [C-070][C-072]", async () => {
  for (const [, { streams }] of good) {
    for (const { seen } of streams.filter(({ seen }) => seen.ended === "end")) {
      const body = seen.frames.map((frame) => `${frame}\n\n`).join("");
      const clients = await askAgUiClients(body);
      const fit = clients.filter(({ version }) => (version === "0.0.59") === (peerOf(seen) === "old"));
      expect(fit.map(({ error, warnings }) => [error, warnings])).toEqual([[undefined, []]]);
    }
  }
});

const odd: Json[] = [null, 1, "text", [], {}, { type: 7 }, { type: "CUSTOM" }, { type: "MESSAGES_SNAPSHOT" }];
const spoilt = goodRun.map(
  ({ type, name }): JsonObject => ({ type: type ?? null, name: name ?? null, value: 3, delta: 4 }),
);

itHoldsOfAll(invariants, {
  whole: (good[0] as [string, Evidence])[1],
  empty: evidenceOf(seenBytes("", { headers: { "x-run-id": "" } })),
  complaints: [
    ["headers", "run: the header x-run-id is wrong"],
    ["terminal", "run: the stream has no event"],
  ],
  odd: [odd, spoilt, goodRun.map(({ type }): JsonObject => ({ type: type ?? null }))].flatMap((events) =>
    [sent, oldSent, {}].map((told) =>
      cameBack(seenOf(events, { sent: told }), seenOf(events, { sent: told, from: "bare" })),
    ),
  ),
});
