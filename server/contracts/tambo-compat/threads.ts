/** Converts threads and messages to the form that the packages read. */
import type { components as Tambo } from "../../../generated/tambo/types.ts";
import type { components } from "../../../generated/tambo-compat/types.ts";
import { completedStatuses, type RunOutcome, type ThreadRecord } from "../../core/ports/records.ts";

type Schemas = components["schemas"];

/**
 * Converts a thread.
 *
 * @param runs The newest runs of this and other threads, as the store lists them.
 */
export function toThread(thread: ThreadRecord, runs: readonly RunOutcome[]): Schemas["Thread"] {
  const { key, id, userId, name, metadata, createdAt, updatedAt } = thread;
  const runsOfThread = runs.filter(({ threadKey }) => threadKey === key);
  const [newest] = runsOfThread;
  const completed = runsOfThread.find(({ status }) => completedStatuses.includes(status));
  const isActive = newest?.status === "running";
  return {
    id,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
    ...(name !== undefined && { name }),
    ...(userId !== undefined && { userKey: userId }),
    ...(metadata !== undefined && { metadata }),
    runStatus: isActive ? "streaming" : "idle",
    ...(isActive && { currentRunId: newest.id }),
    ...(completed !== undefined && { lastCompletedRunId: completed.id }),
    ...(newest?.status === "cancelled" && { lastRunCancelled: true }),
    ...(newest?.status === "failed" && { lastRunError: toRunError(newest) }),
  };
}

function toRunError({ errorCode, errorMessage = "The run failed." }: RunOutcome): Schemas["RunError"] {
  return { message: errorMessage, ...(errorCode !== undefined && { code: errorCode }) };
}

/** Converts a message whose tool calls are content blocks. */
export function toMessage(message: Tambo["schemas"]["Message"]): Schemas["Message"] {
  const { id, role, content, createdAt, metadata, incomplete } = message;
  return {
    id,
    role,
    content,
    ...(createdAt !== undefined && { createdAt }),
    ...(metadata !== undefined && { metadata }),
    ...(incomplete === "cancelled" && { isCancelled: true }),
  };
}
