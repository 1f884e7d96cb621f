/**
 * The names of runs in this contract. A transport uses the run's name in place of the chat's ID to resume a
 * run's stream, so the name contains both IDs.
 */

/** Returns a run's name, which contains only characters that are valid in a header. */
export function formatRunName(threadId: string, runId: string): string {
  return `${encodeURIComponent(threadId)}:${runId}`;
}

/** Parses a run's name. Returns `undefined` for a text of another form. */
export function parseRunName(name: string): { threadId: string; runId: string } | undefined {
  const [, chat, runId] = /^([^:]*):(run_\w{26})$/.exec(name) ?? [];
  const threadId = chat === undefined ? undefined : decode(chat);
  return threadId === undefined || runId === undefined ? undefined : { threadId, runId };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
