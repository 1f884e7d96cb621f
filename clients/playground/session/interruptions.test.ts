import { expect, it } from "vitest";
import {
  createInterruptionLines,
  type InterruptionLine,
  InterruptionTracker,
  insertInterruptionLines,
} from "./interruptions.ts";
import type { ContractName } from "./session.ts";
import {
  createHold,
  createScript,
  getConversation,
  startSession,
  waitForSnapshot,
  waitUntilIdle,
} from "./testing.ts";

/** A step of a test: a request's frames by id, an interruption, a new run, or a reloaded conversation. */
type Step = (string | undefined)[] | "lost" | "discarded" | "run" | { messages: unknown[] };

/** Returns the lines for a sequence of steps. */
function trace(contract: ContractName, steps: readonly Step[]): InterruptionLine[] {
  const tracker = new InterruptionTracker(contract === "tambo");
  let [index, run, exchange] = [0, 0, 0];
  for (const step of steps) {
    if (step === "run") {
      tracker.startRun();
      exchange += 1;
    } else if (typeof step === "string") tracker.add(step, index, exchange);
    else if (!Array.isArray(step)) tracker.addMessages(step);
    else {
      tracker.startStream();
      run += 1;
      for (const id of step)
        tracker.addFrame({ index: index++, run, data: {}, ...(id !== undefined && { id }) });
    }
  }
  return createInterruptionLines(contract, tracker.list);
}

const none = [undefined, undefined];

it.each<[string, ContractName, Step[], string[]]>([
  ["nothing missing", "tambo", ["run", ["1", "2"], "lost", ["3", "4"]], ["2: 0 lost, 0 repeated"]],
  ["events missing", "tambo", ["run", ["1", "2"], "lost", ["6", "7"]], ["2: 3 lost, 0 repeated"]],
  ["events repeated", "tambo", ["run", ["1", "2"], "lost", ["1", "2", "3"]], ["2: 0 lost, 2 repeated"]],
  [
    "two interruptions",
    "tambo",
    ["run", ["1", "2"], "lost", ["3"], "lost", ["5"]],
    ["2: 0 lost, 0 repeated", "3: 1 lost, 0 repeated"],
  ],
  [
    "an attempt without events",
    "tambo",
    ["run", ["1"], "lost", [], "lost", ["2"]],
    ["1: 0 lost, 0 repeated"],
  ],
  [
    "two numbers in an id",
    "tool-progress",
    ["run", ["1-0", "9-3"], "lost", ["9-3", "9-4"]],
    ["9-3: 1 repeated"],
  ],
  [
    "gaps that are part of the contract",
    "tool-progress",
    ["run", ["1-0", "9-3"], "lost", ["15-0"]],
    ["9-3: 0 repeated"],
  ],
])("counts the events around a lost connection: %s", (_, contract, steps, figures) => {
  const texts = trace(contract, steps).map(({ text }) => text);
  expect(texts).toEqual(
    figures.flatMap((figure) => [
      `Connection lost after event ${figure.split(":")[0]}`,
      `Resumed after event ${figure}`,
    ]),
  );
});

it.each<[string, ContractName, Step[], string[]]>([
  [
    "before the first event",
    "tambo",
    ["run", [], "lost", ["1"]],
    ["Connection lost before the first event", "Started again: 0 lost, 0 repeated"],
  ],
  [
    "of the second run",
    "tambo",
    ["run", ["1", "2"], "run", "lost"],
    ["Connection lost before the first event"],
  ],
  ["until now", "tambo", ["run", ["1", "2"], "lost"], ["Connection lost after event 2"]],
  [
    "and another run follows",
    "gateway",
    ["run", none, "lost", "run", none],
    ["Connection lost after event 2"],
  ],
  [
    "with a snapshot",
    "ag-ui",
    ["run", none, "lost", none, { messages: [1, 2] }],
    ["Connection lost after event 2", "Reconnected with a snapshot of 2 messages, then live events"],
  ],
  [
    "discarded during a run",
    "tambo",
    ["run", ["1", "2"], "discarded", { messages: [1] }, ["1", "2", "3"]],
    ["Page state discarded after event 2", "Reloaded 1 message, resumed with event 1"],
  ],
  [
    "discarded after a run",
    "agent-stream",
    ["run", none, "discarded", { messages: [1, 2] }],
    ["Page state discarded after event 2", "Reloaded 2 messages"],
  ],
  [
    "discarded, nothing stored",
    "tool-progress",
    ["run", [], "discarded", ["1-0"]],
    ["Page state discarded before the first event", "Resumed with event 1-0"],
  ],
])("describes an interruption: %s", (_, contract, steps, texts) => {
  expect(trace(contract, steps).map(({ text }) => text)).toEqual(texts);
});

