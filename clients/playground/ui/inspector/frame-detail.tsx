import type { Frame } from "../../session/session.ts";
import { CopyButton } from "../controls/copy-button.tsx";
import { Icon } from "../controls/widgets.tsx";
import { kindOfType } from "./event-text.ts";
import { JsonView } from "./json-view.tsx";
import { gapText, offsetText } from "./time.ts";

interface FrameDetailProps {
  frame: Frame;
  /** Milliseconds since the event before it. */
  gap: number;
  onClose(): void;
}

/** The chosen event: its fields, and its data in full. */
export function FrameDetail({ frame, gap, onClose }: FrameDetailProps) {
  const facts = [
    ["at", offsetText(frame.at)],
    ["gap", gapText(gap)],
    ["id", frame.id],
    ["event", frame.event],
    ["request", `#${frame.run}`],
  ].filter(([, value]) => value);
  return (
    <section className="frame-detail" aria-label="The chosen event">
      <header>
        <h3 data-kind={kindOfType(frame.type)}>
          <span className="kind-dot" /> {frame.type}
        </h3>
        <CopyButton label="Copy frame" text={frame.raw} />
        <button type="button" className="button quiet icon-only" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <JsonView value={frame.data ?? frame.raw} label="Data of the event" />
    </section>
  );
}
