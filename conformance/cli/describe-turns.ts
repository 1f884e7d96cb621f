import type { Json, ModelStep, Piece, StateChange, Turn } from "../runner/case.ts";

/** Describes each turn of a script in one line. */
export function describeTurns(turns: readonly Turn[]): string[] {
  return turns.map((turn, index) => `turn ${index + 1}: ${turn.map(describeModelStep).join("; then ")}`);
}

function describeModelStep(step: ModelStep): string {
  if ("text" in step) return `writes ${pieces(step.text)}`;
  if ("reasoning" in step) return `thinks ${pieces(step.reasoning)}`;
  if ("tool" in step) return `calls the tool ${step.tool} with ${pieces(step.args)}`;
  if ("component" in step) {
    const changes = (step.state ?? []).map((change) =>
      "hold" in change ? hold(change.hold) : stateChange(change),
    );
    const state = changes.length === 0 ? "" : `, and while it is open ${changes.join(", ")}`;
    return `shows the component ${step.component} with ${pieces(step.props)}${state}`;
  }
  if ("state" in step) {
    const { component } = step.state;
    return `${stateChange(step.state)} of ${component === undefined ? "the app" : `the component ${component}`}`;
  }
  if ("hold" in step) return hold(step.hold);
  if ("error" in step)
    return `responds with the status ${step.error.status}: ${JSON.stringify(step.error.message)}`;
  if ("fail" in step) return `fails with ${step.fail.code}: ${JSON.stringify(step.fail.message)}`;
  if ("drop" in step) return "breaks the connection";
  if ("garbage" in step) return `sends ${short(step.garbage)}, which is invalid in its format`;
  return `ends with the finish reason ${step.finish}`;
}

function pieces(value: Json | Piece[]): string {
  if (!Array.isArray(value)) return short(value);
  return value.map((piece) => (isHold(piece) ? `(${hold(piece.hold)})` : short(piece))).join(" + ");
}

function isHold(piece: Json | Piece): piece is { hold: string } {
  return typeof piece === "object" && piece !== null && "hold" in piece && typeof piece.hold === "string";
}

function hold(name: string): string {
  return `waits at the hold "${name}"`;
}

function stateChange(change: StateChange): string {
  return "set" in change
    ? `sets the state ${short(change.set)}`
    : `patches the state with ${short(change.patch)}`;
}

/** Returns the value as JSON, cut to 160 characters. */
export function short(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length <= 160 ? json : `${json.slice(0, 159)}…`;
}
