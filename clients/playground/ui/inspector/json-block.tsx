/** JSON with syntax highlighting, and placeholders for empty panes. */
import { memo, type ReactNode } from "react";

/**
 * Maximum length of highlighted text, in characters. Longer text is shown without syntax highlighting,
 * because each token is an element.
 */
const highlightLimit = 30_000;

const token = /("(?:\\.|[^"\\])*")(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b/g;

/** Shows a value as indented JSON with syntax highlighting. Strings are shown unchanged. */
export const JsonBlock = memo(function JsonView({ value, label }: { value: unknown; label: string }) {
  const text = typeof value === "string" ? value : (JSON.stringify(value, null, 2) ?? "");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard requires focus.
    <section className="json" tabIndex={0} aria-label={label}>
      <pre>
        <code>{text.length > highlightLimit || typeof value === "string" ? text : highlightJson(text)}</code>
      </pre>
    </section>
  );
});

/** Splits JSON text into tokens with class names. */
function highlightJson(text: string): ReactNode[] {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(token)) {
    const [whole, string, colon] = match;
    const end = match.index + whole.length - (colon?.length ?? 0);
    if (match.index > from) pieces.push(text.slice(from, match.index));
    pieces.push(
      <span key={match.index} className={getTokenClass(whole, string, colon)}>
        {text.slice(match.index, end)}
      </span>,
    );
    from = end;
  }
  pieces.push(text.slice(from));
  return pieces;
}

function getTokenClass(whole: string, string: string | undefined, colon: string | undefined): string {
  if (string !== undefined) return colon === undefined ? "json-string" : "json-key";
  return /^[tfn]/.test(whole) ? "json-literal" : "json-number";
}

/** A placeholder for a pane without content. */
export function EmptyPane({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="empty-pane">
      <p className="empty-title">{title}</p>
      <p>{children}</p>
    </div>
  );
}
