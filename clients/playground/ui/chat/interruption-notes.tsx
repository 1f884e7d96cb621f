import type { InterruptionLine } from "../../session/interruptions.ts";
import { Icon } from "../controls/widgets.tsx";

interface InterruptionNotesProps {
  lines: readonly InterruptionLine[];
  /** The number of user messages before this place. */
  exchange: number;
}

/** The interruptions at one place in the conversation, as lines between messages. */
export function InterruptionNotes({ lines, exchange }: InterruptionNotesProps) {
  const here = lines.filter((line) => line.exchange === exchange);
  if (here.length === 0) return null;
  return (
    <ul className="interruptions" aria-label="Interruptions">
      {here.map(({ tone, text, advice }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever appended.
        <li key={index} data-tone={tone}>
          <p className="interruption-line">
            <Icon name={tone === "lost" ? "unplug" : tone === "discarded" ? "restart" : "plug"} /> {text}
          </p>
          {advice && <p className="interruption-advice">{advice}</p>}
        </li>
      ))}
    </ul>
  );
}
