import type { TamboClient } from "../client.ts";
import { TamboError } from "../tambo-error.ts";
import type { Message } from "../types.ts";

/** The messages of a thread that need not exist: its first run may create it. */
export async function storedMessages(client: TamboClient, threadId: string): Promise<readonly Message[]> {
  try {
    return (await client.threads.get(threadId)).messages;
  } catch (error) {
    if (error instanceof TamboError && error.code === "THREAD_NOT_FOUND") return [];
    throw error;
  }
}
