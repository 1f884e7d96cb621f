import { expect, it } from "vitest";
import { routes } from "../../generated/tambo/handlers.ts";
import { findOperation, parseMediaType } from "./responses.ts";

it.each<[string, string, unknown]>([
  ["GET", "/healthz", "getHealth"],
  ["GET", "/v1/threads/a%2Fb", "getThread"],
  ["DELETE", "/v1/threads/thr_1/runs/run_1", "cancelRun"],
  ["POST", "/v1/threads/thr_1/components/comp_1/state", "updateComponentState"],
  ["PATCH", "/v1/threads/thr_1", { status: 405, code: "METHOD_NOT_ALLOWED" }],
  ["GET", "/v1/threads/thr_1/runs/", { status: 404, code: "NOT_FOUND" }],
  ["GET", "/v2/threads", { status: 404, code: "NOT_FOUND" }],
])("finds the operation of %s %s [TC-021]", (method, path, expected) => {
  const match = findOperation(routes, method, path);
  expect("operation" in match ? match.operation.operationId : match).toEqual(expected);
});

it("reads media types", () => {
  expect([parseMediaType("Text/HTML ; charset=x"), parseMediaType(""), parseMediaType(undefined)]).toEqual([
    "text/html",
    null,
    null,
  ]);
});
