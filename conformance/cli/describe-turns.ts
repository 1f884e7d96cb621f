import type { Json, ModelStep, Piece, StateChange, Turn } from "../runner/case.ts";

/** Describes each turn of a script in one line. */
export function describeTurns(turns: readonly Turn[]): string[] {
  return turns.map((turn, index) => `turn ${index + 1}: ${turn.map(describeModelStep).join("; then ")}`);
}

function describeModelStep(step: ModelStep): string {
  if ("text" in step) {
    const cited = step.sources === undefined ? "" : `, citing ${step.sources.join(", ")}`;
    return `writes ${describeDeltas(step.text)}${cited}`;
  }
  if ("reasoning" in step) return `thinks ${describeDeltas(step.reasoning)}`;
  if ("tool" in step) return `calls the tool ${step.tool} with ${describeDeltas(step.args)}`;
  if ("component" in step) {
    const changes = (step.state ?? []).map((change) =>
      "hold" in change ? describeHold(change.hold) : describeStateChange(change),
    );
    const state = changes.length === 0 ? "" : `, and while it is open ${changes.join(", ")}`;
    return `shows the component ${step.component} with ${describeDeltas(step.props)}${state}`;
  }
  if ("state" in step) {
    const { component } = step.state;
    return `${describeStateChange(step.state)} of ${component === undefined ? "the app" : `the component ${component}`}`;
  }
  if ("hold" in step) return describeHold(step.hold);
  if ("error" in step)
    return `responds with status ${step.error.status}: ${JSON.stringify(step.error.message)}`;
  if ("fail" in step) return `fails with ${step.fail.code}: ${JSON.stringify(step.fail.message)}`;
  if ("drop" in step) return "breaks the connection";
  if ("garbage" in step) return `sends ${shortenJson(step.garbage)}, which is invalid in its format`;
  if ("search" in step) return `searches the web for ${shortenJson(step.search)} with the provider's tool`;
  const sequence = step.stopSequence === undefined ? "" : ` at ${shortenJson(step.stopSequence)}`;
  const { cached } = step;
  const tokens =
    cached === undefined
      ? ""
      : `, with ${cached.read} cached tokens and ${cached.written} written to the cache`;
  return `ends with the finish reason ${step.finish}${sequence}${tokens}`;
}

function describeDeltas(value: Json | Piece[]): string {
  if (!Array.isArray(value)) return shortenJson(value);
  return value
    .map((piece) => (isHold(piece) ? `(${describeHold(piece.hold)})` : shortenJson(piece)))
    .join(" + ");
}

function isHold(piece: Json | Piece): piece is { hold: string } {
  return typeof piece === "object" && piece !== null && "hold" in piece && typeof piece.hold === "string";
}

function describeHold(name: string): string {
  return `waits at the hold "${name}"`;
}

function describeStateChange(change: StateChange): string {
  return "set" in change
    ? `sets the state ${shortenJson(change.set)}`
    : `patches the state with ${shortenJson(change.patch)}`;
}

/** Returns the value as JSON, truncated to 160 characters. */
export function shortenJson(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length <= 160 ? json : `${json.slice(0, 159)}…`;
}
