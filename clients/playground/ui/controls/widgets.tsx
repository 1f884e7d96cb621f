/** Basic controls. */
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { locale } from "../locale.ts";

/** The icon outlines, drawn on a 24 × 24 grid. */
const outlines = {
  send: "M12 19V5M6 11l6-6 6 6",
  stop: "M7 7h10v10H7z",
  unplug: "M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-6 6v4M3 3l18 18",
  plug: "M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-6 6v4",
  restart: "M4 12a8 8 0 1 1 2.5 5.8M4 20v-5h5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  check: "M5 12.5l4.5 4.5L19 7",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  screen: "M4 5h16v11H4zM9 20h6M12 16v4",
  book: "M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM5 18a2 2 0 0 1 2-2h12",
  sliders: "M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5",
  down: "M12 5v14M6 13l6 6 6-6",
  close: "M6 6l12 12M18 6L6 18",
  alert: "M12 4l9 16H3zM12 10v4M12 17v.5",
  chevron: "M9 6l6 6-6 6",
} as const;

/** A decorative icon. Its container needs an accessible name. */
export function Icon({ name }: { name: keyof typeof outlines }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  );
}

/** A button that copies text, and shows a confirmation for two seconds. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [outcome, setOutcome] = useState<"copied" | "failed">();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome("copied"),
      () => setOutcome("failed"),
    );
  const shown = outcome === "copied" ? "Copied" : outcome === "failed" ? "Copy failed" : label;
  return (
    <button type="button" className="button" onClick={copy}>
      <Icon name={outcome === "copied" ? "check" : "copy"} />
      <span aria-live="polite">{shown}</span>
    </button>
  );
}

interface MenuProps {
  label: string;
  icon: ReactNode;
  open: boolean;
  onOpen(open: boolean): void;
  children: ReactNode;
}

/** A button that opens a panel. Pressing Escape or clicking outside closes the panel. */
export function Menu({ label, icon, open, onOpen, children }: MenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    // A control elsewhere in the page has opened the panel.
    if (!root.current?.contains(document.activeElement)) root.current?.querySelector("input")?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      onOpen(false);
      button.current?.focus();
    };
    const onOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) onOpen(false);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onOutside);
    document.addEventListener("focusin", onOutside);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onOutside);
      document.removeEventListener("focusin", onOutside);
    };
  }, [open, onOpen]);
  return (
    <div className="menu" ref={root}>
      <button
        type="button"
        ref={button}
        className="button quiet icon-only"
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpen(!open)}
      >
        {icon}
      </button>
      {open && (
        <section className="menu-panel" id={id} aria-label={label}>
          {children}
        </section>
      )}
    </div>
  );
}

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode; title?: string }[];
  value: Value;
  onChange(value: Value): void;
}

/** A row of radio buttons. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="segmented">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.title}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface TabsProps<Id extends string> {
  /** The accessible name of the tab list. */
  label: string;
  /**
   * A prefix shared with the panel: the id of tab `x` is `<idPrefix>-tab-x`, and the panel's id is
   * `<idPrefix>-panel`.
   */
  idPrefix: string;
  tabs: readonly { id: Id; label: string; count?: number }[];
  selected: Id;
  onSelect(id: Id): void;
}

/** Tabs that follow the ARIA keyboard pattern: the arrow keys, Home and End move and select. */
export function Tabs<Id extends string>({ label, idPrefix, tabs, selected, onSelect }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: ReactKeyboardEvent) => {
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
