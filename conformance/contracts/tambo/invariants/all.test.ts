import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { listFindings, replaceEvent, testAllInvariants } from "../../../invariants/testing.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { tambo } from "../contract.ts";
import {
  createEvidence,
  createReplay,
  createResponse,
  createThreadResponse,
  failed,
  goodRun,
  pausedRun,
  readBytes,
} from "./testing.ts";

const { invariants } = tambo;

const notFound = createResponse("GET", "/v1/threads/thr_none", 404, {
  type: "urn:tambo:error:thread_not_found",
  title: "No such thread",
  status: 404,
  detail: "There is no thread thr_none.",
  instance: "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
  code: "THREAD_NOT_FOUND",
});

/** Additions that other implementations are allowed to make. */
const additive = goodRun.flatMap((event): JsonObject[] => [
  { ...event, added: { constructor: [1] } },
  { type: "STEP_STARTED", stepName: "s" },
  { type: "REASONING_START", messageId: "msg_9" },
  { type: "THINKING_START" },
  { type: "CUSTOM", name: "tambo.added", value: 1 },
  { type: "STEP_FINISHED", stepName: "s" },
]);
const lastKnown = additive.length - 5;

/**
 * The `proposal` wire format, which has no AG-UI names and sends the terminal events in the opposite order.
 */
const proposal = [
  ...goodRun
    .slice(0, -2)
    .filter(({ type }) => type !== "TOOL_CALL_RESULT")
    .map(({ toolCallName: _, ...event }) => event),
  ...goodRun.slice(-2).toReversed(),
];

const responses = [notFound];
const replays = [
  createReplay(goodRun, 1),
  createReplay(goodRun, 12),
  createReplay(goodRun, 21),
  createReplay(goodRun, 22),
];
const good: [string, Evidence][] = [
  [
    "a complete run with its thread and replays",
    createEvidence(goodRun, { threads: [createThreadResponse()], responses, replays }),
  ],
  ["a pause", createEvidence(pausedRun)],
  ["a run that fails", createEvidence([...goodRun.slice(0, 5), failed])],
  [
    "additional events and fields",
    createEvidence(additive.slice(0, lastKnown), { threads: [createThreadResponse()] }),
  ],
  [
    "the wire format proposal",
    createEvidence(proposal, { query: { wire: "proposal" }, threads: [createThreadResponse()] }),
  ],
  [
    "a stream that the suite closed",
    createEvidence(goodRun.slice(0, 3), { ended: "closed", threads: [createThreadResponse()] }),
  ],
  [
    "a bare reconnect to an ended run",
    createEvidence(goodRun.slice(-1), { from: "bare", ids: ["22"], path: "/v1/threads/thr_1/runs/run_1" }),
  ],
  [
    "a bare reconnect to a run awaiting input",
    createEvidence(pausedRun.slice(4, 5), { from: "bare", ids: ["5"], path: "/v1/threads/thr_1/runs/run_1" }),
  ],
  [
    "a bare reconnect to an active run",
    createEvidence(goodRun.slice(7), {
      from: "bare",
      ids: goodRun.slice(7).map((_, at) => String(at + 8)),
      path: "/v1/threads/thr_1/runs/run_1",
    }),
  ],
  [
    "a server shutdown",
    createEvidence([...goodRun.slice(0, 3), { ...failed, code: "SERVER_RESTARTING" }], {
      ids: ["1", "2", "3", null],
    }),
  ],
];

it.each(good)("accepts %s [T-002][T-042][T-046][T-070]", (_, evidence) => {
  expect(listFindings(invariants, evidence)).toEqual([]);
});

const invalid: Json[] = [
  null,
  1,
  "text",
  [],
  {},
  { type: 7 },
  { type: "CUSTOM" },
  { type: "CUSTOM", name: "tambo.component.end" },
];
const spoilt = goodRun.map(
  ({ type, name }): JsonObject => ({ type: type ?? null, name: name ?? null, value: 3, delta: 4 }),
);

testAllInvariants(invariants, {
  complete: (good[0] as [string, Evidence])[1],
  empty: createEvidence(readBytes("", { headers: { "x-run-id": "" } })),
  emptyFindings: [
    ["headers", "run: unexpected value of the x-run-id header"],
    ["terminal", "run: the stream is empty"],
  ],
  malformed: [
    invalid,
    spoilt,
    replaceEvent(spoilt, 0, { type: "RUN_STARTED", threadId: 1, runId: null }),
  ].map((events) => createEvidence(events, { threads: [createThreadResponse([1, null, {}])] })),
});

it("cites requirements of the register", () => {
  const register = parse(
    readFileSync(new URL("../../../../spec/tambo/requirements.yaml", import.meta.url), "utf8"),
  );
  const known = new Set(register.map(({ id }: { id: string }) => id));
  expect(invariants.flatMap(({ requirements }) => requirements).filter((id) => !known.has(id))).toEqual([]);
});
