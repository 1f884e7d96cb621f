import express from "express";
import { afterEach, expect, it } from "vitest";
import type { Mutate, ServerContext } from "../mutant.ts";
import { lenient, saidBlocks, saidMessages, streamError, streamRun } from "./stream-requests.ts";

let stop = (): void => {};
afterEach(() => stop());

/** Sends a body to both endpoints with a mutation. @returns What came there, or the answer in its place. */
async function sent(mutate: Mutate, body: unknown, ask: ServerContext["ask"] = async () => nothing) {
  const app = express();
  const { before } = mutate({ restarted: false, ask });
  if (before !== undefined) app.use(before);
  app.post(/^\/agent\//, async (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => response.json(JSON.parse(Buffer.concat(chunks).toString())));
  });
  const listening = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => listening.once("listening", resolve));
  stop = () => void listening.close();
  const address = listening.address();
  const post = async (path: string) => {
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}${path}`;
    return (await fetch(url, { method: "POST", body: JSON.stringify(body) })).json();
  };
  return [await post("/agent/chat/stream"), await post("/agent/agent/stream"), await post("/agent/else")];
}

const nothing = { status: 400, text: "{}" };

it("alters the bodies of both endpoints, where they are objects", async () => {
  const marked = streamRun((body, { operation }) => {
    body.marked = operation;
  });
  expect(await sent(marked, { a: 1 })).toEqual([
    { a: 1, marked: "streamChat" },
    { a: 1, marked: "streamAgent" },
    { a: 1 },
  ]);
  expect(await sent(marked, [1])).toEqual([[1], [1], [1]]);
});

it("alters messages and blocks, and leaves what is none", async () => {
  const messages = [{ role: "user", content: [{ type: "text" }, "a", { type: "image" }] }, null, [], "b"];
  const roles = saidMessages((message) => [message, { role: "system" }]);
  expect((await sent(roles, { messages }))[0]).toEqual({
    messages: [messages[0], { role: "system" }, null, [], "b"],
  });
  const texts = saidBlocks((block, role) => (block.type === "text" ? { ...block, text: role } : undefined));
  expect((await sent(texts, { messages }))[0]).toEqual({
    messages: [{ role: "user", content: [{ type: "text", text: "user" }, "a"] }, null, [], "b"],
  });
});

it("refuses in the contract's form, each time with another trace id", async () => {
  const refusing = streamRun(() => streamError(400, "/messages"));
  const [one, other] = (await sent(refusing, {})) as { trace_id: string }[];
  const data = { errors: [{ pointer: "/messages", message: "is wrong" }] };
  const trace_id = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(one).toEqual({ code: 400, msg: "It was refused.", data, trace_id });
  expect(one?.trace_id).not.toBe(other?.trace_id);
  expect(streamError(409)).toEqual({
    status: 409,
    body: { code: 409, msg: "It was refused.", data: null, trace_id },
  });
});

it("mends what the server finds wrong, of a model that does not exist", async () => {
  const asked: unknown[] = [];
  const errors = ["/messages/0/role", "/locale", "/other", "/model_id"].map((pointer) => ({ pointer }));
  const ask: ServerContext["ask"] = async (...given) => {
    asked.push(structuredClone(given));
    return { status: 400, text: JSON.stringify({ data: { errors } }) };
  };
  const body = { messages: [{ role: 1 }], locale: 1, other: 1, model_id: "m" };
  const [role] = await sent(
    lenient(/^\/messages\/\d+\/role$/, () => "user"),
    body,
    ask,
  );
  expect(role).toEqual({ ...body, messages: [{ role: "user" }] });
  expect(asked[0]).toEqual(["POST", "/agent/chat/stream", { ...body, model_id: "none/such" }]);
  const [without] = await sent(lenient(/^\/(locale|model_id)$/), body, ask);
  expect(without).toEqual({ messages: [{ role: 1 }], other: 1, model_id: "m" });
});
