import express from "express";
import { afterEach, describe, expect, it } from "vitest";
import type { Mutate } from "../mutant.ts";
import { errors, found, outcomes, refusal } from "./gateway-told.ts";

type Json = Record<string, unknown>;

const text = (said: string) => [{ type: "text", text: said }];
const call = { type: "tool_result", id: "c", name: "look", content: text("Owls."), is_error: false };
const failed = { ...call, id: "d", content: text("No."), is_error: true, error: { message: "No." } };
const steps = [{ tool_results: [{ content: text("Owls."), is_error: false }] }];
const messages = [{ role: "user", content: text("Owls.") }];
const complete = { type: "run_complete", result: { steps, messages } };
const error = { type: "api_error", message: "No." };

let stop = (): void => {};
afterEach(() => stop());

/** Serves a result, a stream of events and a refusal, with a mutation. */
async function mutated(mutate: Mutate) {
  const app = express();
  const { before } = mutate({
    restarted: false,
    ask: async () => ({ status: 0, text: "" }),
  });
  if (before !== undefined) app.use(before);
  app.post("/v1/runs", (_request, response) => {
    response.json({ result: complete.result });
  });
  app.post("/v1/runs\\:stream", (_request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    for (const event of [call, failed, complete, { type: "error", error }])
      response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    response.end();
  });
  app.post("/v1/refused", (_request, response) => {
    response.status(500).json({ error });
  });
  const listening = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => listening.once("listening", resolve));
  stop = () => void listening.close();
  const address = listening.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const ask = async (path: string) => (await fetch(url + path, { method: "POST" })).text();
  return {
    answer: async (path: string): Promise<Json> => JSON.parse(await ask(path)),
    events: async (): Promise<Json[]> =>
      [...(await ask("/v1/runs:stream")).matchAll(/^data: (.*)$/gm)].map(([, json = ""]) => JSON.parse(json)),
  };
}

describe("a mutation of what the gateway tells of calls", () => {
  it("alters their outcomes in events and results, and leaves the history", async () => {
    const server = await mutated(
      outcomes((told) => {
        told.error = null;
      }),
    );
    const altered = [{ tool_results: [{ content: text("Owls."), is_error: false, error: null }] }];
    expect(await server.answer("/v1/runs")).toEqual({ result: { steps: altered, messages } });
    expect(await server.events()).toEqual([
      { ...call, error: null },
      { ...failed, error: null },
      { ...complete, result: { steps: altered, messages } },
      { type: "error", error },
    ]);
  });

  it("alters what was found, and not what failed", async () => {
    const server = await mutated(found((said) => said.toUpperCase()));
    const altered = [{ tool_results: [{ content: text("OWLS."), is_error: false }] }];
    expect(await server.answer("/v1/runs")).toEqual({ result: { steps: altered, messages } });
    expect(await server.events()).toEqual([
      { ...call, content: text("OWLS.") },
      failed,
      { ...complete, result: { steps: altered, messages } },
      { type: "error", error },
    ]);
  });
});

describe("a mutation of the gateway's errors", () => {
  it("alters those of refusals and of streams, and none of calls", async () => {
    const server = await mutated(
      errors((told) => {
        told.code = "more";
      }),
    );
    expect(await server.answer("/v1/refused")).toEqual({ error: { ...error, code: "more" } });
    expect(await server.answer("/v1/runs")).toEqual({ result: complete.result });
    expect(await server.events()).toEqual([
      call,
      failed,
      complete,
      { type: "error", error: { ...error, code: "more" } },
    ]);
  });

  it("refuses in the contract's form, with the id that the request brings, or one for it", () => {
    const request = { method: "POST", path: "/v1/runs", url: "", query: new URLSearchParams() };
    const refusedWith = (id: string) => ({
      status: 401,
      headers: { "x-request-id": id },
      body: { error: { type: "authentication_error", message: "It was refused.", request_id: id } },
    });
    const by = (headers: Record<string, string>) =>
      refusal(401, "authentication_error", { ...request, headers } as never);
    expect(by({ "x-request-id": "mine" })).toEqual(refusedWith("mine"));
    expect(by({})).toEqual(refusedWith("req_00000000000000000000"));
  });
});
