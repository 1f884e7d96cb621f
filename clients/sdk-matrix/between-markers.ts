/** A part of a document that a program writes. */

/**
 * Replaces what is between `<!-- name -->` and `<!-- /name -->`, each on a line of its own.
 *
 * @throws Error when the document has no such markers.
 */
export function replaceBetweenMarkers(document: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->\n`];
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from === -1 || to < from) throw new Error(`the document has no ${begin.trim()} … ${end.trim()}`);
  return `${document.slice(0, from + begin.length)}\n${text}\n\n${document.slice(to)}`;
}
