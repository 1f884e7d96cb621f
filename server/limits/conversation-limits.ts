/** How large conversations may be: that of a thread, and all that runs work on at a time in this process. */
import { getHeapStatistics } from "node:v8";
import { MemoryBudget } from "./memory-budget.ts";

export interface ConversationLimits {
  /** Most bytes of a conversation's messages, as JSON, when a run starts or the model is asked again. */
  maxBytes: number;
  /** Memory for the conversations of runs that are under way. */
  budget: MemoryBudget;
}

/** Bodies of the largest size that a conversation has room for. */
const bodiesOfConversation = 2;

/** Parts of the heap: of all runs, and of the runs of one project. */
const heapParts = { process: 1 / 3, project: 1 / 6 };

/** @param maxBodyBytes Most bytes of a request body. @param heapBytes Size to which the heap may grow. */
export function conversationLimitsFor(
  maxBodyBytes: number,
  heapBytes = getHeapStatistics().heap_size_limit,
): ConversationLimits {
  const maxBytes = bodiesOfConversation * maxBodyBytes;
  const part = (share: number) => Math.max(maxBytes, Math.floor(share * heapBytes));
  const bytes = { process: part(heapParts.process), project: part(heapParts.project) };
  return { maxBytes, budget: new MemoryBudget("The conversations of runs", bytes) };
}
