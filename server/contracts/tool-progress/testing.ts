import { createParser } from "eventsource-parser";
import { expect } from "vitest";
import { checkChatAgentResponse } from "../../../generated/tool-progress/validators.sealed.js";
import { modelsOf } from "../../agents/fixtures/model.ts";
import { helper, withDelegation } from "../../agents/fixtures/tools.ts";
import { scriptModel } from "../../models/script/model.ts";
import { type TestServer, type TestServerOptions, testServer } from "../../proof/testing/server.ts";
import { clockTools } from "../../proof/testing/tools.ts";
import type { Chunk } from "./encoder.ts";

/** A frame of a stream. */
export interface Frame {
  id: string | undefined;
  chunk: Chunk;
}

/**
 * Parses the frames of a stream with an independent parser, and validates each chunk. @param chunks The
 * stream's text, in chunks of any size.
 */
export function framesOf(...pieces: readonly string[]): Frame[] {
  const frames: Frame[] = [];
  const parser = createParser({
    onEvent: ({ id, data }) => frames.push({ id, chunk: JSON.parse(data) as Chunk }),
    onError: (error) => {
      throw error;
    },
  });
  for (const piece of pieces) parser.feed(piece);
  for (const { chunk } of frames) expect(checkChatAgentResponse(chunk)).toEqual([]);
  return frames;
}

/** Starts a server with a clock tool, and an agent `think_execute` that may use it. */
export async function delegatingServer(options: TestServerOptions = {}): Promise<TestServer> {
  const tools = withDelegation(clockTools(), {
    models: modelsOf({ script: scriptModel() }),
    agentsOf: () => [helper({ name: "think_execute", tools: ["clock/*"] })],
    log: (line) => expect.unreachable(line),
  });
  return await testServer({ tools, ...options });
}

/** Returns the path of a conversation's operation. */
export const at = (operation: string, conversation = "conv_1") =>
  `/api/v2/conversations/${conversation}/${operation}`;

/** Returns the body of a message with a script for the model. */
export const script = (...turns: unknown[]) => ({ content: JSON.stringify({ turns }) });

/** Sends a message, and reads the complete response. */
export async function send(server: TestServer, body: unknown, path = at("message/")): Promise<Frame[]> {
  const response = await server.request("POST", path, body);
  const text = await response.text();
  expect([response.status, response.headers.get("content-type")], text).toEqual([200, "text/event-stream"]);
  return framesOf(text);
}

/** Returns a chunk that contains only text. */
export const say = (text: string): Chunk => ({
  message: text,
  response: text,
  tool_calls: [],
  citations: [],
});

/** Joins the text of a stream's chunks. */
export function textOf(frames: readonly Frame[]): string {
  return frames.map(({ chunk }) => chunk.message).join("");
}
