import { describe, expect, it } from "vitest";
import type { ReconnectStep, RunStep } from "../../runner/case.ts";
import type { ObservedStream } from "../../runner/observation.ts";
import { emptyStream } from "../../runner/testing/small-contract.ts";
import {
  createCancelRequest,
  createReconnectRequest,
  createRunRequest,
  createThreadRequest,
} from "./requests.ts";

const accept = { accept: "text/event-stream" };
const seen = (parts: Partial<ObservedStream> = {}) =>
  emptyStream({ threadId: "thr/1", runId: "run 1", ...parts });

describe("a run", () => {
  it.each<[string, Partial<RunStep>, string | undefined, string | undefined, object]>([
    [
      "sends the script, and creates its thread",
      {},
      "play",
      undefined,
      { message: { role: "user", content: "play" }, createThread: true },
    ],
    ["without a script has no message", {}, undefined, undefined, { createThread: true }],
    [
      "adds the model to runs without one",
      {},
      "play",
      "m",
      { message: { role: "user", content: "play" }, createThread: true, model: "m" },
    ],
    [
      "merges the fields of the body",
      { body: { message: { role: "user", content: [] }, createThread: false, model: "own", tools: [] } },
      "play",
      "m",
      { message: { role: "user", content: [] }, createThread: false, model: "own", tools: [] },
    ],
  ])("%s", (_, step, content, model, body) => {
    const { body: sent = "", ...request } = createRunRequest(
      { run: "main", ...step },
      { threadId: "a/b", content, model, facts: {} },
    );
    expect(request).toEqual({ method: "POST", path: "/v1/threads/a%2Fb/runs", query: {}, headers: accept });
    expect(JSON.parse(String(sent))).toEqual(body);
  });

  it("sends the query and headers of its step", () => {
    const step = { run: "main", query: { wire: "proposal", n: 1 }, headers: { "idempotency-key": "k" } };
    expect(
      createRunRequest(step, { threadId: "t", content: "c", model: undefined, facts: {} }),
    ).toMatchObject({
      query: { wire: "proposal", n: "1" },
      headers: { ...accept, "idempotency-key": "k" },
    });
  });
});

describe("a reconnect", () => {
  const form = { wire: "proposal", toolRepresentation: "blocks" };
  it.each<[string, Partial<ReconnectStep>, Record<string, string>, object, object]>([
    ["without a position", {}, {}, {}, accept],
    ["after an event", { after: 3 }, {}, { after: "3" }, accept],
    ["after an event, with the header", { lastEventId: 3 }, {}, {}, { ...accept, "last-event-id": "3" }],
    [
      "in the stream format of the run",
      { after: "0" },
      { ...form, other: "x" },
      { ...form, after: "0" },
      accept,
    ],
    ["in a different stream format", { query: { wire: "ag-ui" } }, form, { ...form, wire: "ag-ui" }, accept],
    ["with additional headers", { headers: { accept: "*/*" } }, {}, {}, { accept: "*/*" }],
  ])("%s", (_, step, query, sent, headers) => {
    expect(createReconnectRequest({ reconnect: "again", of: "main", ...step }, seen({ query }))).toEqual({
      method: "GET",
      path: "/v1/threads/thr%2F1/runs/run%201",
      query: sent,
      headers,
    });
  });
});

it("cancels a run", () => {
  expect(createCancelRequest(seen())).toEqual({
    method: "DELETE",
    path: "/v1/threads/thr%2F1/runs/run%201",
    query: {},
    headers: {},
  });
});

it.each([
  [undefined, {}],
  ["blocks", { toolRepresentation: "blocks" }],
])("reads a thread with tool calls as %s", (representation, query) => {
  expect(createThreadRequest("a/b", representation)).toEqual({
    method: "GET",
    path: "/v1/threads/a%2Fb",
    query,
    headers: {},
  });
});

it.each([{ threadId: null }, { runId: null }])("throws if a run has no ids: %j", (missing) => {
  expect(() => createCancelRequest(seen(missing))).toThrow(
    "the run has no id: its stream had neither RUN_STARTED nor X-Run-Id",
  );
});
