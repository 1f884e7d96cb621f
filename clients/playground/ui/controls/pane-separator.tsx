import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useState } from "react";

const storageKey = "playground.chat-width";
const [min, max, initial, step] = [30, 70, 50, 2];

/** The width of the chat in percent of the page. It is kept for the next visit. */
export function useChatWidth(): { width: number; setWidth(width: number): void; style: CSSProperties } {
  const [width, setWidth] = useState(() => {
    const kept = Number(localStorage.getItem(storageKey));
    return kept >= min && kept <= max ? kept : initial;
  });
  useEffect(() => localStorage.setItem(storageKey, String(width)), [width]);
  return {
    width,
    setWidth: (next) => setWidth(Math.min(Math.max(Math.round(next), min), max)),
    style: { "--chat-width": `${width}%` } as CSSProperties,
  };
}

interface PaneSeparatorProps {
  width: number;
  onWidth(width: number): void;
}

/**
 * Resizes the panes, by pointer or by keyboard (ARIA window splitter pattern): the arrow keys move it, Home and
 * End move it as far as possible, and a double click centers it.
 */
export function PaneSeparator({ width, onWidth }: PaneSeparatorProps) {
  const onKey = (event: KeyboardEvent) => {
    const to = { ArrowLeft: width - step, ArrowRight: width + step, Home: min, End: max }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onWidth(to);
  };
  const onMove = ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.parentElement?.getBoundingClientRect();
    if (box === undefined || !currentTarget.hasPointerCapture(pointerId)) return;
    onWidth((100 * (clientX - box.left)) / box.width);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is not a thematic break.
    <div
      role="separator"
      className="pane-separator"
      tabIndex={0}
      aria-label="Width of the chat"
      aria-orientation="vertical"
      aria-controls="chat"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={width}
      aria-valuetext={`${width} percent`}
      title="Drag, or press the arrow keys, to resize the panes"
      onKeyDown={onKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onMove}
      onDoubleClick={() => onWidth(initial)}
    />
  );
}
