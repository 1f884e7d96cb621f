import { createTamboClient } from "../index.ts";
import { assistantText, type Drives, refusal } from "./drive.ts";

const hello = "Hello";

export const refusalDrives: Drives = {
  "auth-refused": {
    see: (_, baseUrl) =>
      refusal(createTamboClient({ baseUrl, apiKey: "sdk-wrong-key" }).threads.get("sdk-auth-refused")),
    must: { status: 401, code: "UNAUTHORIZED" },
  },
  "thread-not-found": {
    see: (client) => refusal(client.threads.get("sdk-thread-not-found")),
    must: { status: 404, code: "THREAD_NOT_FOUND" },
  },
  "server-failure": {
    see: (client) =>
      refusal(client.threads.get("sdk-server-failure"), ({ status, code, problem }) => ({
        status,
        code,
        instance: problem?.instance,
      })),
    must: {
      status: 500,
      code: "INTERNAL_ERROR",
      instance: "urn:tambo:error-instance:00000000-0000-4000-8000-000000000014",
    },
  },
  "rate-limited": {
    see: (client) => refusal(client.threads.get("sdk-rate-limited")),
    must: { status: 429, code: "RATE_LIMITED" },
  },
  "server-restarting": {
    see: (client) => refusal(client.threads.get("sdk-server-restarting")),
    must: { status: 503, code: "SERVER_RESTARTING" },
  },
  "cursor-invalid": {
    see: (client) => refusal(client.messages.list("sdk-cursor-invalid", { cursor: "not-a-cursor" })),
    must: { status: 400, code: "INVALID_CURSOR" },
  },
  "invalid-request": {
    see: (client) => {
      const { finished } = client.runs.stream("sdk-invalid-request", {
        message: hello,
        forceComponent: "Nowhere",
        toolChoice: { name: "nothing" },
      });
      return refusal(finished, ({ status, code, problem }) => ({ status, code, errors: problem?.errors }));
    },
    must: {
      status: 400,
      code: "VALIDATION_ERROR",
      errors: [
        { pointer: "/forceComponent", detail: "is not in availableComponents" },
        { pointer: "/toolChoice/name", detail: "is not the name of a tool" },
      ],
    },
  },
  "body-too-large": {
    see: (client) => refusal(client.runs.stream("sdk-body-too-large", hello).finished),
    must: { status: 413, code: "PAYLOAD_TOO_LARGE" },
  },
  "body-too-slow": {
    see: (client) => refusal(client.runs.stream("sdk-body-too-slow", hello).finished),
    must: { status: 408, code: "REQUEST_TIMEOUT" },
  },
  "media-type-refused": {
    see: (client) => refusal(client.runs.stream("sdk-media-type-refused", hello).finished),
    must: { status: 415, code: "UNSUPPORTED_MEDIA_TYPE" },
  },
  "idempotency-key-reused": {
    see: (client) => {
      const idempotencyKey = "sdk-idempotency-key-reused";
      return refusal(client.runs.stream("sdk-idempotency-key-reused", hello, { idempotencyKey }).finished);
    },
    must: { status: 422, code: "IDEMPOTENCY_KEY_REUSED" },
  },
  "tool-call-unknown": {
    see: (client) => {
      const message = { role: "tool", toolCallId: "tc_404", content: "Done" } as const;
      return refusal(client.runs.stream("sdk-tool-call-unknown", { message }).finished);
    },
    must: { status: 400, code: "INVALID_TOOL_CALL" },
  },
  "cancel-finished": {
    see: (client) =>
      refusal(client.runs.cancel("sdk-cancel-finished", "run_001"), ({ status, code, runId }) => ({
        status,
        code,
        runId,
      })),
    must: { status: 409, code: "RUN_FINISHED", runId: "run_001" },
  },
  "state-patch-refused": {
    see: (client) =>
      refusal(
        client.components.patchState("sdk-state-patch-refused", "comp_001", [
          { op: "remove", path: "/missing" },
        ]),
        ({ status, code, problem }) => ({ status, code, errors: problem?.errors }),
      ),
    must: {
      status: 400,
      code: "INVALID_JSON_PATCH",
      errors: [{ pointer: "/patch/0/path", detail: 'there is nothing at "/missing"' }],
    },
  },
  "reconnect-ahead": {
    see: (client) => refusal(client.runs.reconnect("sdk-reconnect-ahead", "run_001", { after: 99 }).finished),
    must: { status: 409, code: "POSITION_AHEAD" },
  },
  "reconnect-gone": {
    see: (client) => refusal(client.runs.reconnect("sdk-reconnect-gone", "run_001", { after: 3 }).finished),
    must: { status: 410, code: "EVENTS_GONE" },
  },
  "concurrent-run": {
    see: async (client) => {
      const first = client.runs.stream("sdk-concurrent-run", "First");
      await first.started;
      const second = await refusal(
        client.runs.stream("sdk-concurrent-run", "Second").finished,
        ({ status, code, runId }) => ({ status, code, runId }),
      );
      const { status } = await first.finished;
      return { second, first: [status, assistantText(first.view)] };
    },
    must: {
      second: { status: 409, code: "CONCURRENT_RUN", runId: "run_001" },
      first: ["finished", "First."],
    },
  },
};
