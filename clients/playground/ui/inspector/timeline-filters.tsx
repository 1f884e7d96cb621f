import { locale } from "../locale.ts";
import { type EventKind, getEventKind, kindLabels } from "./event-text.ts";

interface TimelineFiltersProps {
  types: readonly { type: string; count: number }[];
  /** The event kinds that are hidden. */
  hiddenKinds: ReadonlySet<EventKind>;
  onHiddenKinds(off: ReadonlySet<EventKind>): void;
  text: string;
  onText(text: string): void;
  /** The number of events that match the filter. */
  shown: number;
}

/** Filters the timeline by event kind and by text. */
export function TimelineFilters({
  types,
  hiddenKinds,
  onHiddenKinds,
  text,
  onText,
  shown,
}: TimelineFiltersProps) {
  const counts = new Map<EventKind, number>();
  for (const { type, count } of types) {
    const kind = getEventKind(type);
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  const toggle = (kind: EventKind) => {
    const next = new Set(hiddenKinds);
    if (!next.delete(kind)) next.add(kind);
    onHiddenKinds(next);
  };
  return (
    <div className="timeline-filters">
      <div className="filter-text">
        <input
          type="search"
          className="input"
          placeholder="Filter events"
          aria-label="Filter events by text"
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        <output>{shown.toLocaleString(locale)} shown</output>
      </div>
      {counts.size > 0 && (
        <fieldset className="filter-kinds" aria-label="Event kinds">
          {(Object.keys(kindLabels) as EventKind[])
            .filter((kind) => counts.has(kind))
            .map((kind) => (
              <button
                key={kind}
                type="button"
                className="chip"
                data-kind={kind}
                aria-pressed={!hiddenKinds.has(kind)}
                onClick={() => toggle(kind)}
              >
                <span className="kind-dot" />
                {kindLabels[kind]}
                <span className="count">{counts.get(kind)?.toLocaleString(locale)}</span>
              </button>
            ))}
        </fieldset>
      )}
    </div>
  );
}
