import { expect, it } from "vitest";
import type { Answer } from "../../../runner/observation.ts";
import { declared } from "./declared.ts";
import { answerOf, evidenceOf, goodRun, messagesOf, nothing } from "./testing.ts";

const error = { error: { code: "AGENT_NOT_FOUND", message: "There is no agent x." } };
const path = "/ag-ui/x";
const run = "/ag-ui/default/threads/t/runs/r";

it.each<[string, Answer, string[] | undefined]>([
  ["a refusal", answerOf("POST", path, 404, error), []],
  ["a cancellation", answerOf("DELETE", run, 200, { threadId: "t", runId: "r", status: "cancelled" }), []],
  [
    "what is no operation of the contract",
    answerOf("GET", "/v1/threads", 500, "oops", "text/plain"),
    undefined,
  ],
  [
    "a status that is not declared",
    answerOf("POST", path, 418, error),
    ["POST /ag-ui/x (runAgent) answers with status 418, which is not declared"],
  ],
  [
    "a problem",
    answerOf("POST", path, 404, error, "application/problem+json"),
    ["POST /ag-ui/x (runAgent) answers 404 with another content type"],
  ],
  [
    "a cancellation that names no run",
    answerOf("DELETE", run, 200, { threadId: "t", status: "cancelled" }),
    [expect.stringMatching("^DELETE /ag-ui/.* answers 200 with a body that is not valid: /runId ")],
  ],
])("judges %s [C-052]", (_, answer, expected) => {
  expect(messagesOf(declared.judge({ ...nothing, answers: [answer] }))).toEqual(expected);
});

it("takes streams for answers, if they bring something [C-050]", () => {
  expect(declared.judge(evidenceOf(goodRun))).toEqual([]);
  expect(declared.judge(evidenceOf([]))).toBeUndefined();
});
