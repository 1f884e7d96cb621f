import type { ReactNode } from "react";

/** What a pane says while it has nothing to show. */
export function EmptyPane({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="empty-pane">
      <p className="empty-title">{title}</p>
      <p>{children}</p>
    </div>
  );
}
