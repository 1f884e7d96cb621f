import { type ReactNode, useEffect, useId, useRef, useState } from "react";

interface MenuProps {
  label: string;
  icon: ReactNode;
  children: ReactNode;
}

/** A button that shows a panel beneath it; Escape and a click elsewhere close it. */
export function Menu({ label, icon, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    const onOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onOutside);
    document.addEventListener("focusin", onOutside);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onOutside);
      document.removeEventListener("focusin", onOutside);
    };
  }, [open]);
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
        onClick={() => setOpen(!open)}
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
