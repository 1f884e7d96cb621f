import { useEffect, useState } from "react";
import { Icon } from "./widgets.tsx";

/** Copies a text, and says for two seconds that it did. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [outcome, setOutcome] = useState<"copied" | "refused">();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome("copied"),
      () => setOutcome("refused"),
    );
  const shown = outcome === "copied" ? "Copied" : outcome === "refused" ? "The browser refused" : label;
  return (
    <button type="button" className="button" onClick={copy}>
      <Icon name={outcome === "copied" ? "check" : "copy"} />
      <span aria-live="polite">{shown}</span>
    </button>
  );
}
