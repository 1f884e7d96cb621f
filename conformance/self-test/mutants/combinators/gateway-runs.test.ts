import express from "express";
import { afterEach, describe, expect, it } from "vitest";
import type { Mutate } from "../mutant.ts";
import { gatewayRun, neverLeft, results, runSettings, streamEvents } from "./gateway-runs.ts";

const frame = (event: { type: string }) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
const wrapped = (type: string) => ({ type: "stream_event", event: { type } });
const complete = { type: "run_complete", result: { turn_count: 1 } };
let stop = (): void => {};
afterEach(() => stop());

/** Serves a result and a stream, and gives the body back at another path; all with a mutation. */
async function mutated(mutate: Mutate, left: () => void = () => {}) {
  const app = express();
  const { before } = mutate({
    restarted: false,
    ask: async () => ({ status: 0, text: "" }),
  });
  if (before !== undefined) app.use(before);
  app.use((request, _response, next) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      request.body = JSON.parse(Buffer.concat(chunks).toString());
      next();
    });
  });
  app.post("/v1/runs", (request, response) => {
    response.json({ result: { turn_count: 1, sent: request.body } });
  });
  app.post("/v1/runs\\:stream", (_request, response) => {
    response.on("close", left);
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    for (const event of [wrapped("message_start"), wrapped("message_stop"), complete])
      response.write(frame(event));
    response.end();
  });
  app.post("/v1/other", (request, response) => {
    response.json(request.body);
  });
  const listening = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => listening.once("listening", resolve));
  stop = () => void listening.close();
  const address = listening.address();
  const port = typeof address === "object" ? address?.port : "";
  return async (path: string, body: unknown) => {
    const headers = { "content-type": "application/json" };
    const url = `http://127.0.0.1:${port}${path}`;
    const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: answer.status, text: await answer.text() };
  };
}

describe("a mutation of the gateway's runs", () => {
  it("alters bodies of runs, and of nothing else, and answers in their place", async () => {
    const ask = await mutated(
      gatewayRun((body) => {
        body.more = 1;
        return body.refuse ? { status: 400, body: { error: {} } } : undefined;
      }),
    );
    expect(await ask("/v1/runs", { a: 1 })).toEqual({
      status: 200,
      text: '{"result":{"turn_count":1,"sent":{"a":1,"more":1}}}',
    });
    expect(await ask("/v1/runs:stream", { refuse: true })).toEqual({ status: 400, text: '{"error":{}}' });
    expect(await ask("/v1/other", { a: 1 })).toEqual({ status: 200, text: '{"a":1}' });
  });

  it("alters the settings of runs, where there are some and where there are none", async () => {
    const ask = await mutated(
      runSettings((run) => {
        run.max_turns = 2;
      }),
    );
    const sent = async (body: unknown) => JSON.parse((await ask("/v1/runs", body)).text).result.sent;
    expect(await sent({ run: { max_tokens: 1 } })).toEqual({ run: { max_tokens: 1, max_turns: 2 } });
    expect(await sent({ run: null })).toEqual({ run: { max_turns: 2 } });
  });

  it("alters results, streamed or not", async () => {
    const ask = await mutated(
      results((result) => {
        result.turn_count = 9;
      }),
    );
    expect(JSON.parse((await ask("/v1/runs", {})).text).result.turn_count).toBe(9);
    expect((await ask("/v1/runs:stream", {})).text).toBe(
      [wrapped("message_start"), wrapped("message_stop"), { ...complete, result: { turn_count: 9 } }]
        .map(frame)
        .join(""),
    );
  });

  it("alters stream events of one type, and leaves them out", async () => {
    const changed = await mutated(
      streamEvents("message_start", (event) => {
        event.more = 1;
      }),
    );
    const more = { type: "stream_event", event: { type: "message_start", more: 1 } };
    expect((await changed("/v1/runs:stream", {})).text).toBe(
      [more, wrapped("message_stop"), complete].map(frame).join(""),
    );
    stop();
    const gone = await mutated(streamEvents("message_stop", () => false));
    expect((await gone("/v1/runs:stream", {})).text).toBe(
      [wrapped("message_start"), complete].map(frame).join(""),
    );
  });

  it("does not tell the server that a client has left", async () => {
    const { promise: left, resolve } = Promise.withResolvers<void>();
    const plain = await mutated(() => ({}), resolve);
    await plain("/v1/runs:stream", {});
    await left;
    stop();
    let told = false;
    const ask = await mutated(neverLeft, () => {
      told = true;
    });
    expect((await ask("/v1/runs:stream", {})).status).toBe(200);
    expect(told).toBe(false);
  });
});
