import { type KeyboardEvent, useRef } from "react";
import { locale } from "../locale.ts";

interface TabsProps<Id extends string> {
  /** What the tabs are for. */
  label: string;
  /** Shared with the panel: tab `x` is `<idPrefix>-tab-x`, and the panel is `<idPrefix>-panel`. */
  idPrefix: string;
  tabs: readonly { id: Id; label: string; count?: number }[];
  selected: Id;
  onSelect(id: Id): void;
}

/** Tabs with the keys of the ARIA pattern: arrows, Home and End move and select. */
export function Tabs<Id extends string>({ label, idPrefix, tabs, selected, onSelect }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    const next = tabs[index];
    if (next) onSelect(next.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {tabs.map(({ id, label: text, count }) => (
        <button
          key={id}
          type="button"
          role="tab"
          className="tab"
          id={`${idPrefix}-tab-${id}`}
          aria-selected={id === selected}
          aria-controls={`${idPrefix}-panel`}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {text}
          {count !== undefined && count > 0 && <span className="count">{count.toLocaleString(locale)}</span>}
        </button>
      ))}
    </div>
  );
}
