/** Template tag for HTML. It escapes all values except `Markup`. */
import { printable } from "./format-trace.ts";

/** HTML source, as opposed to text. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/**
 * A value in a template. Text is escaped, lists are concatenated, and `undefined` becomes an empty string.
 */
type Part = string | number | undefined | Markup | readonly Part[];

/** Builds HTML. Values are text unless they are `Markup`; attribute values must be quoted. */
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

/** Formats a sentence as HTML. Text in backticks becomes code. */
export function prose(text: string): Markup {
  const parts = text.split(/`([^`]+)`/);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
