/** A task that a model delegates: the input of a delegation tool and the agent's first messages. */

import type { JsonObject } from "../core/events.ts";
import { createId } from "../core/ids.ts";
import type { Message } from "../core/messages.ts";

export interface Task {
  /** The work that the agent should do. */
  description: string;
  /**
   * Facts that the agent needs in addition to the task. It does not see the delegating run's conversation.
   */
  context?: string;
}

/** Input JSON Schema of every delegation tool (P-083). */
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

/** Parses the input of a delegation tool. Returns `undefined` if the input does not match `taskSchema`. */
export function parseTask({ task_description: description, context, ...rest }: JsonObject): Task | undefined {
  if (Object.keys(rest).length > 0 || typeof description !== "string" || description === "") return undefined;
  if (context === undefined) return { description };
  return typeof context === "string" ? { description, context } : undefined;
}

/**
 * Builds an agent's initial conversation.
 *
 * @param instructions The agent's system prompt. If empty, the conversation has no system message.
 */
export function firstMessages(instructions: string, { description, context }: Task): Message[] {
  const text = context ? `${description}\n\nContext:\n\n${context}` : description;
  const messages = [createMessage("user", [{ type: "text", text }])];
  return instructions === ""
    ? messages
    : [createMessage("system", [{ type: "text", text: instructions }]), ...messages];
}

/** Creates a message for the agent's conversation, which is not stored. */
export function createMessage(role: Message["role"], blocks: Message["blocks"]): Message {
  return { id: createId("msg"), role, blocks, createdAt: Date.now() };
}
