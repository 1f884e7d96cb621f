/** Taking back what answered the user, so that it can be answered anew. */

import { Refusal } from "../../core/errors.ts";
import type { Queries } from "../../core/ports/queries.ts";
import type { ThreadRecord } from "../../core/ports/records.ts";

/**
 * Removes what came after the user's last message, with its components; calls that wait for a result are given up.
 * Events of runs stay as they are.
 *
 * @param queries Queries of an open transaction.
 * @throws {Refusal} `VALIDATION_ERROR` in a thread without a message of the user's.
 */
export async function forgetAnswer(queries: Queries, { key }: ThreadRecord): Promise<void> {
  const stored = await queries.listMessages(key, { order: "asc" });
  const question = stored.findLast(({ message }) => message.role === "user");
  if (question === undefined) {
    const message = "There is no message of the user's in this thread, so there is nothing to answer anew.";
    throw new Refusal("VALIDATION_ERROR", message);
  }
  const answer = new Set(
    stored.filter(({ position }) => position > question.position).map(({ message }) => message.id),
  );
  const components = await queries.listComponents(key);
  await queries.deleteComponents(
    key,
    components.filter(({ messageId }) => answer.has(messageId)).map(({ id }) => id),
  );
  await queries.deleteMessagesAfter(key, question.position);
  await queries.abandonToolCalls(key);
}
