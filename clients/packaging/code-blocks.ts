/**
 * The files that a document gives: each fenced block after a paragraph that begins with "The whole of", followed by the
 * file's path in backticks.
 *
 * @param markdown The document.
 * @returns Contents by path, as printed.
 */
export function filesOf(markdown: string): Map<string, string> {
  const blocks = markdown.matchAll(/^The whole of `([^`\n]+)`[^\n]*\n(?:[^\n]+\n)*\n```\w+\n(.*?)^```$/gms);
  return new Map([...blocks].map(([, path, code]) => [path as string, code as string]));
}
