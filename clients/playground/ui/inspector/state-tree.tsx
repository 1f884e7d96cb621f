import { useState } from "react";
import { appendPointer } from "../../session/json.ts";
import { EmptyPane } from "./json-block.tsx";

/** The state as a tree. Parts that the latest change touched are briefly highlighted. */
export function StateTree({ state, changed }: { state: unknown; changed: readonly string[] | undefined }) {
  const { touched, generation } = useHighlights(changed);
  if (state === undefined) {
    return (
      <EmptyPane title="No state yet">
        The state of the components or the agent appears here. Changed fields are highlighted.
      </EmptyPane>
    );
  }
  return (
    <section className="state-tree" aria-label="State">
      <Node pointer="" name="state" value={state} changed={touched} generation={generation} />
    </section>
  );
}

/**
 * Returns the parts that the latest change touched and the number of changes so far. A new number restarts
 * the highlight of a part that changes again. If a change touched nothing, such as the server's response to a
 * change made by the page, the highlights stay.
 */
function useHighlights(changed: readonly string[] = []): {
  touched: ReadonlySet<string>;
  generation: number;
} {
  const [marks, setMarks] = useState({ changed, touched: new Set(changed), generation: 0 });
  if (marks.changed === changed || changed.length === 0) return marks;
  const next = { changed, touched: new Set(changed), generation: marks.generation + 1 };
  setMarks(next);
  return next;
}

interface NodeProps {
  pointer: string;
  name: string;
  value: unknown;
  changed: ReadonlySet<string>;
  generation: number;
}

function Node({ pointer, name, value, changed, generation }: NodeProps) {
  const touched = changed.has(pointer);
  const label = (
    <span
      key={touched ? generation : "still"}
      className={touched ? "state-line touched" : "state-line"}
      title={pointer || "State"}
    >
      <span className="json-key">{name}</span>
      <span className="state-value">{renderSummary(value)}</span>
      {touched && <span className="visually-hidden">(just changed)</span>}
    </span>
  );
  if (typeof value !== "object" || value === null) return <div className="state-leaf">{label}</div>;
  return (
    <details open>
      <summary>{label}</summary>
      <ul>
        {Object.entries(value).map(([key, member]) => (
          <li key={key}>
            <Node
              pointer={appendPointer(pointer, key)}
              name={key}
              value={member}
              changed={changed}
              generation={generation}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

function renderSummary(value: unknown) {
  if (Array.isArray(value)) return <span className="json-mark">[{value.length}]</span>;
  if (typeof value === "object" && value !== null) {
    return <span className="json-mark">{`{${Object.keys(value).length}}`}</span>;
  }
  const kind = typeof value === "string" || typeof value === "number" ? typeof value : "literal";
  return <span className={`json-${kind}`}>{JSON.stringify(value)}</span>;
}
