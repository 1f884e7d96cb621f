import express from "express";
import { afterEach, describe, expect, it } from "vitest";
import type { Mutate } from "../mutant.ts";
import {
  at,
  messageBodies,
  newestSession,
  progressError,
  progressPlace,
  recoded,
} from "./progress-requests.ts";

let stop = (): void => {};
afterEach(() => stop());

/** Serves what a request has come to, and refusals, with a mutation. */
async function mutated(mutate: Mutate) {
  const app = express();
  const { before } = mutate({
    restarted: false,
    ask: async () => ({ status: 0, text: "" }),
  });
  if (before !== undefined) app.use(before);
  app.post("/api/v2/conversations/:id/stop/", (_request, response) => {
    response.status(404).json({ detail: "No.", code: "CONVERSATION_NOT_FOUND" });
  });
  app.use((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      response.json({ path: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) });
    });
  });
  const listening = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => listening.once("listening", resolve));
  stop = () => void listening.close();
  const address = listening.address();
  const port = typeof address === "object" ? address?.port : "";
  return async (path: string, body: unknown = {}) => {
    const headers = { "content-type": "application/json" };
    const url = `http://127.0.0.1:${port}${path}`;
    const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  };
}

const message = "/api/v2/conversations/one/message/";

describe("a mutation of requests", () => {
  it.each([
    [message, { version: "/api/v2", conversation: "one", part: "message", session: undefined }],
    [
      "/api/conversations/a%2Fb/message/",
      { version: "/api", conversation: "a%2Fb", part: "message", session: undefined },
    ],
    [
      "/api/v1/conversations/one/resume/two",
      { version: "/api/v1", conversation: "one", part: "resume", session: "two" },
    ],
    ["/v1/threads/one", undefined],
  ])("reads what %s is about", (path, place) => {
    expect(progressPlace(path)).toEqual(place);
  });

  it("alters those of some parts, or answers them", async () => {
    const ask = await mutated(
      at(/^message$/, (wire, { conversation }) => {
        wire.query.stream = "false";
        return conversation === "none" ? progressError(404, "CONVERSATION_NOT_FOUND") : undefined;
      }),
    );
    expect(await ask(message)).toEqual({ status: 200, body: { path: `${message}?stream=false`, body: {} } });
    expect(await ask("/api/v2/conversations/none/message/")).toEqual({
      status: 404,
      body: { detail: "It was refused.", code: "CONVERSATION_NOT_FOUND" },
    });
    const anew = "/api/v2/conversations/one/regenerate/";
    expect(await ask(anew)).toEqual({ status: 200, body: { path: anew, body: {} } });
  });

  it("alters the bodies of messages that are objects", async () => {
    const ask = await mutated(
      messageBodies((body, { conversation }) => {
        body.content = conversation;
      }),
    );
    expect(await ask(message, { content: "Hello." })).toEqual({
      status: 200,
      body: { path: message, body: { content: "one" } },
    });
    expect(await ask(message, ["Hello."])).toEqual({
      status: 200,
      body: { path: message, body: ["Hello."] },
    });
  });
});

describe("a mutation of refusals", () => {
  const path = "/api/v2/conversations/one/stop/";

  it("gives one another status and code, at some paths", async () => {
    const ask = await mutated(recoded("CONVERSATION_NOT_FOUND", 400, "VALIDATION_ERROR", /stop/));
    const errors = [{ pointer: "", message: "is refused" }];
    expect(await ask(path)).toEqual({
      status: 400,
      body: { detail: "It was refused.", code: "VALIDATION_ERROR", errors },
    });
    stop();
    const elsewhere = await mutated(recoded("CONVERSATION_NOT_FOUND", 400, "VALIDATION_ERROR", /message/));
    expect(await elsewhere(path)).toEqual({
      status: 404,
      body: { detail: "No.", code: "CONVERSATION_NOT_FOUND" },
    });
  });
});

describe("the newest session", () => {
  const server = (status: number, body: object) => ({
    restarted: false,
    ask: async (method: string, path: string) =>
      `${method} ${path}` === "GET /api/v2/conversations/one/active-session"
        ? { status, text: JSON.stringify(body) }
        : { status: 500, text: "" },
  });

  it("is what the server tells of a conversation", async () => {
    expect(await newestSession(server(200, { sessionId: "mine" }), "one")).toBe("mine");
    expect(await newestSession(server(404, {}), "one")).toBeUndefined();
  });
});
