/** What of an agent's answer is the result of its task. */

/** The heading `## Task Result` (P-084) on a line of its own; models vary its case and end it with a colon. */
const heading = /^ {0,3}## +Task Result:?[ \t]*$/im;

/**
 * The text after the first heading `## Task Result`, without the blank lines around it; all of the text if there is no
 * such heading, or nothing after it (P-084).
 */
export function taskResult(text: string): string {
  const found = heading.exec(text);
  if (found === null) return text;
  const after = text.slice(found.index + found[0].length);
  // The first line may be indented code, so of the blank before it only whole lines are dropped.
  return after.replace(/^\s*\n/, "").trimEnd() || text;
}
