/** The task that a model delegates: the input of a delegation tool, and the agent's first messages. */

import type { JsonObject } from "../core/events.ts";
import { createId } from "../core/ids.ts";
import type { Message } from "../core/messages.ts";

/** A task for an agent. */
export interface Task {
  /** The work for the agent. */
  description: string;
  /** Facts that the agent needs besides the task. It does not see the conversation of the delegating run. */
  context?: string;
}

/** JSON Schema of the input of every delegation tool (P-083). */
export const taskSchema: JsonObject = {
  type: "object",
  properties: {
    task_description: {
      type: "string",
      minLength: 1,
      description: "The task, and the expected form of the result",
    },
    context: {
      type: "string",
      description: "Facts that the agent needs; it does not see this conversation",
    },
  },
  required: ["task_description"],
  additionalProperties: false,
};

/** Parses the input of a delegation tool; `undefined` if it does not satisfy `taskSchema`. */
export function parseTask({ task_description: description, context, ...rest }: JsonObject): Task | undefined {
  if (Object.keys(rest).length > 0 || typeof description !== "string" || description === "") return undefined;
  if (context === undefined) return { description };
  return typeof context === "string" ? { description, context } : undefined;
}

/**
 * Builds an agent's initial conversation.
 *
 * @param instructions Its system prompt; none if empty.
 */
export function firstMessages(instructions: string, { description, context }: Task): Message[] {
  const text = context ? `${description}\n\nContext:\n\n${context}` : description;
  const messages = [createMessage("user", [{ type: "text", text }])];
  return instructions === ""
    ? messages
    : [createMessage("system", [{ type: "text", text: instructions }]), ...messages];
}

/** Creates a message of the agent's conversation, which is not stored. */
export function createMessage(role: Message["role"], blocks: Message["blocks"]): Message {
  return { id: createId("msg"), role, blocks, createdAt: Date.now() };
}
