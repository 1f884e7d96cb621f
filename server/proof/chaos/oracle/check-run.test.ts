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
const whole = createBody(events);
const createConnection = (body: Buffer, after = 0): Connection => ({ after, ...splitFrames(body) });
const createObservation = (change: Partial<Observation> = {}): Observation => ({
  ...ids,
  tag,
  connections: [],
  cancel: "never",
  databaseFailed: false,
  interruptions: 0,
  ...change,
});
const check = (change: Partial<Observation>, log = whole, again = log) =>
  checkRun(createObservation(change), [log, again]).map(({ rule, detail }) => `${rule}: ${detail}`);
const checkConnection = (body: Buffer, after = 0) => check({ connections: [createConnection(body, after)] });
const createFailedRun = (code: string) => [
  ...events.slice(0, -1),
  { type: "RUN_ERROR", message: "m", code, timestamp: 3 },
];

it("finds nothing wrong with what is right, wherever its connections broke", () => {
  const cuts = Array.from({ length: whole.length + 1 }, (_, at) => createConnection(whole.subarray(0, at)));
  const rest = createConnection(createBody(events.slice(2), 3), 2);
  const comments = createConnection(Buffer.concat([Buffer.from(": keep-alive\n\n"), whole, Buffer.from(": keep")]));
  expect(check({ connections: [...cuts, rest, comments] })).toEqual([]);
});

it("finds a gap", () => {
  const without = Buffer.concat([createBody(events.slice(0, 2)), createBody(events.slice(3), 4)]);
  expect(checkConnection(without)).toEqual(["gap: asked for what comes after 0: event 3 is missing before 4"]);
  expect(checkConnection(createBody(events.slice(3), 4), 2)).toEqual([
    "gap: asked for what comes after 2: event 3 is missing before 4",
  ]);
});

it("finds a duplicate, in a connection and over a reconnect", () => {
  const twice = Buffer.concat([createBody(events.slice(0, 2)), createBody(events.slice(1), 2)]);
  expect(checkConnection(twice)).toEqual(["duplicate: asked for what comes after 0: event 2 came again"]);
  expect(checkConnection(createBody(events.slice(1), 2), 2)).toEqual([
    "duplicate: asked for what comes after 2: event 2 came again",
  ]);
});

it("finds a changed byte, also in a frame that was cut off", () => {
  const changed = Buffer.from(whole);
  const at = whole.indexOf("🌦") + 3;
  changed[at] = (whole[at] ?? 0) ^ 1;
  expect(checkConnection(changed)).toEqual([
    expect.stringMatching(/^changed: saw "id: 3\\n.*, the log has "id: 3\\n/),
  ]);
  expect(checkConnection(changed.subarray(0, at))).toEqual([]);
  expect(checkConnection(changed.subarray(0, at + 1))).toEqual([
    expect.stringMatching(/^changed: saw the beginning "id: 3\\n.*, the log has "id: 3\\n/),
  ]);
});

it("finds events that the log has lost", () => {
  const longer = Buffer.concat([whole, Buffer.from("id: 6\ndata: {}\n\nid: 7")]);
  expect(checkConnection(longer)).toEqual([
    'lost: saw "id: 6\\ndata: {}", which is not in the log',
    'lost: saw the beginning "id: 7", which is not in the log',
  ]);
});

it("finds replays that differ", () => {
  expect(check({}, whole, createBody(events.slice(0, -1)))).toEqual([
    "replay: two replays differ in place 5 of 5",
  ]);
  expect(check({}, whole, createBody(events.with(3, { ...events[3], timestamp: 4 })))).toEqual([
    "replay: two replays differ in place 4 of 5",
  ]);
});

it("finds a second end, something after the end, and a run without one", () => {
  expect(check({}, createBody([...events, events.at(-1) ?? {}]))).toEqual([
    "terminals: the log has 2 terminal events",
  ]);
  expect(check({}, createBody([...events, { type: "TEXT_MESSAGE_END", messageId: "m", timestamp: 4 }]))).toEqual([
    "terminals: TEXT_MESSAGE_END comes after the end",
  ]);
  expect(check({}, createBody(events.slice(0, -1)))).toEqual([
    "terminals: the log has 0 terminal events",
    "terminals: TEXT_MESSAGE_END comes after the end",
  ]);
});

it("finds numbers with gaps, another beginning and times that go back", () => {
  expect(check({}, Buffer.concat([createBody(events.slice(0, 2)), createBody(events.slice(2), 4)]))).toEqual([
    "numbers: event 4 of the log stands in place 3",
    "numbers: event 5 of the log stands in place 4",
    "numbers: event 6 of the log stands in place 5",
  ]);
  expect(check({}, createBody(events.slice(1)))).toEqual(["beginning: the first event is TEXT_MESSAGE_START"]);
  expect(check({}, createBody(events.with(1, { ...events[1], timestamp: 0 })))).toEqual([
    "time: event 2 is 1 ms before event 1",
  ]);
});

it("finds what belongs to another run", () => {
  const foreign = { ...events[2], delta: "~tba9876543210~" };
  expect(check({}, createBody(events.with(2, foreign)))).toEqual([
    `cross-talk: event 3 holds ~tba9876543210~, the run's own is ${tag}`,
  ]);
  expect(check({}, createBody(events.with(4, { ...events[4], runId: "run_b" })))).toEqual([
    "cross-talk: event 5 is of thr_a, run_b",
  ]);
});

it.each<[string, Partial<Observation>, readonly object[], string[]]>([
  ["a cancelled run has CANCELLED as its end", { cancel: "confirmed" }, createFailedRun("CANCELLED"), []],
  ["a cancel that was not answered may have come too late", { cancel: "asked" }, events, []],
  [
    "a confirmed cancel does not end with RUN_FINISHED",
    { cancel: "confirmed" },
    events,
    ["cancel: the cancel was confirmed, and the run has finished"],
  ],
  [
    "a pause that was cancelled after its log's end does",
    { cancel: "confirmed" },
    events.toSpliced(4, 0, { type: "CUSTOM", name: "tambo.run.awaiting_input", value: {}, timestamp: 3 }),
    [],
  ],
  [
    "a confirmed cancel does not end with a failure",
    { cancel: "confirmed", databaseFailed: true },
    createFailedRun("INTERNAL_ERROR"),
    ["cancel: the cancel was confirmed, and the end is INTERNAL_ERROR"],
  ],
  ["nobody has cancelled", {}, createFailedRun("CANCELLED"), ["cancel: nobody has cancelled the run"]],
  ["two interruptions may be too many", { interruptions: 2 }, createFailedRun("RUN_INTERRUPTED"), []],
  [
    "one is not",
    { interruptions: 1 },
    createFailedRun("RUN_INTERRUPTED"),
    ["failure: the run failed with RUN_INTERRUPTED after 1 interruptions"],
  ],
  ["a run may fail with its database", { databaseFailed: true }, createFailedRun("INTERNAL_ERROR"), []],
  [
    "without that it may not",
    {},
    createFailedRun("INTERNAL_ERROR"),
    ["failure: the run failed with INTERNAL_ERROR after 0 interruptions"],
  ],
])("%s", (_name, change, log, want) => {
  expect(check(change, createBody(log))).toEqual(want);
});
