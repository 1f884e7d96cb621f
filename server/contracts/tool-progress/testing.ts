import { createParser } from "eventsource-parser";
import { expect } from "vitest";
import { checkChatAgentResponse } from "../../../generated/tool-progress/validators.sealed.js";
import { createTestModels } from "../../agents/fixtures/model.ts";
import { helper, withDelegation } from "../../agents/fixtures/tools.ts";
import { createScriptModel } from "../../models/script/model.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "../../proof/testing/server.ts";
import { createClockTools } from "../../proof/testing/tools.ts";
import type { Chunk } from "./encoder.ts";

/** A frame in a stream. */
export interface Frame {
  id: string | undefined;
  chunk: Chunk;
}

/**
 * Parses a stream's frames with an independent parser, and validates each chunk.
 *
 * @param chunks The stream's text, in chunks of any size.
 */
export function parseFrames(...chunks: readonly string[]): Frame[] {
  const frames: Frame[] = [];
  const parser = createParser({
    onEvent: ({ id, data }) => frames.push({ id, chunk: JSON.parse(data) as Chunk }),
    onError: (error) => {
      throw error;
    },
  });
  for (const chunk of chunks) parser.feed(chunk);
  for (const { chunk } of frames) expect(checkChatAgentResponse(chunk)).toEqual([]);
  return frames;
}

/** Starts a server that has a clock tool and an agent named `think_execute` that may use it. */
export async function startDelegatingServer(options: TestServerOptions = {}): Promise<TestServer> {
  const tools = withDelegation(createClockTools(), {
    models: createTestModels({ script: createScriptModel() }),
    agentsOf: () => [helper({ name: "think_execute", tools: ["clock/*"] })],
    log: (line) => expect.unreachable(line),
  });
  return await startTestServer({ tools, ...options });
}

/** Returns the path of an operation on a conversation. */
export const conversationPath = (operation: string, conversation = "conv_1") =>
  `/api/v2/conversations/${conversation}/${operation}`;

/** Returns the body of a message that contains a script for the model. */
export const createScriptBody = (...turns: unknown[]) => ({ content: JSON.stringify({ turns }) });

/** Sends a message and reads the complete response. */
export async function sendMessage(
  server: TestServer,
  body: unknown,
  path = conversationPath("message/"),
): Promise<Frame[]> {
  const response = await server.request("POST", path, body);
  const text = await response.text();
  expect([response.status, response.headers.get("content-type")], text).toEqual([200, "text/event-stream"]);
  return parseFrames(text);
}

/** Returns a chunk that contains only text. */
export const createTextChunk = (text: string): Chunk => ({
  message: text,
  response: text,
  tool_calls: [],
  citations: [],
});

/** Joins the text of a stream's chunks. */
export function joinText(frames: readonly Frame[]): string {
  return frames.map(({ chunk }) => chunk.message).join("");
}
