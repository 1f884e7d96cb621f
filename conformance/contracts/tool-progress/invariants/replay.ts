/** Taking a run up again (P-093). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant, Replay } from "../../../runner/invariant.ts";

export const replay: Invariant = {
  id: "replay",
  clauses: ["P-093", "P-095", "TP-026", "TP-027", "M-091"],
  text: "After any cursor a session's stream is, byte for byte, what its first stream had after it, and names the same run.",
  judge: ({ replays }) => judgeEach(replays, findings),
};

function findings({ whole, cut, after, seen }: Replay): Finding[] {
  const name = `session ${whole.runId} after ${after}`;
  if (seen.runId !== whole.runId)
    return [{ message: `${name}: X-Run-Id names another run`, expected: whole.runId, actual: seen.runId }];
  const expected = whole.frames.slice(cut);
  const at = expected.findIndex((frame, index) => frame !== seen.frames[index]);
  if (at === -1 && seen.frames.length === expected.length) return [];
  const place = at === -1 ? expected.length : at;
  const message =
    seen.frames.length === expected.length
      ? `${name}: chunk ${place + 1} differs from the one that was sent first`
      : `${name} has ${seen.frames.length} chunks, not ${expected.length}`;
  return [{ message, expected: expected[place] ?? null, actual: seen.frames[place] ?? null }];
}