it("says what to do if the stream cannot be resumed, until it continues", () => {
  const advised = (contract: ContractName, steps: Step[]) =>
    trace(contract, steps).map(({ advice }) => advice !== undefined);
  expect(advised("gateway", ["run", none, "lost"])).toEqual([true]);
  expect(advised("ag-ui", ["run", none, "lost"])).toEqual([true]);
  expect(advised("ag-ui", ["run", none, "lost", none])).toEqual([false, false]);
  expect(advised("tambo", ["run", ["1"], "lost"])).toEqual([false]);
});

it("places lines between the events and the messages around them", () => {
  const lines = trace("tambo", ["run", ["1", "2"], "lost", ["3"], "run", ["1"], "discarded"]);
  expect(lines.map(({ tone, frame, exchange }) => [tone, frame, exchange])).toEqual([
    ["lost", 2, 1],
    ["resumed", 2, 1],
    ["discarded", 4, 2],
  ]);
  const entries = [0, 1, 2, 3].map((index) => ({
    frame: { index, at: 0, arrivedAt: 0, run: 1, type: "", data: {}, raw: "" },
  }));
  const rows = insertInterruptionLines(entries.slice(1), lines);
  expect(rows.map((row) => ("tone" in row ? row.tone : row.frame.index))).toEqual([
    1,
    "lost",
    "resumed",
    2,
    3,
    "discarded",
  ]);
});

const lost = "Connection lost after event";
const discarded = "Page state discarded after event";

it.each<[ContractName, "drop" | "killAndResume", (string | RegExp)[]]>([
  ["tambo", "drop", [`${lost} 3`, "Resumed after event 3: 0 lost, 0 repeated"]],
  ["tool-progress", "drop", [`${lost} 3-0`, "Resumed after event 3-0: 0 repeated"]],
  ["ui-stream", "drop", [`${lost} 3`, "Resumed after event 3: 0 repeated"]],
  ["ag-ui", "drop", [`${lost} 4`, "Reconnected with a snapshot of 2 messages, then live events"]],
  ["tambo", "killAndResume", [`${discarded} 3`, "Reloaded 1 message, resumed with event 1"]],
  ["tool-progress", "killAndResume", [`${discarded} 3-0`, "Reloaded 1 message, resumed with event 1-0"]],
  ["ui-stream", "killAndResume", [`${discarded} 3`, "Reloaded 1 message, resumed with event 0"]],
  ["ag-ui", "killAndResume", [`${discarded} 4`, "Reloaded 2 messages"]],
])("%s: %s shows where the stream was interrupted, and what followed", async (contract, action, texts) => {
  const session = await startSession(contract);
  const [first, second] = [createHold(), createHold()];
  session.send(createScript([{ text: ["One ", first.step, "two ", second.step, "three"] }]));
  await first.reached();
  await waitForSnapshot(session, (snapshot) => getConversation(snapshot)[1]?.[1] === "One ");
  session[action]();
  if (action === "drop") {
    const { offline, busy, requests, frames } = await waitForSnapshot(
      session,
      ({ interruptions }) => interruptions.length > 0,
    );
    expect({ offline, busy, requests: requests.length }).toEqual({ offline: true, busy: true, requests: 1 });
    first.release();
    // The run continues on the server, but nothing of it arrives.
    await second.reached();
    expect(session.snapshot).toMatchObject({ offline: true, frames, requests });
    session.reconnect();
    expect(session.snapshot.offline).toBe(undefined);
  } else {
    await waitForSnapshot(session, ({ interruptions: [only] }) => only?.messages !== undefined);
    first.release();
    await second.reached();
  }
  second.release();
  await waitForSnapshot(session, (snapshot) => getConversation(snapshot)[1]?.[1] === "One two three");
  const { status, interruptions } = await waitUntilIdle(session);
  expect(status).toBe("finished");
  expect(createInterruptionLines(contract, interruptions).map(({ text }) => text)).toEqual(texts);
});

it.each<ContractName>(["gateway", "agent-stream"])("%s: a lost stream ends the run", async (contract) => {
  const session = await startSession(contract, {}, { model: "demo" });
  session.send("Count to 100");
  await waitForSnapshot(session, ({ turns }) => (turns[1]?.text.length ?? 0) > 8);
  session.drop();
  const { offline, busy, interruptions } = await waitForSnapshot(
    session,
    ({ status }) => status === "dropped",
  );
  expect({ offline, busy, interruptions: interruptions.length }).toEqual({ busy: false, interruptions: 1 });
});
