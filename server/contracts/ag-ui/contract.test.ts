import { describe, expect, it } from "vitest";
import type { routes } from "../../../generated/ag-ui/handlers.ts";
import { checkResponse } from "../../../generated/ag-ui/validators.sealed.js";
import { sendVerbatim } from "../../proof/testing/raw-request.ts";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";
import { createClockTools } from "../../proof/testing/tools.ts";

const path = "/ag-ui/default";
const jsonType = { "content-type": "application/json" };
const base = { threadId: "t", runId: "r", messages: [], tools: [], context: [] };

/** An error response. */
interface ErrorResponse {
  status: number;
  code: string;
  message: string;
  errors?: string[];
  runId?: string;
}

/**
 * Checks that a response is an error that the operation declares. Without an operation, checks only that the
 * error has the same form.
 */
async function readError(
  response: Response,
  operationId: (typeof routes)[number]["operationId"] | "outside" = "runAgent",
): Promise<ErrorResponse> {
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const body = (await response.json()) as {
    error: Omit<ErrorResponse, "status" | "errors"> & { errors?: { pointer: string; detail: string }[] };
  };
  const { status } = response;
  if (operationId !== "outside") expect(checkResponse(operationId, status, body)).toEqual([]);
  expect(Object.keys(body)).toEqual(["error"]);
  const { errors, ...rest } = body.error;
  return {
    status,
    ...rest,
    ...(errors && { errors: errors.map((error) => `${error.pointer} ${error.detail}`) }),
  };
}

/** Returns the error for a run request. */
async function getError(server: TestServer, body: unknown, at = path): Promise<ErrorResponse> {
  return await readError(await server.request("POST", at, body));
}

