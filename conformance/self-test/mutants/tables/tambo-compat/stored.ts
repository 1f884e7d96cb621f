/** Mutants with defects in the responses that contain threads and messages. */

import type { Loose } from "../../combinators/exchange.ts";
import { alterResponses, alterSuccess } from "../../combinators/responses.ts";
import type { Mutants } from "../../mutant.ts";

/** Alters all threads in responses. */
const alterThreads = (alter: (thread: Loose) => void) =>
  alterResponses(({ status, body }) => {
    if (status >= 400) return;
    for (const thread of body?.threads ?? [body]) if (thread?.runStatus !== undefined) alter(thread);
  });

/** Alters all messages in responses. */
const alterMessages = (alter: (message: Loose) => void) =>
  alterResponses(({ status, body }) => {
    if (status >= 400) return;
    for (const message of body?.messages ?? [body]) if (message?.content !== undefined) alter(message);
  });

export const storedMutants: Mutants = {
  /** A thread is always idle. */
  "thread-always-idle": alterThreads((thread) => {
    thread.runStatus = "idle";
    delete thread.currentRunId;
  }),
  /** A thread is never idle. */
  "thread-never-idle": alterThreads((thread) => {
    thread.runStatus = "streaming";
  }),
  /** A thread does not tell that its last run was cancelled. */
  "cancelled-not-told": alterThreads((thread) => {
    delete thread.lastRunCancelled;
  }),
  /** A thread does not have the error of its last run. */
  "error-not-told": alterThreads((thread) => {
    delete thread.lastRunError;
  }),
  /** A thread does not list its pending calls. */
  "pending-not-listed": alterThreads((thread) => {
    delete thread.pendingToolCallIds;
  }),
  /** A thread does not name its user. */
  "user-not-told": alterThreads((thread) => {
    delete thread.userKey;
  }),
  /** A list does not tell whether more threads follow. */
  "more-not-told": alterSuccess("listThreads", ({ body }) => {
    body.hasMore = false;
  }),
  /** A single message is inside an object. */
  "message-nested": alterSuccess("getMessage", (response) => {
    response.body = { message: response.body };
  }),
  /** The user's messages are not in the thread. */
  "user-messages-left-out": alterSuccess("getThread", ({ body }) => {
    body.messages = body.messages.filter(({ role }: Loose) => role !== "user");
  }),
  /** A message of a cancelled run looks complete. */
  "cut-off-not-told": alterMessages((message) => {
    delete message.isCancelled;
  }),
  /** Files are not in the content. */
  "files-left-out": alterMessages((message) => {
    message.content = message.content.filter(({ type }: Loose) => type !== "file");
  }),
  /** Components in messages have no props. */
  "stored-props-lost": alterMessages((message) => {
    for (const block of message.content) if (block.type === "component") block.props = {};
  }),
  /** Components in messages have no state. */
  "stored-state-lost": alterMessages((message) => {
    for (const block of message.content) delete block.state;
  }),
  /** The response to a change of a state contains no state. */
  "changed-state-empty": alterSuccess("updateComponentState", ({ body }) => {
    body.state = {};
  }),
  /** The response to a cancellation has another status. */
  cancelling: alterSuccess("cancelRun", ({ body }) => {
    body.status = "cancelling";
  }),
};
