import type { ToolStep } from "../../session/session.ts";
import { Icon } from "../controls/widgets.tsx";

interface ToolStepCardProps {
  step: ToolStep;
  /** The conversation has gone on: it is not at work any more, even if its result is not known. */
  over: boolean;
}

/** A tool at work: its name and where it is; what went in and came out on demand. */
export function ToolStepCard({ step, over }: ToolStepCardProps) {
  const { name, input, output, failed } = step;
  const state = failed ? "failed" : output === undefined && !over ? "running" : "done";
  return (
    <details className="tool-step" data-state={state}>
      <summary>
        <Icon name="chevron" />
        <code>{name}</code>
        <span className="tool-state">{state}</span>
      </summary>
      <dl>
        <dt>Input</dt>
        <dd>
          <pre>{input || "{}"}</pre>
        </dd>
        {output !== undefined && (
          <>
            <dt>Output</dt>
            <dd>
              <pre>{output}</pre>
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}
