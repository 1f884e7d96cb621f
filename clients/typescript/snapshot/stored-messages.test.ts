import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { startTestServer } from "../../../server/proof/testing/server.ts";
import type { LiveMessage } from "./run-snapshot.ts";
import {
  buildSnapshot,
  fetchRunMessages,
  getRunPath,
  readWithBreaks,
  runFormats,
  runOptions,
  tools,
  toQuery,
  withoutUnstreamed,
} from "./testing/server-runs.ts";

const words = fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 4,
});
const values = fc.dictionary(fc.string({ maxLength: 3 }), fc.jsonValue({ maxDepth: 2 }), {
  maxKeys: 3,
  noNullPrototype: true,
});
/** Chunks of JSON text that is sometimes truncated or malformed. */
const json = fc
  .tuple(
    values,
    fc.nat({ max: 30 }),
    fc.nat({ max: 30 }),
    fc.constantFrom("complete", "complete", "cut off", "malformed"),
  )
  .map(([value, one, other, kind]) => {
    const text = kind === "malformed" ? `${JSON.stringify(value)}]` : JSON.stringify(value);
    const [from, to] = [Math.min(one, other), Math.max(one, other)];
    const chunks = [text.slice(0, from), text.slice(from, to), text.slice(to)];
    return (kind === "cut off" ? chunks.slice(0, 2) : chunks).filter((chunk) => chunk !== "");
  });
const changes = fc.array(
  fc.oneof(
    values.map((set) => ({ set })),
    fc.jsonValue({ maxDepth: 1 }).map((value) => ({ patch: [{ op: "add", path: "/patched", value }] })),
    fc.constant({ patch: [{ op: "remove", path: "/patched" }] }),
  ),
  { maxLength: 3 },
);
const steps = fc.oneof(
  words.map((text) => ({ text })),
  words.map((reasoning) => ({ reasoning })),
  fc.record({ component: fc.constantFrom("Card", "Table"), props: fc.oneof(values, json), state: changes }),
  fc.record({
    tool: fc.constantFrom("test/echo", "test/fail", "test/unknown", "ask"),
    args: fc.oneof(values, json),
  }),
);
const failures = fc.constantFrom<object[]>(
  [{ error: { code: "RATE_LIMIT_EXCEEDED", message: "Slow down." } }],
  [{ break: true }],
  [{ finish: "length" }],
  [],
  [],
);
const scripts = fc
  .tuple(fc.array(fc.array(steps, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }), failures)
  .map(([turns, last]) => [...turns.slice(0, -1), [...(turns.at(-1) ?? []), ...last]]);

test("equals the stored messages for any run, resumed at any position", async () => {
  const server = await startTestServer({ tools });
  const statuses = new Map<string, number>();
  const runs = fc.tuple(
    scripts,
    fc.constantFrom(...runFormats),
    fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }),
    fc.array(fc.boolean(), { minLength: 1, maxLength: 9 }),
  );
  await fc.assert(
    fc.asyncProperty(runs, async ([turns, format, lengths, reads]) => {
      const thread = `thr_${randomUUID()}`;
      const stream = await server.script(thread, turns, runOptions, toQuery(format));
      const complete = await stream.end();
      const resumed = await readWithBreaks(server, getRunPath(stream), format, lengths);
      expect(resumed.map(({ id, data }) => [id, data])).toEqual(complete.map(({ id, data }) => [id, data]));
      const snapshot = buildSnapshot(resumed, format, (index) => reads[index % reads.length] === true);
      expect(snapshot).toEqual(buildSnapshot(complete, format));
      statuses.set(snapshot.status, (statuses.get(snapshot.status) ?? 0) + 1);
      const stored = await fetchRunMessages(server, thread, format);
      // Arguments of -0 are stored as 0.
      const messages = JSON.parse(JSON.stringify(snapshot.messages)) as LiveMessage[];
      if (snapshot.status === "finished") expect(messages).toEqual(stored);
      else expect(withoutUnstreamed(messages, format)).toEqual(withoutUnstreamed(stored, format));
    }),
    { numRuns: 150 },
  );
  expect([...statuses.keys()].sort()).toEqual(["awaiting_input", "failed", "finished"]);
});
