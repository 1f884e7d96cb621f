import express from "express";
import { afterEach, describe, expect, it } from "vitest";
import type { Mutate } from "../mutant.ts";
import {
  begun,
  callIn,
  chunks,
  chunksOf,
  ended,
  instead,
  setText,
  told,
  toolCalls,
} from "./progress-chunks.ts";

const details = { summary: "" };
const named = { call_id: "c", tool_name: "look", tool_response: "", tool_call_details: details };
const call = { ...named, event_type: "call", is_complete: true };
const piece = { ...named, event_type: "result", is_complete: false, stream_part: "Ow" };
const result = { ...named, event_type: "result", is_complete: true, stream_part: "ls." };
const chunk = (text: string, ...tool_calls: object[]) => ({
  message: text,
  response: text,
  tool_calls,
  citations: [],
});
const stream = [chunk(""), chunk("I look."), chunk("", call), chunk("", piece), chunk("", result)];

let stop = (): void => {};
afterEach(() => stop());

/** Serves a stream of chunks, a whole answer and a refusal, with a mutation. */
async function mutated(mutate: Mutate) {
  const app = express();
  const { before } = mutate({
    restarted: false,
    ask: async () => ({ status: 0, text: "" }),
  });
  if (before !== undefined) app.use(before);
  app.post("/stream", (_request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    for (const [at, each] of stream.entries())
      response.write(`id: ${at + 1}-0\ndata: ${JSON.stringify(each)}\n\n`);
    response.end();
  });
  app.post("/whole", (_request, response) => {
    response.json(chunk("I look.", call, result));
  });
  app.post("/refused", (_request, response) => {
    response.status(409).json({ detail: "No.", code: "CONCURRENT_SESSION" });
  });
  const listening = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => listening.once("listening", resolve));
  stop = () => void listening.close();
  const address = listening.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const ask = async (path: string) => (await fetch(url + path, { method: "POST" })).text();
  return {
    frames: async () => (await ask("/stream")).split("\n\n").slice(0, -1),
    answer: async (path: string): Promise<unknown> => JSON.parse(await ask(path)),
  };
}

const frame = (id: string, each: object) => `id: ${id}\ndata: ${JSON.stringify(each)}`;
const asItIs = stream.map((each, at) => frame(`${at + 1}-0`, each));

describe("a mutation of chunks", () => {
  it("is told what each brings, and may leave it out, put others in its place, and add some at the end", async () => {
    const kinds: string[] = [];
    const server = await mutated(
      chunks(
        (each, _, kind) => {
          kinds.push(kind);
          if (kind === "empty") return undefined;
          return kind === "text" ? [each, instead(each, "More.")] : each;
        },
        ({ seen }) => seen.slice(-1).map((last) => instead(last, "", { error: { code: "A", message: "B" } })),
      ),
    );
    expect(await server.frames()).toEqual([
      asItIs[1],
      frame("2-0", chunk("More.")),
      ...asItIs.slice(2),
      frame("5-0", { ...chunk(""), error: { code: "A", message: "B" } }),
    ]);
    expect(kinds).toEqual(["empty", "text", "call", "piece", "result"]);
  });

  it("alters those of one kind", async () => {
    const server = await mutated(
      chunksOf(/^piece$/, (each) => {
        callIn(each).stream_part = "O";
        return each;
      }),
    );
    const altered = frame("4-0", chunk("", { ...piece, stream_part: "O" }));
    expect(await server.frames()).toEqual([...asItIs.slice(0, 3), altered, asItIs[4]]);
  });
});

describe("a mutation of all that is told", () => {
  it("alters chunks and whole answers alike, and no refusal", async () => {
    const server = await mutated(told((each) => setText(each, each.message.toUpperCase())));
    expect(await server.frames()).toEqual([asItIs[0], frame("2-0", chunk("I LOOK.")), ...asItIs.slice(2)]);
    expect(await server.answer("/whole")).toEqual(chunk("I LOOK.", call, result));
    expect(await server.answer("/refused")).toEqual({ detail: "No.", code: "CONCURRENT_SESSION" });
  });

  it("alters tool calls, or leaves them out", async () => {
    const server = await mutated(toolCalls(({ stream_part }) => stream_part !== "ls."));
    expect(await server.frames()).toEqual([...asItIs.slice(0, 4), frame("5-0", chunk(""))]);
    expect(await server.answer("/whole")).toEqual(chunk("I look.", call));
  });

  it("alters beginnings, or results, and no pieces", async () => {
    const rename = (each: { tool_name: string }) => {
      each.tool_name = "see";
    };
    const beginnings = await mutated(begun(rename));
    expect(await beginnings.answer("/whole")).toEqual(
      chunk("I look.", { ...call, tool_name: "see" }, result),
    );
    stop();
    const results = await mutated(ended(rename));
    const renamed = { ...result, tool_name: "see" };
    expect(await results.frames()).toEqual([...asItIs.slice(0, 4), frame("5-0", chunk("", renamed))]);
  });
});