function invalid(...errors: string[]): ErrorResponse {
  const [first = ""] = errors;
  const [, pointer, detail] = /^(\S*) (.*)$/s.exec(first) ?? [];
  const where = pointer === "" ? "The body" : `${pointer}:`;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more, see errors)` : "";
  return { status: 400, code: "VALIDATION_ERROR", message: `${where} ${detail}${more}`, errors };
}

/** Executes a request until its run ends. */
async function runToEnd(server: TestServer, body: object, at = path) {
  const stream = await server.stream("POST", at, body);
  return (await stream.end()).map(({ event }) => event);
}

async function storedThreads(server: TestServer): Promise<number> {
  return (await server.json("GET", "/v1/threads")).body.threads.length;
}

describe("request bodies", () => {
  it.each<[errors: string | string[], body: unknown]>([
    [" is required", undefined],
    [" must be an object, not null", null],
    [" must be an object, not an array", [base]],
    [["threadId", "runId", "messages"].map((name) => `/${name} is required`), {}],
    ["/threadId must not be empty", { ...base, threadId: "" }],
    ["/runId must be at most 255 characters long", { ...base, runId: "\u{1f600}".repeat(256) }],
    [
      [
        '/threadId is also sent as "thread_id"; send only "threadId"',
        '/messages/0/toolCallId is also sent as "tool_call_id"; send only "toolCallId"',
      ],
      {
        ...base,
        thread_id: "t",
        messages: [{ id: "1", role: "tool", content: "", toolCallId: "c", tool_call_id: "c" }],
      },
    ],
    [
      [
        "/threadId contains an unpaired surrogate; remove it",
        "/messages/0/id contains an unpaired surrogate; remove it",
      ],
      { ...base, threadId: "\ud83d", messages: [{ id: "\ude00", role: "user", content: "x" }] },
    ],
    [
      '/tools/1/name the name "a" is taken by another tool in the request; choose another',
      {
        ...base,
        tools: [
          { name: "a", description: "" },
          { name: "a", description: "" },
        ],
      },
    ],
    [
      '/tools/0/name the name "clock/now" is taken by the server tool "clock/now"; choose another',
      { ...base, tools: [{ name: "clock/now", description: "" }] },
    ],
    [
      '/tools/0/name the name "clock__now" is taken by the server tool "clock/now"; choose another',
      { ...base, tools: [{ name: "clock__now", description: "" }] },
    ],
    [
      '/forwardedProps/tambo/model the model "nobody/none" is not available; use "demo" or "script"',
      { ...base, forwarded_props: { tambo: { model: "nobody/none" } } },
    ],
    [
      '/forwardedProps/tambo/forceComponent there is no component "Card" in availableComponents',
      { ...base, forwardedProps: { tambo: { forceComponent: "Card" } } },
    ],
    [
      '/forwardedProps/tambo/toolChoice/name there is no tool "none"',
      { ...base, forwardedProps: { tambo: { toolChoice: { name: "none" } } } },
    ],
    [
      '/resume/0/payload is required with the status "resolved": send {"approved": true} or {"approved": false}',
      { ...base, resume: [{ interruptId: "i", status: "resolved", payload: null }] },
    ],
  ])("rejects %s, and stores nothing [C-010][C-013][M-077][M-078][M-079][C-052]", async (errors, body) => {
    const server = await startTestServer({ tools: createClockTools() });
    expect(await getError(server, body)).toEqual(invalid(...[errors].flat()));
    expect([await storedThreads(server), server.log]).toEqual([0, []]);
  });

  it("rejects fields of other types, each with its location [C-014][C-033][C-034][C-052]", async () => {
    const server = await startTestServer({ tools: createClockTools() });
    const { status, errors } = await getError(server, {
      threadId: 1,
      run_id: [],
      parentRunId: 2,
      messages: {},
      tools: [{ name: 1 }],
      context: [{ description: "d", value: 1 }],
      forwardedProps: { tambo: { maxTokens: 0, toolChoice: "perhaps" } },
      resume: [{ interruptId: "i", status: "perhaps", payload: { approved: "yes" } }],
    });
    expect([status, errors?.map((error) => error.split(" ")[0])]).toEqual([
      400,
      [
        ...["/threadId", "/runId", "/parentRunId", "/messages", "/tools/0/description", "/tools/0/name"],
        ...["/context/0/value", "/forwardedProps/tambo/maxTokens", "/forwardedProps/tambo/toolChoice"],
        ...["/resume/0/status", "/resume/0/payload/approved"],
      ],
    ]);
    expect([await storedThreads(server), server.log]).toEqual([0, []]);
  });

  it("accepts unusual but valid fields [C-037][C-038][CX-02]", async () => {
    const server = await startTestServer();
    const body = `{
      "__proto__": {"threadId": 1}, "constructor": null, "more": {"a": [null]},
      "threadId": "${"\u{1f600}".repeat(255)}", "runId": "${"é".repeat(255)}",
      "state": {"__proto__": {"a": 1}, "toString": 2},
      "messages": [
        {"id": "__proto__", "role": "user", "content": "{\\"turns\\":[[{\\"text\\":\\"Hi\\"}]]}", "__proto__": {"role": "tool"}},
        {"id": "toString", "role": "developer", "content": ""},
        {"id": "x", "role": "reasoning", "content": "", "more": 1}
      ],
      "tools": [{"name": "toString", "description": "", "parameters": {"__proto__": {"type": "x"}}}],
      "context": [{"description": "", "value": "", "more": 1}],
      "forwardedProps": {"__proto__": {"tambo": {"model": "none"}}}
    }`;
    const response = await sendVerbatim(server.url, "POST", path, { headers: jsonType, body });
    expect(response.status).toBe(200);
    expect(decodeURIComponent(response.headers.get("x-thread-id") ?? "")).toBe("\u{1f600}".repeat(255));
    const events = (await response.text())
      .split("\n\n")
      .slice(0, -1)
      .map((frame) => JSON.parse(frame.slice(6)));
    expect(events.map(({ type, delta }) => delta ?? type)).toEqual([
      "RUN_STARTED",
      "STEP_STARTED",
      "TEXT_MESSAGE_START",
      "Hi",
      "TEXT_MESSAGE_END",
      "STEP_FINISHED",
      "RUN_FINISHED",
    ]);
    expect(events[0]).toMatchObject({ threadId: "\u{1f600}".repeat(255), runId: "é".repeat(255) });
  });
});

describe("requests for missing resources", () => {
  it("respond with 404 for an unknown agent, thread or run", async () => {
    const server = await startTestServer();
    const noAgent = {
      status: 404,
      code: "AGENT_NOT_FOUND",
      message: 'There is no agent "nobody". Use "default".',
    };
    const noThread = { status: 404, code: "THREAD_NOT_FOUND", message: 'There is no thread "t".' };
    const noRun = { status: 404, code: "RUN_NOT_FOUND", message: 'There is no run "r9" in this thread.' };
    const post = (at: string) => server.request("POST", at, base);
    const get = (method: string, at: string) => server.request(method, at);
    expect(await readError(await post("/ag-ui/nobody"))).toEqual(noAgent);
    expect(await readError(await post("/ag-ui/nobody/connect"), "connectAgent")).toEqual(noAgent);
    expect(await readError(await get("GET", "/ag-ui/nobody/capabilities"), "getCapabilities")).toEqual(
      noAgent,
    );
    expect(await readError(await get("DELETE", "/ag-ui/nobody/threads/t/runs/r"), "cancelAgentRun")).toEqual(
      noAgent,
    );
    expect(await readError(await post(`${path}/connect`), "connectAgent")).toEqual(noThread);
    expect(await readError(await get("DELETE", `${path}/threads/t/runs/r`), "cancelAgentRun")).toEqual(
      noThread,
    );
    await server.json("POST", "/v1/threads", {});
    const [{ id }] = (await server.json("GET", "/v1/threads")).body.threads;
    expect(
      await readError(
        await server.request("POST", `${path}/connect`, { ...base, threadId: id }),
        "connectAgent",
      ),
    ).toEqual({
      status: 404,
      code: "RUN_NOT_FOUND",
      message: `Thread "${id}" has no runs.`,
    });
    await runToEnd(server, base);
    expect(await readError(await get("DELETE", `${path}/threads/t/runs/r9`), "cancelAgentRun")).toEqual(
      noRun,
    );
    expect(await readError(await get("DELETE", `${path}/threads/t/runs/r`), "cancelAgentRun")).toMatchObject({
      status: 409,
      code: "RUN_FINISHED",
    });
  });
});

describe("paths and methods", () => {
  it.each([
    "/ag-ui",
    "/ag-ui/",
    "/ag-ui/default/",
    "/ag-ui/default/none",
    "/ag-ui/default/threads/t",
    "/ag-ui/a?b=<c>/d/e",
  ])("responds with 404 to %s in the contract's format, if there is no operation", async (at) => {
    const server = await startTestServer();
    const method = at.startsWith("/ag-ui/a?") ? "PATCH" : "DELETE";
    const response = await sendVerbatim(server.url, method, at);
    if (at.startsWith("/ag-ui/a?")) return expect(response.status).toBe(405);
    expect(await readError(response, "outside")).toEqual({
      status: 404,
      code: "NOT_FOUND",
      message: `There is nothing at ${at}. Run an agent with POST /ag-ui/default.`,
    });
  });

  it.each(["/ag-ui/%", "/ag-ui/%E0%A4%A", "/ag-ui/default/threads/%zz/runs/r"])(
    "responds with 400 to %s",
    async (at) => {
      const server = await startTestServer();
      const method = at.includes("threads") ? "DELETE" : "POST";
      expect(
        await readError(
          await sendVerbatim(server.url, method, at, {
            headers: jsonType,
            body: method === "POST" ? JSON.stringify(base) : "",
          }),
        ),
      ).toEqual({
        status: 400,
        code: "VALIDATION_ERROR",
        message:
          "The path contains invalid percent-encoding (RFC 3986 section 2.1). Write a literal % as %25.",
      });
    },
  );

  it("accepts ids of any text in paths and headers [C-002][C-003]", async () => {
    const server = await startTestServer();
    for (const id of ["a/b?c#d", "Ünïcödé \u{1f600}", "%2F", ".", "new\nline", " "]) {
      const stream = await server.stream("POST", path, { ...base, threadId: id, runId: id });
      const events = (await stream.end()).map(({ event }) => event);
      expect(events[0]).toMatchObject({ type: "RUN_STARTED", threadId: id, runId: id });
      expect(decodeURIComponent(stream.response.headers.get("x-thread-id") ?? "")).toBe(id);
      // WHATWG URLs treat "." as the current folder, even if it is percent-encoded.
      if (id === ".") continue;
      const at = `${path}/threads/${encodeURIComponent(id)}/runs/${encodeURIComponent(id)}`;
      expect([id, (await server.request("DELETE", at)).status]).toEqual([id, 409]);
    }
  });

  it.each(["threadId", "runId"])("rejects an id with U+0000: %s [C-002][C-003]", async (member) => {
    const server = await startTestServer();
    expect(await getError(server, { ...base, [member]: "nul\u0000" })).toMatchObject({
      status: 400,
      code: "VALIDATION_ERROR",
      message: expect.stringContaining("contains U+0000, which databases cannot store"),
    });
  });

  it("responds to HEAD without a body", async () => {
    const server = await startTestServer();
    const response = await server.request("HEAD", `${path}/capabilities`);
    expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
      200,
      "application/json; charset=utf-8",
      "",
    ]);
  });
});
