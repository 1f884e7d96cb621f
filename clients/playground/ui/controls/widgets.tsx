/** The outlines of the page's icons, on a grid of 24. */
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
  trash: "M5 7h14M10 4h4M7 7l1 13h8l1-13",
} as const;

/** An icon; purely visual, so whatever holds it has a name of its own. */
export function Icon({ name }: { name: keyof typeof outlines }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  );
}
