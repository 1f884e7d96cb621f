import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express, { type RequestHandler } from "express";
import { afterEach, describe, expect, it } from "vitest";
import { createReferee, type Disagreement } from "./referee.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Serves a handler at all paths behind the referee, sends one request, and returns the disagreements. */
async function findDisagreements(
  handler: RequestHandler,
  path: string,
  init: RequestInit = {},
): Promise<Disagreement[]> {
  const { before, disagreements } = createReferee();
  const app = express();
  const closed = Promise.withResolvers<void>();
  app.use((_request, response, next) => {
    response.on("close", () => setImmediate(() => closed.resolve()));
    next();
  });
  app.use(...before);
  app.use(express.json());
  app.use(handler);
  const http = app.listen(0, "127.0.0.1");
  closing.push(() => http.close());
  await once(http, "listening");
  await (await fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}${path}`, init)).text();
  await closed.promise;
  // The validators are created on the first request, so its disagreements are found several turns of the
  // event loop after the response is closed.
  for (let turn = 0; turn < 50 && disagreements.length === 0; turn += 1) await new Promise(setImmediate);
  return disagreements;
}

const thread = {
  id: "thr_1",
  projectId: "default",
  createdAt: "2024-01-01T00:00:00.000Z",
  updatedAt: "2024-01-01T00:00:00.000Z",
};

const respond = (status: number, body: unknown, type = "application/json"): RequestHandler => {
  return (_request, response) => {
    response.status(status).type(type).json(body);
  };
};

const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

describe("the referee", () => {
  it.each<[string, RequestHandler, string, RequestInit, Disagreement[]]>([
    ["a valid response", respond(200, { threads: [thread] }), "/v1/threads", {}, []],
    [
      "a response without a required field",
      respond(200, { threads: [{ ...thread, projectId: undefined }] }),
      "/v1/threads",
      {},
      [
        {
          request: "GET /v1/threads",
          status: 200,
          message: "response: /response/threads/0 must have required property 'projectId'",
        },
      ],
    ],
    [
      "a status that the operation does not declare",
      respond(202, { thread }),
      "/v1/threads",
      post({}),
      [
        {
          request: "POST /v1/threads",
          status: 202,
          message: "response: no schema defined for status code '202' in the openapi spec",
        },
      ],
    ],
    [
      "a problem without its code",
      respond(
        404,
        { type: "about:blank", title: "x", status: 404, detail: "x", instance: "x" },
        "application/problem+json",
      ),
      "/v1/threads/thr_1",
      {},
      [
        {
          request: "GET /v1/threads/thr_1",
          status: 404,
          message: "response: /response must have required property 'code'",
        },
      ],
    ],
    [
      "a request that only the server accepts",
      respond(201, { thread }),
      "/v1/threads",
      post({ contextKey: 5 }),
      [
        {
          request: "POST /v1/threads",
          status: 201,
          message: "request: request/body/contextKey must be string",
        },
      ],
    ],
    [
      "an undocumented path that the server accepts",
      respond(200, {}),
      "/v1/thread",
      {},
      [{ request: "GET /v1/thread", status: 200, message: "request: not found" }],
    ],
    [
      "a gateway error without its type",
      respond(400, { error: { message: "x" } }),
      "/v1/runs:stream",
      post({}),
      [
        {
          request: "POST /v1/runs:stream",
          status: 400,
          message: "response: /response/error must have required property 'type'",
        },
      ],
    ],
    [
      "a gateway request that only the server accepts",
      respond(200, { result: {} }),
      "/v1/runs",
      post({ request: { model: 5, messages: [{ role: "user", content: "x" }] } }),
      [
        {
          request: "POST /v1/runs",
          status: 200,
          message: "response: /response/result must have required property 'response'",
        },
        {
          request: "POST /v1/runs",
          status: 200,
          message: "request: request/body/request/model must be string",
        },
      ],
    ],
    ["a path that neither has", respond(404, {}), "/v1/thread", {}, []],
  ])("checks %s", async (_name, handler, path, init, expected) => {
    expect(await findDisagreements(handler, path, init)).toEqual(expected);
  });
});
