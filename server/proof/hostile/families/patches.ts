/** State changes whose cost must depend on the change, and not on the size of the state. */
import { randomUUID } from "node:crypto";
import type { Attacker } from "../attacker/attacker.ts";
import type { HostileCase } from "../case.ts";

type Json = Record<string, unknown>;
type Operation = { op: string; path: string; from?: string; value?: unknown };

const createFields = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, value]));
/** Returns a state of 900 kB. */
const createLargeState = () => createFields(9_000, "x".repeat(90));
const replace = (index: number): Operation => ({ op: "replace", path: `/k${index % 9_000}`, value: index });

const panel = { name: "Panel", description: "Shows", propsSchema: { type: "object", properties: {} } };
const components = {
  availableComponents: [{ ...panel, stateSchema: { type: "object", properties: {} } }],
};

/** A component that has been shown. */
interface ShownComponent {
  thread: string;
  id: string;
  change(change: { state: Json } | { patch: Operation[] }): Promise<void>;
}

/** Shows a component, and then sets its state as a client does. */
async function showComponent(attacker: Attacker, state: Json): Promise<ShownComponent> {
  const thread = `p-${randomUUID()}`;
  const { body } = await attacker.runScript([[{ component: "Panel", props: {} }]], components, { thread });
  const id = /"componentId":"([^"]+)"/.exec(body.toString())?.[1] ?? "none";
  const shown: ShownComponent = {
    thread,
    id,
    async change(change) {
      await attacker.send("POST", `/v1/threads/${thread}/components/${id}/state`, change);
    },
  };
  await shown.change({ state });
  return shown;
}

/** Makes the model change a component's state with one patch per step. */
async function patchByModel(
  attacker: Attacker,
  { thread, id }: ShownComponent,
  patches: readonly Operation[][],
): Promise<void> {
  const steps = patches.map((patch) => ({ state: { component: id, patch } }));
  // The attacker's own run may take long, as long as others do not wait.
  await attacker.runScript([steps, [{ text: "Done." }]], components, { thread, timeoutMs: 40_000 });
}

/** Creates a case in which the client sends patches, some of them concurrently. */
const createClientCase = (
  name: string,
  state: () => Json,
  patch: (index: number) => Operation[],
  count: number,
  more: Partial<HostileCase> = {},
): HostileCase => ({
  name,
  ...more,
  async attack(attacker) {
    const shown = await showComponent(attacker, state());
    await attacker.repeat(attacker.chooseSize(count, Math.ceil(count / 3)), 8, (index) =>
      shown.change({ patch: patch(index) }),
    );
  },
});

const operations = (count: number, make: (index: number) => Operation) =>
  Array.from({ length: count }, (_, index) => make(index));

export const patches: readonly HostileCase[] = [
  {
    name: "2,000 patches of one field of 900 kB, by the model",
    short: true,
    async attack(attacker) {
      const shown = await showComponent(attacker, createLargeState());
      await patchByModel(
        attacker,
        shown,
        operations(2_000, replace).map((operation) => [operation]),
      );
    },
  },
  createClientCase(
    "patches of one field of 900 kB, by the client",
    createLargeState,
    (index) => [replace(index)],
    200,
    {
      short: true,
    },
  ),
  createClientCase(
    "a list that grows at its start",
    () => ({ list: Array.from({ length: 100_000 }, (_, index) => index) }),
    () => operations(1_000, () => ({ op: "add", path: "/list/0", value: 1 })),
    20,
  ),
  createClientCase(
    "copies that double",
    () => ({ a: ["x".repeat(10)] }),
    () => operations(1_000, () => ({ op: "copy", from: "/a", path: "/a/-" })),
    20,
  ),
  createClientCase(
    "tests of all of it",
    () => ({ a: createLargeState() }),
    () => operations(1_000, () => ({ op: "test", path: "/a", value: createFields(2, "x") })),
    20,
  ),
  createClientCase(
    "fields that move back and forth",
    () => ({ a: { b: createLargeState() } }),
    () =>
      operations(500, (index) =>
        index % 2 === 0
          ? { op: "move", from: "/a/b", path: "/a/c" }
          : { op: "move", from: "/a/c", path: "/a/b" },
      ),
    20,
  ),
  createClientCase(
    "60 levels deep",
    () => nest(60, 1),
    (index) => operations(1_000, () => ({ op: "replace", path: "/a".repeat(60), value: index })),
    20,
  ),
  createClientCase(
    "fields with long names",
    () => createFields(10, 1),
    (index) => operations(100, (at) => ({ op: "add", path: `/${"n".repeat(9_000)}${at}`, value: index })),
    20,
  ),
  createClientCase(
    "new states of 900 kB",
    createLargeState,
    (index) => [{ op: "replace", path: "", value: { ...createLargeState(), index } }],
    60,
  ),
  {
    name: "the app's own state over ag-ui",
    async attack(attacker) {
      const steps = operations(1_500, replace).map((operation) => ({ state: { patch: [operation] } }));
      await attacker.send("POST", "/ag-ui/default", {
        threadId: randomUUID(),
        runId: randomUUID(),
        messages: [
          { id: "1", role: "user", content: JSON.stringify({ turns: [steps, [{ text: "Done." }]] }) },
        ],
        tools: [],
        context: [],
        state: createLargeState(),
        forwardedProps: { tambo: { model: "script" } },
      });
    },
  },
  {
    name: "model and client at once",
    async attack(attacker) {
      const shown = await showComponent(attacker, createLargeState());
      const count = attacker.chooseSize(1_000, 500);
      const run = patchByModel(
        attacker,
        shown,
        operations(count, replace).map((operation) => [operation]),
      );
      await attacker.repeat(attacker.chooseSize(60, 20), 4, (index) =>
        shown.change({ patch: [replace(index)] }),
      );
      await run;
    },
  },
];

function nest(depth: number, leaf: unknown): Json {
  let value = leaf;
  for (let level = 0; level < depth; level += 1) value = { a: value };
  return value as Json;
}
