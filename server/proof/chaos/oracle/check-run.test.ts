import { expect, it } from "vitest";
import { type Connection, checkRun, type Observation } from "./check-run.ts";
import { splitFrames } from "./frames.ts";

const tag = "~t0123456789ab~";
const ids = { threadId: "thr_a", runId: "run_a" };
const events: object[] = [
  { type: "RUN_STARTED", ...ids, timestamp: 1 },
  { type: "TEXT_MESSAGE_START", messageId: "msg_a", role: "assistant", timestamp: 2 },
  { type: "TEXT_MESSAGE_CONTENT", messageId: "msg_a", delta: `${tag} é🌦`, timestamp: 2 },
  { type: "TEXT_MESSAGE_END", messageId: "msg_a", timestamp: 3 },
  { type: "RUN_FINISHED", ...ids, timestamp: 3 },
];
const createBody = (list: readonly object[], first = 1) =>
  Buffer.from(list.map((event, at) => `id: ${first + at}\ndata: ${JSON.stringify(event)}\n\n`).join(""));
const completeBody = createBody(events);
const createConnection = (body: Buffer, after = 0): Connection => ({ after, ...splitFrames(body) });
const createObservation = (change: Partial<Observation> = {}): Observation => ({
  ...ids,
  tag,
  connections: [],
  cancel: "none",
  databaseFailed: false,
  interruptions: 0,
  ...change,
});
const check = (change: Partial<Observation>, log = completeBody, secondLog = log) =>
  checkRun(createObservation(change), [splitFrames(log).numbered, splitFrames(secondLog).numbered]).map(
    ({ rule, detail }) => `${rule}: ${detail}`,
  );
const checkConnection = (body: Buffer, after = 0) => check({ connections: [createConnection(body, after)] });
const createFailedRun = (code: string) => [
  ...events.slice(0, -1),
  { type: "RUN_ERROR", message: "m", code, timestamp: 3 },
];

it("accepts a valid run, wherever its connections broke", () => {
  const cuts = Array.from({ length: completeBody.length + 1 }, (_, at) =>
    createConnection(completeBody.subarray(0, at)),
  );
  const rest = createConnection(createBody(events.slice(2), 3), 2);
  const comments = createConnection(
    Buffer.concat([Buffer.from(": keep-alive\n\n"), completeBody, Buffer.from(": keep")]),
  );
  expect(check({ connections: [...cuts, rest, comments] })).toEqual([]);
});

it("detects a gap", () => {
  const without = Buffer.concat([createBody(events.slice(0, 2)), createBody(events.slice(3), 4)]);
  expect(checkConnection(without)).toEqual(["gap: reading after 0: event 3 is missing before 4"]);
  expect(checkConnection(createBody(events.slice(3), 4), 2)).toEqual([
    "gap: reading after 2: event 3 is missing before 4",
  ]);
});

it("detects a duplicate in a connection and after a reconnect", () => {
  const twice = Buffer.concat([createBody(events.slice(0, 2)), createBody(events.slice(1), 2)]);
  expect(checkConnection(twice)).toEqual(["duplicate: reading after 0: event 2 was repeated"]);
  expect(checkConnection(createBody(events.slice(1), 2), 2)).toEqual([
    "duplicate: reading after 2: event 2 was repeated",
  ]);
});

