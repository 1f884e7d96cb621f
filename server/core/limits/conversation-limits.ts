/** How large conversations may be: that of a thread, and all that runs work on at a time in this process. */
import { getHeapStatistics } from "node:v8";
import { MemoryBudget, mostObjectBytes } from "./memory-budget.ts";

export interface ConversationLimits {
  /** Most bytes of memory that a conversation may take when a run starts or the model is called again. */
  maxWeight: number;
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
  const maxWeight = bodiesOfConversation * maxBodyBytes + mostObjectBytes;
  const part = (share: number) => Math.max(maxWeight, Math.floor(share * heapBytes));
  const bytes = { process: part(heapParts.process), project: part(heapParts.project) };
  return { maxWeight, budget: new MemoryBudget("The conversations of runs", bytes) };
}
