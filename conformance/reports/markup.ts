/** HTML in which everything that is not written as HTML in the source is escaped. */
import { printable } from "./wire.ts";

/** A piece of HTML, as opposed to text. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** What may stand in a template: text is escaped, lists are joined, nothing is nothing. */
type Part = string | number | undefined | Markup | readonly Part[];

/** Template tag. Values are text, unless they are `Markup`; attribute values must be quoted. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.map((string, index) => string + render(parts[index])).join(""));
}

function render(part: Part): string {
  if (part === undefined) return "";
  if (part instanceof Markup) return part.source;
  if (typeof part === "object") return part.map(render).join("");
  return printable(String(part))
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** Text of a sentence; what stands in backticks is code. */
export function prose(text: string): Markup {
  const parts = text.split(/`([^`]+)`/);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
