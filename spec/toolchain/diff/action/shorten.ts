const details = { open: "<details>", close: "</details>" } as const;

/**
 * Shortens a Markdown report to a maximum length. It removes lines from the end, closes an open `<details>`
 * element, and appends a note.
 */
export function shortenReport(report: string, maxLength: number, note: string): string {
  if (report.length <= maxLength) return report;
  const ending = `\n\n${note}\n`;
  const room = maxLength - ending.length - details.close.length - 2;
  const kept = report.slice(0, report.lastIndexOf("\n", room)).trimEnd();
  const isOpen = kept.lastIndexOf(details.open) > kept.lastIndexOf(details.close);
  return `${kept}${isOpen ? `\n\n${details.close}` : ""}${ending}`;
}