it("detects a changed byte, even in an incomplete frame", () => {
  const changed = Buffer.from(completeBody);
  const at = completeBody.indexOf("🌦") + 3;
  changed[at] = (completeBody[at] ?? 0) ^ 1;
  const byte = at - completeBody.indexOf("id: 3");
  expect(checkConnection(changed)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^changed: received "id: 3\\\\n.*; the log has "id: 3\\\\n.*; byte ${byte} of \\d+: ".+", not ".+"$`,
      ),
    ),
  ]);
  expect(checkConnection(changed.subarray(0, at))).toEqual([]);
  expect(checkConnection(changed.subarray(0, at + 1))).toEqual([
    expect.stringMatching(
      new RegExp(
        `^changed: received the incomplete frame "id: 3\\\\n.*; the log has "id: 3\\\\n.*; byte ${byte} of ${byte + 1}: ".+", not ".+"$`,
      ),
    ),
  ]);
});

it("detects events that are missing from the log", () => {
  const longer = Buffer.concat([completeBody, Buffer.from("id: 6\ndata: {}\n\nid: 7")]);
  expect(checkConnection(longer)).toEqual([
    'lost: received "id: 6\\ndata: {}", which is not in the log',
    'lost: received the incomplete frame "id: 7", which is not in the log',
  ]);
});

it("detects replays that differ", () => {
  expect(check({}, completeBody, createBody(events.slice(0, -1)))).toEqual([
    "replay: two replays differ in frame 5 of 5",
  ]);
  expect(check({}, completeBody, createBody(events.with(3, { ...events[3], timestamp: 4 })))).toEqual([
    "replay: two replays differ in frame 4 of 5",
  ]);
});

it("detects a second terminal event, an event after it, and a missing one", () => {
  expect(check({}, createBody([...events, events.at(-1) ?? {}]))).toEqual([
    "terminals: the log has 2 terminal events",
  ]);
  expect(
    check({}, createBody([...events, { type: "TEXT_MESSAGE_END", messageId: "m", timestamp: 4 }])),
  ).toEqual(["terminals: TEXT_MESSAGE_END comes after the end"]);
  expect(check({}, createBody(events.slice(0, -1)))).toEqual([
    "terminals: the log has 0 terminal events",
    "terminals: TEXT_MESSAGE_END comes after the end",
  ]);
});

it("detects gaps in the numbers, a wrong first event and decreasing times", () => {
  expect(check({}, Buffer.concat([createBody(events.slice(0, 2)), createBody(events.slice(2), 4)]))).toEqual([
    "numbers: event 4 is number 3 in the log",
    "numbers: event 5 is number 4 in the log",
    "numbers: event 6 is number 5 in the log",
  ]);
  expect(check({}, createBody(events.slice(1)))).toEqual(["start: the first event is TEXT_MESSAGE_START"]);
  expect(check({}, createBody(events.with(1, { ...events[1], timestamp: 0 })))).toEqual([
    "time: event 2 is 1 ms earlier than event 1",
  ]);
});

it("detects data from another run", () => {
  const foreign = { ...events[2], delta: "~tba9876543210~" };
  expect(check({}, createBody(events.with(2, foreign)))).toEqual([
    `cross-talk: event 3 contains ~tba9876543210~; the run's tag is ${tag}`,
  ]);
  expect(check({}, createBody(events.with(4, { ...events[4], runId: "run_b" })))).toEqual([
    "cross-talk: event 5 belongs to thr_a, run_b",
  ]);
});

it.each<[string, Partial<Observation>, readonly object[], string[]]>([
  ["a cancelled run ends with CANCELLED", { cancel: "confirmed" }, createFailedRun("CANCELLED"), []],
  ["an unconfirmed cancel may have come too late", { cancel: "requested" }, events, []],
  [
    "a confirmed cancel does not end with RUN_FINISHED",
    { cancel: "confirmed" },
    events,
    ["cancel: the cancellation was confirmed, but the run finished"],
  ],
  [
    "a run that was cancelled while it awaited input ends with RUN_FINISHED",
    { cancel: "confirmed" },
    events.toSpliced(4, 0, { type: "CUSTOM", name: "tambo.run.awaiting_input", value: {}, timestamp: 3 }),
    [],
  ],
  [
    "a run with a confirmed cancel does not fail",
    { cancel: "confirmed", databaseFailed: true },
    createFailedRun("INTERNAL_ERROR"),
    ["cancel: the cancellation was confirmed, but the run failed with INTERNAL_ERROR"],
  ],
  [
    "a run is not cancelled without a request",
    {},
    createFailedRun("CANCELLED"),
    ["cancel: the run was cancelled without a request"],
  ],
  ["a run may fail after two interruptions", { interruptions: 2 }, createFailedRun("RUN_INTERRUPTED"), []],
  [
    "a run does not fail after one interruption",
    { interruptions: 1 },
    createFailedRun("RUN_INTERRUPTED"),
    ["failure: the run failed with RUN_INTERRUPTED after 1 interruptions"],
  ],
  ["a run may fail if its database failed", { databaseFailed: true }, createFailedRun("INTERNAL_ERROR"), []],
  [
    "a run does not fail without a reason",
    {},
    createFailedRun("INTERNAL_ERROR"),
    ["failure: the run failed with INTERNAL_ERROR after 0 interruptions"],
  ],
])("%s", (_name, change, log, expected) => {
  expect(check(change, createBody(log))).toEqual(expected);
});
