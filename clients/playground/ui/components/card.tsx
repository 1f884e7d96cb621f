import type { ReactNode } from "react";
import { Skeleton } from "./skeleton.tsx";

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
