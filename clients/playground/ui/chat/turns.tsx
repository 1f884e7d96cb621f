import { memo } from "react";
import { ToolCallCards } from "tambo-v1-react/tool-progress";
import type { Turn } from "../../session/session.ts";
import { Thinking } from "./thinking.tsx";
import { ToolStepCard } from "./tool-step.tsx";

/** The conversation over a contract without components. */
export function Turns({ turns }: { turns: readonly Turn[] }) {
  return turns.map((turn) => <TurnView key={turn.id} turn={turn} />);
}

const TurnView = memo(function TurnView({ turn }: { turn: Turn }) {
  const { role, text, reasoning, tools, answer, streaming } = turn;
  return (
    <article
      className="message"
      data-role={role}
      data-streaming={streaming}
      aria-label={role === "user" ? "You" : "Agent"}
    >
      {reasoning && (
        <details className="reasoning" open={streaming}>
          <summary>Reasoning</summary>
          <p>{reasoning}</p>
        </details>
      )}
      {answer && <ToolCallCards answer={answer} />}
      {tools?.map((step) => (
        <ToolStepCard key={step.id} step={step} over={!streaming} />
      ))}
      {text !== "" && <p className="message-text">{text}</p>}
      {streaming && text === "" && <Thinking />}
    </article>
  );
});
