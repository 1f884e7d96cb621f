import { expect, it } from "vitest";
import { type RejectionCode, RequestRejectedError } from "../../core/errors.ts";
import { refusalError } from "./errors.ts";

const ids = { runId: "run_1", clientId: "mine" };

it.each<[RejectionCode, object, number, object]>([
  [
    "VALIDATION_ERROR",
    { mistakes: [{ pointer: "/images/0", detail: "cannot be shown" }] },
    400,
    {
      detail: "/images/0: cannot be shown",
      code: "VALIDATION_ERROR",
      errors: [{ pointer: "/images/0", message: "cannot be shown" }],
    },
  ],
  [
    "VALIDATION_ERROR",
    {
      mistakes: [
        { pointer: "/threadId", detail: "no" },
        { pointer: "/runId", detail: "no" },
      ],
    },
    400,
    {
      detail: "/conversation_id: no (and 1 more, see errors)",
      code: "VALIDATION_ERROR",
      errors: [
        { pointer: "/conversation_id", message: "no" },
        { pointer: "/session_id", message: "no" },
      ],
    },
  ],
  [
    "VALIDATION_ERROR",
    {},
    400,
    {
      detail: "This conversation has no message of the user's, so there is nothing to answer anew.",
      code: "VALIDATION_ERROR",
    },
  ],
  [
    "THREAD_NOT_FOUND",
    {},
    404,
    { detail: "The conversation is not there any more.", code: "CONVERSATION_NOT_FOUND" },
  ],
  ["RUN_NOT_FOUND", {}, 404, { detail: "The session is not there any more.", code: "SESSION_NOT_FOUND" }],
  [
    "CONCURRENT_RUN",
    { runId: "run_1" },
    409,
    {
      detail: 'Session "run_1" is active. Wait for its end, or stop it with POST stop/.',
      code: "CONCURRENT_SESSION",
    },
  ],
  [
    "CONCURRENT_RUN",
    ids,
    409,
    {
      detail: 'Session "mine" is active. Wait for its end, or stop it with POST stop/.',
      code: "CONCURRENT_SESSION",
    },
  ],
  [
    "RUN_ID_REUSED",
    { clientId: "mine" },
    409,
    {
      detail: 'This conversation had a session "mine" already. Choose a new id for every message.',
      code: "SESSION_ID_REUSED",
    },
  ],
  ["EVENTS_GONE", {}, 410, { detail: "The events of this session are no longer kept.", code: "EVENTS_GONE" }],
])("%s with %j is %i [TP-029]", (code, details, status, body) => {
  const error = refusalError(new RequestRejectedError(code, "", details));
  expect({ status: error?.status, body: error?.body }).toEqual({ status, body });
});

it("what no request of the contract can bring about is a fault", () => {
  expect(refusalError(new RequestRejectedError("INVALID_JSON_PATCH", ""))).toBeUndefined();
});
