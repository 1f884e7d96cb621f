import type { TamboClient } from "../client.ts";
import type { LastingRequest, RunRequest } from "../run/run-request.ts";
import type { Message } from "../types.ts";
import { TamboThread } from "./thread.ts";

export interface OpenThreadOptions {
  /** Messages that are known already, such as those a page was rendered with. */
  messages?: readonly Message[];
  /** Asked with every run for what its request says unless it says otherwise, such as components and tools. */
  request?: () => LastingRequest & Pick<RunRequest, "contextKey">;
}

/** Opens a store of a thread, which need not exist. Nothing is asked of the server before `load` or `send`. */
export function openThread(
  client: TamboClient,
  threadId: string,
  options: OpenThreadOptions = {},
): TamboThread {
  return new TamboThread(client, threadId, options);
}
