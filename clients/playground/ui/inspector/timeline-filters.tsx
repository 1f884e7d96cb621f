import { locale } from "../locale.ts";
import { type EventKind, kindLabels } from "./event-text.ts";

interface TimelineFiltersProps {
  /** The number of events of each kind. */
  counts: ReadonlyMap<EventKind, number>;
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
  counts,
  hiddenKinds,
  onHiddenKinds,
  text,
  onText,
  shown,
}: TimelineFiltersProps) {
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
