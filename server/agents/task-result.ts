/** The heading `## Task Result` (P-084) on its own line. Models vary its case and append a colon. */
const heading = /^ {0,3}## +Task Result:?[ \t]*$/im;

/**
 * Returns the text after the first heading `## Task Result`, without surrounding blank lines. Returns the
 * full text if there is no such heading, or nothing after it (P-084).
 */
export function extractTaskResult(text: string): string {
  const match = heading.exec(text);
  if (match === null) return text;
  const after = text.slice(match.index + match[0].length);
  // The first line may be indented code, so only complete blank lines before it are dropped.
  return after.replace(/^\s*\n/, "").trimEnd() || text;
}
