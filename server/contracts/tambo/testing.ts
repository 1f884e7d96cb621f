import type { ReceivedEvent } from "../../proof/testing/clients/sse-client.ts";
import type { TestServer } from "../../proof/testing/server.ts";

/** Returns the text of all messages in a stream. */
export const joinText = (events: readonly ReceivedEvent[]): string =>
  events.flatMap(({ event }) => (event.type === "TEXT_MESSAGE_CONTENT" ? [event.delta] : [])).join("");

/** Returns the body of a request that starts a scripted run on a new thread. */
export const createScriptBody = (turns: unknown[]) => ({
  message: { role: "user", content: JSON.stringify({ turns }) },
  createThread: true,
  model: "script",
});

/**
 * Waits until a thread contains a stored response, and returns it. Without readers, this is how tests notice
 * that a run has ended.
 */
export async function waitForResponse(server: TestServer, threadId: string) {
  for (;;) {
    const { body } = await server.json("GET", `/v1/threads/${threadId}/messages`);
    if (body.messages?.length > 1) return body.messages[1];
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
