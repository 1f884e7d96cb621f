import { expect, it } from "vitest";
import { ComponentStates } from "./component-state.ts";
import { LiveRun } from "./live-run.ts";
import { Transcript } from "./transcript.ts";

it("a change by the run is made to what a client has changed while it was checked", async () => {
  const run = new LiveRun({ id: "run", epoch: 1, head: { number: 0, notes: 0 }, updatedAt: 0 }, () => {});
  const components = [{ id: "comp_1", name: "Card", messageId: "msg_1", version: 0, state: { a: 1, b: 1 } }];
  const thread = { key: 1, id: "t", projectId: "p" };
  const states = new ComponentStates(run, new Transcript({ thread, messages: [], components }));
  const checked: object[] = [];
  const patch = [{ op: "replace" as const, path: "/a", value: 2 }];
  await states.changeByRun("comp_1", { patch }, async (_name, state) => {
    checked.push(state);
    if (checked.length === 1)
      states.changeByClient("comp_1", { patch: [{ op: "replace", path: "/b", value: 2 }] });
  });
  expect(checked).toEqual([
    { a: 2, b: 1 },
    { a: 2, b: 2 },
  ]);
  const events = run.take()?.lines.map(({ json }) => JSON.parse(json));
  expect(events).toMatchObject([
    { name: "tambo.component.state_delta", value: { delta: [{ op: "replace", path: "/b", value: 2 }] } },
    { type: "STATE_SNAPSHOT", snapshot: { components: { comp_1: { a: 2, b: 2 } } } },
  ]);
});
