/**
 * The `## Task Result` heading (P-084) on its own line. Models vary its case and sometimes append a colon.
 */
const heading = /^ {0,3}## +Task Result:?[ \t]*$/im;

/**
 * Returns the text after the first `## Task Result` heading, without surrounding blank lines. Returns the
 * full text if there is no such heading, or if nothing follows it (P-084).
 */
export function extractTaskResult(text: string): string {
  const match = heading.exec(text);
  if (match === null) return text;
  const after = text.slice(match.index + match[0].length);
  // The first line may be indented code, so only blank lines before it are removed.
  return after.replace(/^\s*\n/, "").trimEnd() || text;
}
