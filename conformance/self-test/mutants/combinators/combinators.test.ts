import express from "express";
import { afterEach, describe, expect, it } from "vitest";
import type { Mutate, ServerContext } from "../mutant.ts";
import { alterRunBodies, alterStoredMessages, createError } from "../tables/tambo/combinators.ts";
import { afterRestart, combine, withSet } from "./compose.ts";
import {
  alterEvents,
  alterEventsNamed,
  alterFrames,
  alterPayloads,
  alterStreamHeaders,
  delayEvents,
  dropEvents,
  mergeDeltas,
  parseFrame,
} from "./events.ts";
import { alterRequestsOf } from "./requests.ts";
import { alterErrors, alterResponses, alterSuccess } from "./responses.ts";

const server: ServerContext = {
  restarted: false,
  ask: async () => ({ status: 0, text: "" }),
};
const runs = "/v1/threads/t1/runs";
const stream =
  'id: 1\ndata: {"type":"A"}\n\n: ping\n\nid: 2\ndata: {"type":"CUSTOM","name":"b","value":{}}\n\n';
let stop = (): void => {};
afterEach(() => stop());

/** Starts a server with a mutation. It serves a stream of two events at POST and a thread at GET. */
async function serve(mutate: Mutate) {
  const app = express();
  const { before } = mutate(server);
  if (before !== undefined) app.use(before);
  app.post("/v1/threads/:id/runs", (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const sent = Buffer.concat(chunks).toString();
      if (sent.includes("refuse")) return response.status(400).json({ code: "REFUSED" });
      response.writeHead(200, { "Content-Type": "text/event-stream", "X-Sent": encodeURI(sent) });
      response.write(stream);
      return response.end();
    });
  });
  app.get("/v1/threads/:id", (request, response) => {
    response.json({ id: request.params.id, query: request.query, messages: [{ role: "user" }] });
  });
  const listening = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => listening.once("listening", resolve));
  stop = () => void listening.close();
  const address = listening.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return async (method: string, path: string, body?: unknown) => {
    const headers = { "content-type": "application/json" };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${url}${path}`, { method, headers, ...sent });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}

describe("a mutation of streams", () => {
  it.each<[string, Mutate, string]>([
    ["drops events", dropEvents("b"), 'id: 1\ndata: {"type":"A"}\n\n: ping\n\n'],
    [
      "alters an event in place, with access to the previous events",
      alterPayloads("b", ({ value }, { previous }) => {
        value.before = previous.map(({ name }) => name);
      }),
      stream.replace('"value":{}', '"value":{"before":["A"]}'),
    ],
    [
      "replaces one event by several, and adds events at the end",
      alterEvents(
        (event) => (event.name === "A" ? [event, event] : []),
        ({ threadId }) => [{ id: null, name: "C", payload: { type: "C", threadId } }],
      ),
      'id: 1\ndata: {"type":"A"}\n\nid: 1\ndata: {"type":"A"}\n\n: ping\n\ndata: {"type":"C","threadId":"t1"}\n\n',
    ],
    [
      "names a frame after its event type, if the frame has a name",
      combine(
        alterEvents((event) => {
          event.payload.type += "2";
        }),
        alterFrames((frame) => frame.replace(/^id: 1$/m, "event: A").replace(/^id: 2\n.*\n\n/m, "")),
      ),
      'event: A2\ndata: {"type":"A2"}\n\n: ping\n\n',
    ],
    [
      "holds events back until another event comes",
      delayEvents(
        ({ name }) => name === "A",
        (held, event) => [event, ...held],
      ),
      ': ping\n\nid: 2\ndata: {"type":"CUSTOM","name":"b","value":{}}\n\nid: 1\ndata: {"type":"A"}\n\n',
    ],
    [
      "joins deltas",
      combine(
        mergeDeltas("A", "b"),
        alterEventsNamed("A", (event) => {
          event.payload.delta = "x";
          return [event, structuredClone(event)];
        }),
      ),
      ': ping\n\nid: 1\ndata: {"type":"A","delta":"xx"}\n\nid: 2\ndata: {"type":"CUSTOM","name":"b","value":{}}\n\n',
    ],
    [
      "changes frames",
      alterFrames((frame) => frame.replace("\n\n", "\r\n\r\n")),
      stream.replaceAll("\n\n", "\r\n\r\n"),
    ],
  ])("%s", async (_, mutate, expected) => {
    const ask = await serve(mutate);
    expect((await ask("POST", runs, {})).text).toBe(expected);
  });

  it("changes headers, and no other responses", async () => {
    const mutate = combine(
      alterStreamHeaders((headers) => {
        headers["x-sent"] = "changed";
      }),
      alterEvents(() => []),
    );
    const ask = await serve(mutate);
    const { headers, text } = await ask("POST", runs, {});
    expect([headers.get("x-sent"), text]).toEqual(["changed", ": ping\n\n"]);
    expect((await ask("POST", runs, { message: "refuse" })).text).toBe('{"code":"REFUSED"}');
  });

  it("does not treat a comment as an event", () => {
    expect(parseFrame(": ping\n\n")).toBe(undefined);
    expect(parseFrame('event: A\ndata: {"type":"A"}\n\n')).toEqual({
      id: null,
      name: "A",
      eventLine: true,
      payload: { type: "A" },
    });
    expect(parseFrame('event: status\ndata: {"type":"A"}\n\n', true)).toEqual({
      id: null,
      name: "status",
      payload: { type: "A" },
      eventLine: "alone",
    });
    expect(parseFrame('id: 7\ndata: {"type":"A"}\n\n')).toEqual({
      id: "7",
      name: "A",
      payload: { type: "A" },
    });
  });
});

describe("a composed mutation", () => {
  it("has separate memory per server", async () => {
    const mutate = withSet((seen) =>
      alterRequestsOf("getThread", ({ path }) => (seen.has(path) ? { status: 410 } : void seen.add(path))),
    );
    const ask = await serve(mutate);
    const path = "/v1/threads/t1";
    expect([(await ask("GET", path)).status, (await ask("GET", path)).status]).toEqual([200, 410]);
    stop();
    expect((await (await serve(mutate))("GET", path)).status).toBe(200);
  });

  it("applies after a restart only", () => {
    const mutate = afterRestart(() => ({ settings: (settings) => settings }));
    expect([mutate.restarts, mutate(server), Object.keys(mutate({ ...server, restarted: true }))]).toEqual([
      true,
      {},
      ["settings"],
    ]);
  });
});

describe("a mutation of responses", () => {
  it.each<[string, Mutate, number, string]>([
    [
      "changes status and body",
      alterResponses((answer) => Object.assign(answer, { status: 201, body: { a: 1 } })),
      201,
      '{"a":1}',
    ],
    [
      "changes the responses of one operation",
      alterSuccess("getThread", ({ body }) => {
        body.query = 0;
      }),
      200,
      '{"id":"t1","query":0,"messages":[{"role":"user"}]}',
    ],
    [
      "does not change the responses of other operations",
      alterSuccess("listThreads", ({ body }) => body.x.y),
      200,
      "",
    ],
    [
      "changes every message that is read",
      alterStoredMessages((message) => {
        message.role = "tool";
      }),
      200,
      '{"id":"t1","query":{},"messages":[{"role":"tool"}]}',
    ],
  ])("%s", async (_, mutate, status, text) => {
    const ask = await serve(mutate);
    const answer = await ask("GET", "/v1/threads/t1");
    expect([answer.status, answer.text]).toEqual([
      status,
      text || '{"id":"t1","query":{},"messages":[{"role":"user"}]}',
    ]);
  });

  it("changes errors with a code", async () => {
    const ask = await serve(alterErrors("REFUSED", (answer) => Object.assign(answer, { status: 422 })));
    expect((await ask("POST", runs, { message: "refuse" })).status).toBe(422);
  });
});

describe("a mutation of requests", () => {
  it("changes the body of a run before the server reads it", async () => {
    const ask = await serve(
      alterRunBodies((body) => {
        body.extra = true;
      }),
    );
    const { headers, text } = await ask("POST", runs, { message: "é" });
    expect([decodeURI(headers.get("x-sent") ?? ""), text]).toEqual(['{"message":"é","extra":true}', stream]);
  });

  it("changes the query", async () => {
    const ask = await serve(
      alterRequestsOf("getThread", ({ query }) => {
        query.limit = "1";
      }),
    );
    expect((await ask("GET", "/v1/threads/t1?a=b")).text).toBe(
      '{"id":"t1","query":{"a":"b","limit":"1"},"messages":[{"role":"user"}]}',
    );
  });

  it("responds instead of the server", async () => {
    const ask = await serve(alterRequestsOf("getThread", () => createError(409, "CONCURRENT_RUN")));
    const { status, headers, text } = await ask("GET", "/v1/threads/t1");
    expect([status, headers.get("content-type"), JSON.parse(text)]).toEqual([
      409,
      expect.stringMatching("^application/problem\\+json"),
      {
        type: "urn:tambo:error:concurrent_run",
        title: "Rejected",
        status: 409,
        detail: "The request was rejected.",
        instance: expect.stringMatching("^urn:tambo:error-instance:"),
        code: "CONCURRENT_RUN",
      },
    ]);
  });
});
