/**
 * The names of runs in this contract. A transport uses the run's name in place of the chat's ID to resume a
 * run's stream, so the name contains both IDs.
 */

/** Returns a run's name, which contains only characters that are valid in a header. */
export function formatRunName(threadId: string, runId: string): string {
  return `${encodeURIComponent(threadId)}:${runId}`;
}

/** Parses the `{id}` of a path: the ID of a chat, or the name of a run. */
export function parseChatId(id: string): { threadId: string; runId?: string } {
  const [, chat, runId] = /^([^:]*):(run_\w{26})$/.exec(id) ?? [];
  const threadId = chat === undefined ? undefined : decode(chat);
  return threadId === undefined || runId === undefined ? { threadId: id } : { threadId, runId };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
