import { expect, it } from "vitest";
import type { ContractName } from "./session.ts";
import { createHold, createScript, startSession, waitForSnapshot, waitUntilIdle } from "./testing.ts";

const components = [
  {
    name: "Form",
    description: "A form",
    propsSchema: { type: "object" as const, properties: { title: { type: "string" as const } } },
    stateSchema: { type: "object" as const, properties: { name: { type: "string" as const } } },
  },
];

it.each<ContractName>(["ag-ui", "ui-stream"])(
  "%s: shows a component while its props stream, and stores its state",
  async (contract) => {
    const session = await startSession(contract, { components });
    const hold = createHold();
    const props = ['{"title":"Bo', hold.step, 'oking"}'];
    session.send(
      createScript([{ text: "Look:" }, { component: "Form", props, state: [{ set: { name: "Ada" } }] }]),
    );
    await hold.reached();
    const { turns: early } = await waitForSnapshot(
      session,
      ({ turns }) => turns[1]?.components?.[0]?.props.title !== undefined,
    );
    expect(early[1]?.components).toMatchObject([{ name: "Form", props: { title: "Bo" }, streaming: true }]);
    hold.release();
    await waitUntilIdle(session);
    const [component] = session.snapshot.turns[1]?.components ?? [];
    const id = component?.id ?? "";
    expect(session.snapshot.turns[1]).toEqual({
      id: expect.any(String),
      role: "assistant",
      text: "Look:",
      components: [
        { type: "component", id, name: "Form", props: { title: "Booking" }, state: { name: "Ada" } },
      ],
    });
    const thread = session.snapshot.componentThread;
    await waitForSnapshot(session, () => thread?.getComponentState(id).state !== undefined);
    await thread?.setComponentState(id, { name: "Grace" });
    expect([session.snapshot.state, session.snapshot.changed]).toEqual([
      { components: { [id]: { name: "Grace" } } },
      [`/components/${id}/name`],
    ]);
    session.killAndResume();
    await waitUntilIdle(session);
    expect(session.snapshot.turns[1]?.components?.[0]).toMatchObject({ id, state: { name: "Grace" } });
    // The agent receives the conversation with its component.
    session.send(createScript([{ text: "Bye" }]));
    expect((await waitUntilIdle(session)).status).toBe("finished");
  },
);
