/** What streaming costs: every piece is sent once. */
import type { Finding, StreamEvidence } from "../runner/invariant.ts";
import { bodyOf, deltas, nameOf } from "../contracts/shared/ag-ui-events.ts";
import { textOf } from "../stream/json.ts";
import { judgeEach } from "./evidence.ts";

/** Most bytes of a frame for a byte of its delta: JSON writes a control character with six. */
const perByte = 6;
/** Most bytes of a frame beside its delta: names, ids, time. */
const perEvent = 512;

/** Deltas that take more bytes than what is new in them; `undefined` when no stream has any. */
export function overweight(streams: readonly StreamEvidence[]): Finding[] | undefined {
  const streaming = streams.filter(({ seen }) => seen.types.some((type) => Object.hasOwn(deltas, type)));
  return judgeEach(streaming, findings);
}

function findings({ name, seen }: StreamEvidence): Finding[] {
  const totals = new Map<string, { bytes: number; allowed: number }>();
  for (const [at, event] of seen.events.entries()) {
    const type = nameOf(event);
    if (!Object.hasOwn(deltas, type)) continue;
    const total = totals.get(type) ?? { bytes: 0, allowed: perEvent };
    const content = Buffer.byteLength(textOf(bodyOf(event), "delta") ?? "");
    total.bytes += Buffer.byteLength(seen.frames[at] ?? "");
    // A piece with nothing in it is worth nothing.
    total.allowed += content === 0 ? 0 : perByte * content + perEvent;
    totals.set(type, total);
  }
  return [...totals].flatMap(([type, { bytes, allowed }]) => {
    if (bytes <= allowed) return [];
    const message = `${name}: the ${type} events take ${bytes} bytes for what fits in ${allowed}`;
    return [{ message, expected: `at most ${allowed}`, actual: bytes }];
  });
}
