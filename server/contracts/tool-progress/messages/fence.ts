/**
 * A text as a fenced code block of Markdown. The fence is longer than every row of backticks in the text, so that
 * nothing in it ends the block (CommonMark 0.31, 4.5).
 */
export function fence(text: string): string {
  let length = 3;
  for (const [row] of text.matchAll(/`{3,}/g)) length = Math.max(length, row.length + 1);
  const marks = "`".repeat(length);
  return `${marks}\n${text}${text.endsWith("\n") ? "" : "\n"}${marks}`;
}
