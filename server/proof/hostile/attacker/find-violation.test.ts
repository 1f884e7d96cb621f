import { expect, it } from "vitest";
import type { Response } from "../http/exchange.ts";
import { findInvalidEnd, findViolation } from "./find-violation.ts";

const problem = (status: number, code: string) =>
  JSON.stringify({ type: "about:blank", title: "T", status, detail: "D", instance: "/", code, errors: [] });

function response(status: number | undefined, body: string, more: Partial<Response> = {}): Response {
  const headers = { "content-type": "application/problem+json" };
  const bytes = Buffer.from(body);
  return { status, headers, body: bytes, size: bytes.length, ending: "complete", headMs: 1, ms: 2, ...more };
}

const stream = { headers: { "content-type": "text/event-stream" } };
const runs = "/v1/threads/t/runs";

it.each<[name: string, method: string, path: string, answer: Response, want: string | undefined]>([
  [
    "a declared error",
    "POST",
    `${runs}?wire=ag-ui`,
    response(400, problem(400, "VALIDATION_ERROR")),
    undefined,
  ],
  ["a server error", "POST", runs, response(500, "{}"), "500 {}"],
  ["an undeclared status", "POST", runs, response(418, "{}"), "createRun: undeclared status 418 {}"],
  ["an unknown path", "GET", "/v1/none", response(404, "{}"), undefined],
  [
    "no response",
    "POST",
    runs,
    response(undefined, "", { ending: "cut" }),
    "the connection was closed without a response",
  ],
  ["a late response", "POST", runs, response(200, "", { ending: "late" }), "no end after 2 ms"],
  [
    "a stream that the client aborted",
    "POST",
    runs,
    response(200, "id: 1", { ...stream, ending: "left" }),
    undefined,
  ],
  [
    "a cut stream",
    "POST",
    runs,
    response(200, "id", { ...stream, ending: "cut" }),
    "createRun: the response was cut after 2 bytes",
  ],
  [
    "a body of another type",
    "GET",
    "/healthz",
    response(200, "{}"),
    "getHealth: 200 with the media type application/problem+json",
  ],
  ["no content", "DELETE", "/v1/threads/t", response(204, "", { headers: {} }), undefined],
])("checks %s", (_name, method, path, answer, want) => {
  expect(findViolation(method, path, answer)).toBe(want);
});

it("checks the body of an error", () => {
  expect(findViolation("POST", runs, response(422, "{}"))).toMatch(/^createRun: 422: /);
});

it.each([
  ["tambo", 'data: {"type":"RUN_FINISHED"}\n\n', undefined],
  ["tambo", 'data: {"type":"RUN_FINISHED"}\n\n: keep-alive\n\n', undefined],
  [
    "tambo",
    'data: {"type":"TEXT_MESSAGE_END"}\n\n',
    'the stream ends with "data: {\\"type\\":\\"TEXT_MESSAGE_END\\"}"',
  ],
  [
    "tambo",
    'data: {"type":"RUN_FINISHED"}\n',
    'the stream ends with "data: {\\"type\\":\\"RUN_FINISHED\\"}\\n"',
  ],
  ["ag-ui", 'data: {"type":"RUN_ERROR","code":"LLM_ERROR"}\n\n', undefined],
  ["gateway", "event: run_complete\ndata: {}\n\n", undefined],
  ["gateway", "event: ping\ndata: {}\n\n", 'the stream ends with "event: ping\\ndata: {}"'],
  ["agent-stream", 'event: status\ndata: {"type":"complete"}\n\n', undefined],
  [
    "agent-stream",
    'event: status\ndata: {"type":"running"}\n\n',
    'the stream ends with "event: status\\ndata: {\\"type\\":\\"running\\"}"',
  ],
  ["tool-progress", "id: 1-0\ndata: {}\n\n", undefined],
] as const)("checks the end of a stream of %s: %j", (contract, text, want) => {
  expect(findInvalidEnd(contract, text)).toBe(want);
});

it("rejects a stream that ends with a server error", () => {
  expect(findInvalidEnd("tambo", 'data: {"type":"RUN_ERROR","code":"INTERNAL_ERROR"}\n\n')).toMatch(
    /server error/,
  );
});
