/** Elements shared by the page's components. */
import type { ReactNode } from "react";

interface CardProps {
  /** The kind of component, which is shown until the title has arrived. */
  kind: string;
  title: string | undefined;
  /** Shown next to the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame around a component. */
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

/** A placeholder for text that has not arrived yet. */
export function Skeleton({ width }: { width: string }) {
  return <span className="skeleton" style={{ width }} aria-hidden="true" />;
}

interface SaveStatusProps {
  saving: boolean;
  error: Error | undefined;
  /** True if the user has changed anything. */
  touched: boolean;
}

/** Shows the save status of the component's state. */
export function SaveStatus({ saving, error, touched }: SaveStatusProps) {
  const state = error ? "failed" : saving ? "saving" : touched ? "saved" : "untouched";
  const text = { failed: `Not saved: ${error?.message}`, saving: "Saving…", saved: "Saved", untouched: "" };
  return (
    <span className="save-status" role="status" data-state={state}>
      {text[state]}
    </span>
  );
}
