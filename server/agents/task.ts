/** The task that a model delegates: the input of a delegation tool, and what the agent is told of it. */

import type { JsonObject } from "../core/events.ts";
import { newId } from "../core/ids.ts";
import type { Message } from "../core/messages.ts";

/** A task for an agent. */
export interface Task {
  /** What the agent is to do. */
  description: string;
  /** What the agent has to know beyond the task: it sees nothing of the conversation that it comes from. */
  context?: string;
}

/** JSON Schema of the input of every delegation tool (P-083). */
export const taskSchema: JsonObject = {
  type: "object",
  properties: {
    task_description: {
      type: "string",
      minLength: 1,
      description: "What the agent is to do, and what to answer with",
    },
    context: {
      type: "string",
      description: "Facts that the agent needs: it sees nothing of this conversation",
    },
  },
  required: ["task_description"],
  additionalProperties: false,
};

/** The task of an input that satisfies `taskSchema`; `undefined` if it does not. */
export function readTask({ task_description: description, context, ...rest }: JsonObject): Task | undefined {
  if (Object.keys(rest).length > 0 || typeof description !== "string" || description === "") return undefined;
  if (context === undefined) return { description };
  return typeof context === "string" ? { description, context } : undefined;
}

/**
 * The conversation that an agent begins with.
 *
 * @param instructions Its system prompt; none if empty.
 */
export function firstMessages(instructions: string, { description, context }: Task): Message[] {
  const text = context ? `${description}\n\nContext:\n\n${context}` : description;
  const messages = [messageOf("user", [{ type: "text", text }])];
  return instructions === ""
    ? messages
    : [messageOf("system", [{ type: "text", text: instructions }]), ...messages];
}

/** A message of the agent's conversation, which is kept nowhere. */
export function messageOf(role: Message["role"], blocks: Message["blocks"]): Message {
  return { id: newId("msg"), role, blocks, createdAt: Date.now() };
}
