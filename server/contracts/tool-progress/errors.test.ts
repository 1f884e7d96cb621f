import { expect, it } from "vitest";
import { type RejectionCode, RequestRejectedError } from "../../core/errors.ts";
import { rejectionError } from "./errors.ts";

const ids = { runId: "run_1", clientId: "mine" };

it.each<[RejectionCode, object, status: number, code: string, detail: string, errors?: object[]]>([
  [
    "VALIDATION_ERROR",
    { issues: [{ pointer: "/images/0", detail: "cannot be shown" }] },
    400,
    "VALIDATION_ERROR",
    "/images/0: cannot be shown",
    [{ pointer: "/images/0", message: "cannot be shown" }],
  ],
  [
    "VALIDATION_ERROR",
    {
      issues: [
        { pointer: "/threadId", detail: "no" },
        { pointer: "/runId", detail: "no" },
      ],
    },
    400,
    "VALIDATION_ERROR",
    "/conversation_id: no (and 1 more, see errors)",
    [
      { pointer: "/conversation_id", message: "no" },
      { pointer: "/session_id", message: "no" },
    ],
  ],
  ["VALIDATION_ERROR", {}, 400, "VALIDATION_ERROR", "This conversation has no user message to respond to."],
  ["THREAD_NOT_FOUND", {}, 404, "CONVERSATION_NOT_FOUND", "The conversation no longer exists."],
  ["RUN_NOT_FOUND", {}, 404, "SESSION_NOT_FOUND", "The session no longer exists."],
  [
    "CONCURRENT_RUN",
    { runId: "run_1" },
    409,
    "CONCURRENT_SESSION",
    'Session "run_1" is active. Wait until it ends, or stop it with POST stop/.',
  ],
  [
    "CONCURRENT_RUN",
    ids,
    409,
    "CONCURRENT_SESSION",
    'Session "mine" is active. Wait until it ends, or stop it with POST stop/.',
  ],
  [
    "RUN_ID_REUSED",
    { clientId: "mine" },
    409,
    "SESSION_ID_REUSED",
    'This conversation already has a session "mine". Choose a new ID for each message.',
  ],
  ["EVENTS_GONE", {}, 410, "EVENTS_GONE", "The events of this session are no longer stored."],
])("%s with %j is %i [TP-029]", (code, details, status, expected, detail, errors) => {
  const error = rejectionError(new RequestRejectedError(code, "", details));
  expect([error?.status, error?.body]).toEqual([
    status,
    { detail, code: expected, ...(errors && { errors }) },
  ]);
});

it("a rejection that no request of the contract can cause is a server error", () => {
  expect(rejectionError(new RequestRejectedError("INVALID_JSON_PATCH", ""))).toBeUndefined();
});
