/** What the page's components share: their frame, placeholders, and the state of saving. */
import type { ReactNode } from "react";

interface CardProps {
  /** What the component is, while it has no title. */
  kind: string;
  title: string | undefined;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame around each of the page's components. */
export function Card({ kind, title, aside, children }: CardProps) {
  return (
    <article className="card" aria-label={title || kind}>
      <header className="card-head">
        <h3>{title || <Skeleton width="9rem" />}</h3>
        {aside}
      </header>
      {children}
    </article>
  );
}

/** A bar where a text will be. */
export function Skeleton({ width }: { width: string }) {
  return <span className="skeleton" style={{ width }} aria-hidden="true" />;
}

interface SaveStatusProps {
  saving: boolean;
  error: Error | undefined;
  /** Whether anything was ever changed here. */
  touched: boolean;
}

/** Whether the component's state is at the server. */
export function SaveStatus({ saving, error, touched }: SaveStatusProps) {
  const state = error ? "failed" : saving ? "saving" : touched ? "saved" : "untouched";
  const text = { failed: `Not saved: ${error?.message}`, saving: "Saving…", saved: "Saved", untouched: "" };
  return (
    <span className="save-status" role="status" data-state={state}>
      {text[state]}
    </span>
  );
}
