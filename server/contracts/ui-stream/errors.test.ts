import { describe, expect, it } from "vitest";
import { checkResponse, checkResponseCode } from "../../../generated/ui-stream/validators.sealed.js";
import { type RejectionCode, RequestRejectedError } from "../../core/errors.ts";
import { rejectionError, UiStreamError } from "./errors.ts";

const statuses = [
  ["INVALID_JSON", 400],
  ["VALIDATION_ERROR", 400],
  ["UNAUTHORIZED", 401],
  ["AGENT_NOT_FOUND", 404],
  ["NOT_FOUND", 404],
  ["REQUEST_TIMEOUT", 408],
  ["CONCURRENT_RUN", 409],
  ["MESSAGE_COMPLETE", 409],
  ["EVENTS_GONE", 410],
  ["PAYLOAD_TOO_LARGE", 413],
  ["UNSUPPORTED_MEDIA_TYPE", 415],
  ["IDEMPOTENCY_KEY_REUSED", 422],
  ["RATE_LIMITED", 429],
  ["INTERNAL_ERROR", 500],
  ["SERVER_RESTARTING", 503],
  ["STORE_UNAVAILABLE", 503],
  ["ISSUER_UNAVAILABLE", 503],
  ["SERVER_BUSY", 503],
] as const;

describe("UiStreamError", () => {
  it.each(statuses)("%s has status %i, as declared in the document", (code, status) => {
    const error = new UiStreamError(code, "What to do.");
    expect([error.name, error.message, error.status]).toEqual(["UiStreamError", "What to do.", status]);
    expect(error.toBody()).toEqual({ code, message: "What to do." });
    expect(checkResponse("streamChatMessage", status, error.toBody())).toEqual([]);
    expect(checkResponseCode("streamChatMessage", status, error.toBody())).toEqual([]);
  });

  it.each([
    [[{ pointer: "", message: "is required" }], "The body is required"],
    [[{ pointer: "/a~1b", message: "is required" }], "/a~1b: is required"],
    [
      [
        { pointer: "/a", message: "is required" },
        { pointer: "/b", message: "must be a string" },
        { pointer: "/c", message: "is required" },
      ],
      "/a: is required (and 2 more, see errors)",
    ],
  ])("lists invalid fields: %j", (errors, message) => {
    const error = UiStreamError.forFields(errors);
    expect([error.status, error.toBody()]).toEqual([400, { code: "VALIDATION_ERROR", message, errors }]);
    expect(checkResponse("streamChatMessage", 400, error.toBody())).toEqual([]);
  });

  it("describes the location of an error in the JSON", () => {
    const errors = [{ pointer: "/a", message: "is sent twice" }];
    const error = UiStreamError.forFields(errors, "INVALID_JSON");
    expect(error.toBody()).toEqual({ code: "INVALID_JSON", message: "/a: is sent twice", errors });
  });

  it("has only the fields of an error that the document declares", () => {
    const violation = { pointer: "/a", message: "is required", keyword: "required" };
    expect(UiStreamError.forFields([violation]).toBody().errors).toEqual([
      { pointer: "/a", message: "is required" },
    ]);
  });
});

const engineMessage = "The engine's message.";
const missingRun = [404, "NOT_FOUND", "There is no run with this ID."] as const;

/** The response to each rejection, or "not possible" if no request in this contract can cause it. */
const rejections: {
  [Code in RejectionCode]: readonly [status: number, code: string, message: string] | "not possible";
} = {
  VALIDATION_ERROR: [400, "VALIDATION_ERROR", engineMessage],
  CONVERSATION_TOO_LARGE: [400, "VALIDATION_ERROR", engineMessage],
  IDEMPOTENCY_KEY_REUSED: [422, "IDEMPOTENCY_KEY_REUSED", engineMessage],
  CONCURRENT_RUN: [
    409,
    "CONCURRENT_RUN",
    "A response is active in this chat. Wait until it ends, or stop it with POST /api/chat/{id}/stop.",
  ],
  RUN_ID_REUSED: [
    409,
    "MESSAGE_COMPLETE",
    "The last message is an assistant message without a new tool result or decision about an approval. Add one or a user message, or remove the assistant message to generate it again.",
  ],
  EVENTS_GONE: [410, "EVENTS_GONE", "The chunks of this run are no longer stored."],
  RUN_NOT_FOUND: missingRun,
  THREAD_NOT_FOUND: missingRun,
  INVALID_TOOL_CALL: "not possible",
  INVALID_TOOL_RESULT: "not possible",
  INVALID_JSON_PATCH: "not possible",
  COMPONENT_NOT_FOUND: "not possible",
  POSITION_AHEAD: "not possible",
  RUN_FINISHED: "not possible",
};

describe("rejectionError", () => {
  it.each(Object.entries(rejections))("responds to %s with %j", (code, expected) => {
    const error = rejectionError(new RequestRejectedError(code as RejectionCode, engineMessage));
    const body = error?.toBody();
    expect(error === undefined ? "not possible" : [error.status, body?.code, body?.message]).toEqual(
      expected,
    );
    expect(body?.errors).toBeUndefined();
  });

  it.each([
    ["/threadId", "/id"],
    ["/resume", "/messages"],
    ["/tools/0/name", "/tools/0/name"],
    ["/messages/1/parts/0/approval", "/messages/1/parts/0/approval"],
  ])("locates an error at %s in the request at %s", (pointer, expected) => {
    const error = rejectionError(RequestRejectedError.at(pointer, "is not valid"));
    expect([error?.status, error?.toBody()]).toEqual([
      400,
      {
        code: "VALIDATION_ERROR",
        message: `${expected}: is not valid`,
        errors: [{ pointer: expected, message: "is not valid" }],
      },
    ]);
  });

  it("lists all invalid fields, with any code", () => {
    const issues = [
      { pointer: "/messages", detail: "is not valid" },
      { pointer: "/tools/0", detail: "is not valid either" },
    ];
    const error = rejectionError(new RequestRejectedError("INVALID_TOOL_RESULT", engineMessage, { issues }));
    expect(error?.toBody()).toEqual({
      code: "VALIDATION_ERROR",
      message: "/messages: is not valid (and 1 more, see errors)",
      errors: issues.map(({ pointer, detail }) => ({ pointer, message: detail })),
    });
  });
});
