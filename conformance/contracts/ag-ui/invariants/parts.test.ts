import { expect, it } from "vitest";
import { askAgUiClients } from "../../../../server/testing/ag-ui-clients.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import { parts } from "./parts.ts";
import {
  args,
  awaiting,
  callBegins,
  callEnds,
  componentBegins,
  evidenceOf,
  failed,
  finished,
  goodRun,
  messagesOf,
  nothing,
  reasoningEnds,
  replacing,
  seenOf,
  started,
  stepEnds,
  text,
  textBegins,
  textEnds,
  thought,
  thoughtEnds,
} from "./testing.ts";

const before = (message: string) => [`run: event 27: RUN_FINISHED while ${message} is still open`];

it.each<[string, Evidence, string[] | undefined]>([
  ["a run", evidenceOf(goodRun), []],
  ["nothing", nothing, undefined],
  [
    "a text while a call is open",
    evidenceOf([started, callBegins, textBegins, textEnds, args("{}"), callEnds]),
    [],
  ],
  ["a server that stops", evidenceOf([started, textBegins, { ...failed, code: "SERVER_RESTARTING" }]), []],
  ["an open text", evidenceOf(replacing(goodRun, textEnds)), before("text msg_1")],
  ["an open span of reasoning", evidenceOf(replacing(goodRun, reasoningEnds)), before("reasoning rsn_1")],
  ["an open thought", evidenceOf(replacing(goodRun, thoughtEnds)), before("reasoning message rsn_1")],
  ["an open call", evidenceOf(replacing(goodRun, callEnds)), before("tool call tc_1")],
  ["an open step", evidenceOf(replacing(goodRun, stepEnds)), before("step turn-1")],
  [
    "an open component at a failure",
    evidenceOf([started, componentBegins, failed]),
    ["run: event 3: RUN_ERROR while component comp_1 is still open"],
  ],
  [
    "an open call at a pause",
    evidenceOf([started, callBegins, awaiting]),
    ["run: event 3: tambo.run.awaiting_input while tool call tc_1 is still open"],
  ],
  [
    "a piece of what is not open, where a client comes back",
    evidenceOf([started, text("a"), finished], { from: "bare" }),
    ["run: event 2: TEXT_MESSAGE_CONTENT for text msg_1, which has not begun"],
  ],
  [
    "a thought that has not begun",
    evidenceOf([started, thought]),
    ["run: event 2: REASONING_MESSAGE_CONTENT for reasoning message rsn_1, which has not begun"],
  ],
  [
    "a text that begins twice",
    evidenceOf([started, textBegins, textBegins, textEnds]),
    ["run: event 3: text msg_1 begins, and is open already"],
  ],
])("judges %s [C-068][C-072][C-073]", (_, evidence, expected) => {
  expect(messagesOf(parts.judge(evidence))).toEqual(expected);
});

it("refuses what AG-UI's client refuses [C-072][C-073]", async () => {
  const spoilt = [
    replacing(goodRun, textEnds),
    replacing(goodRun, reasoningEnds),
    replacing(goodRun, thoughtEnds),
    replacing(goodRun, callEnds),
    replacing(goodRun, stepEnds),
    [started, text("a"), finished],
    [started, thought, finished],
    [started, textBegins, textBegins, textEnds, finished],
  ];
  for (const events of spoilt) {
    const { frames } = seenOf(events);
    const [newest] = await askAgUiClients(frames.map((frame) => `${frame}\n\n`).join(""));
    expect([newest?.error !== undefined, parts.judge(evidenceOf(events))?.length]).toEqual([true, 1]);
  }
});
