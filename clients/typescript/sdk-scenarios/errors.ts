import { createTamboClient } from "../index.ts";
import { assistantText, getRejection, type ScenarioTests } from "./scenario-test.ts";

const hello = "Hello";

export const errorScenarios: ScenarioTests = {
  "auth-refused": {
    run: (_, baseUrl) =>
      getRejection(createTamboClient({ baseUrl, apiKey: "sdk-wrong-key" }).threads.get("sdk-auth-refused")),
    expected: { status: 401, code: "UNAUTHORIZED" },
  },
  "thread-not-found": {
    run: (client) => getRejection(client.threads.get("sdk-thread-not-found")),
    expected: { status: 404, code: "THREAD_NOT_FOUND" },
  },
  "server-failure": {
    run: (client) =>
      getRejection(client.threads.get("sdk-server-failure"), ({ status, code, problem }) => ({
        status,
        code,
        instance: problem?.instance,
      })),
    expected: {
      status: 500,
      code: "INTERNAL_ERROR",
      instance: "urn:tambo:error-instance:00000000-0000-4000-8000-000000000014",
    },
  },
  "rate-limited": {
    run: (client) => getRejection(client.threads.get("sdk-rate-limited")),
    expected: { status: 429, code: "RATE_LIMITED" },
  },
  "server-restarting": {
    run: (client) => getRejection(client.threads.get("sdk-server-restarting")),
    expected: { status: 503, code: "SERVER_RESTARTING" },
  },
  "cursor-invalid": {
    run: (client) => getRejection(client.messages.list("sdk-cursor-invalid", { cursor: "not-a-cursor" })),
    expected: { status: 400, code: "INVALID_CURSOR" },
  },
  "invalid-request": {
    run: (client) => {
      const { finished } = client.runs.stream("sdk-invalid-request", {
        message: hello,
        forceComponent: "Nowhere",
        toolChoice: { name: "nothing" },
      });
      return getRejection(finished, ({ status, code, problem }) => ({
        status,
        code,
        errors: problem?.errors,
      }));
    },
    expected: {
      status: 400,
      code: "VALIDATION_ERROR",
      errors: [
        { pointer: "/forceComponent", detail: "is not in availableComponents" },
        { pointer: "/toolChoice/name", detail: "is not the name of a tool" },
      ],
    },
  },
  "body-too-large": {
    run: (client) => getRejection(client.runs.stream("sdk-body-too-large", hello).finished),
    expected: { status: 413, code: "PAYLOAD_TOO_LARGE" },
  },
  "body-too-slow": {
    run: (client) => getRejection(client.runs.stream("sdk-body-too-slow", hello).finished),
    expected: { status: 408, code: "REQUEST_TIMEOUT" },
  },
  "media-type-refused": {
    run: (client) => getRejection(client.runs.stream("sdk-media-type-refused", hello).finished),
    expected: { status: 415, code: "UNSUPPORTED_MEDIA_TYPE" },
  },
  "idempotency-key-reused": {
    run: (client) => {
      const idempotencyKey = "sdk-idempotency-key-reused";
      return getRejection(
        client.runs.stream("sdk-idempotency-key-reused", hello, { idempotencyKey }).finished,
      );
    },
    expected: { status: 422, code: "IDEMPOTENCY_KEY_REUSED" },
  },
  "tool-call-unknown": {
    run: (client) => {
      const message = { role: "tool", toolCallId: "tc_404", content: "Done" } as const;
      return getRejection(client.runs.stream("sdk-tool-call-unknown", { message }).finished);
    },
    expected: { status: 400, code: "INVALID_TOOL_CALL" },
  },
  "cancel-finished": {
    run: (client) =>
      getRejection(client.runs.cancel("sdk-cancel-finished", "run_001"), ({ status, code, runId }) => ({
        status,
        code,
        runId,
      })),
    expected: { status: 409, code: "RUN_FINISHED", runId: "run_001" },
  },
  "state-patch-refused": {
    run: (client) =>
      getRejection(
        client.components.patchState("sdk-state-patch-refused", "comp_001", [
          { op: "remove", path: "/missing" },
        ]),
        ({ status, code, problem }) => ({ status, code, errors: problem?.errors }),
      ),
    expected: {
      status: 400,
      code: "INVALID_JSON_PATCH",
      errors: [{ pointer: "/patch/0/path", detail: 'there is nothing at "/missing"' }],
    },
  },
  "reconnect-ahead": {
    run: (client) =>
      getRejection(client.runs.reconnect("sdk-reconnect-ahead", "run_001", { after: 99 }).finished),
    expected: { status: 409, code: "POSITION_AHEAD" },
  },
  "reconnect-gone": {
    run: (client) =>
      getRejection(client.runs.reconnect("sdk-reconnect-gone", "run_001", { after: 3 }).finished),
    expected: { status: 410, code: "EVENTS_GONE" },
  },
  "concurrent-run": {
    run: async (client) => {
      const first = client.runs.stream("sdk-concurrent-run", "First");
      await first.started;
      const second = await getRejection(
        client.runs.stream("sdk-concurrent-run", "Second").finished,
        ({ status, code, runId }) => ({ status, code, runId }),
      );
      const { status } = await first.finished;
      return { second, first: [status, assistantText(first.snapshot)] };
    },
    expected: {
      second: { status: 409, code: "CONCURRENT_RUN", runId: "run_001" },
      first: ["finished", "First."],
    },
  },
};
