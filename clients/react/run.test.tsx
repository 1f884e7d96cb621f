/** Tests the hooks and components against this project's server, which runs in the same process. */
import { randomUUID } from "node:crypto";
import { StrictMode, useEffect } from "react";
import { createTamboClient, defineTool, type TamboClient } from "tambo-v1-client";
import { expect, it } from "vitest";
import { holdReached, releaseHold } from "../../server/models/script/holds.ts";
import { startTestServer } from "../../server/proof/testing/server.ts";
import {
  defineComponent,
  TamboMessages,
  TamboProvider,
  type TamboProviderProps,
  type UseTamboRunResult,
  useTamboComponent,
  useTamboComponentState,
  useTamboRun,
} from "./index.ts";
import { act, consoleErrors, render, until } from "./testing/render.tsx";

/** Starts an app with one thread. `run` is the latest value returned by its hook. */
async function startApp(props: Omit<TamboProviderProps, "client" | "baseUrl" | "apiKey"> = {}) {
  const server = await startTestServer();
  const client: TamboClient = createTamboClient({ baseUrl: server.url });
  const app = { server, client, run: undefined as unknown as UseTamboRunResult };
  function Chat() {
    const run = useTamboRun("thr_app");
    useEffect(() => {
      app.run = run;
    });
    return (
      <>
        <TamboMessages threadId="thr_app" />
        <output>{run.status}</output>
      </>
    );
  }
  const page = await render(
    <StrictMode>
      <TamboProvider client={client} {...props}>
        <Chat />
      </TamboProvider>
    </StrictMode>,
  );
  const start = (turns: unknown[]) =>
    act(async () => {
      app.run.sendMessage({ message: JSON.stringify({ turns }), model: "script" });
    });
  const status = () => page.container.querySelector("output")?.textContent;
  return Object.assign(app, { page, start, status });
}

const text = { type: "object", properties: { text: { type: "string" } }, required: ["text"] } as const;
const anything = { type: "object", properties: {} } as const;

it("shows the user's message immediately, and the response while it streams [T-222]", async () => {
  const hold = randomUUID();
  const errors = consoleErrors();
  const app = await startApp();
  await app.start([[{ text: ["Half", { hold }, " and half."] }]]);
  await holdReached(hold);
  await until(() =>
    expect(app.page.container.querySelector('[data-role="assistant"]')?.textContent).toBe("Half"),
  );
  const log = app.page.container.querySelector('[role="log"]');
  expect(log?.getAttribute("aria-live")).toBe("polite");
  expect(log?.getAttribute("aria-busy")).toBe("true");
  expect([...(log?.children ?? [])].map((message) => message.getAttribute("aria-label"))).toEqual([
    "You",
    "Assistant",
  ]);
  expect(app.status()).toBe("running");
  expect(() => app.run.sendMessage("More")).toThrow(expect.objectContaining({ code: "CONCURRENT_RUN" }));
  releaseHold(hold);
  await until(() => expect(app.status()).toBe("finished"));
  await until(() => expect(log?.getAttribute("aria-busy")).toBe("false"));
  expect(app.page.container.querySelector('[data-role="assistant"]')?.outerHTML).toBe(
    `<article class="tambo-message" data-role="assistant" data-message-id="${app.run.messages[1]?.id}" aria-label="Assistant" aria-busy="false"><p class="tambo-text">Half and half.</p></article>`,
  );
  // Strict mode did not start a second run.
  const { messages } = await app.client.threads.get("thr_app");
  expect(messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
  expect(errors).toEqual([]);
});

it("renders components while their props stream, and rerenders only the streaming one [T-223]", async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  const renders: Record<string, string[]> = { a: [], b: [], c: [] };
  const Note = defineComponent({
    name: "Note",
    description: "A note",
    propsSchema: { ...text, properties: { ...text.properties, label: { type: "string" } } },
    component: function Note({ label, text }) {
      const { streaming } = useTamboComponent();
      useEffect(() => {
        renders[`${label}`]?.push(`${text}${streaming ? "…" : ""}`);
      });
      return <b>{text}</b>;
    },
  });
  const app = await startApp({ components: [Note] });
  await app.start([
    [
      { component: "Note", props: { label: "a", text: "First" } },
      { component: "Note", props: { label: "b", text: "Second" } },
      {
        component: "Note",
        props: ['{"label":"c","text":"Th', { hold: one }, "ir", { hold: two }, 'd"}'],
      },
    ],
  ]);
  await holdReached(one);
  await until(() => expect(renders.c?.at(-1)).toBe("Th…"));
  const before = { a: renders.a?.length, b: renders.b?.length };
  releaseHold(one);
  await holdReached(two);
  await until(() => expect(renders.c?.at(-1)).toBe("Thir…"));
  expect(app.page.container.querySelectorAll(".tambo-component[aria-busy=true]")).toHaveLength(1);
  releaseHold(two);
  await until(() => expect(app.status()).toBe("finished"));
  expect({ a: renders.a?.length, b: renders.b?.length }).toEqual(before);
  expect(renders.a?.at(-1)).toBe("First");
  expect(renders.c?.at(-1)).toBe("Third");
  const components = [...app.page.container.querySelectorAll(".tambo-component")];
  expect(components.map((element) => element.innerHTML)).toEqual([
    "<b>First</b>",
    "<b>Second</b>",
    "<b>Third</b>",
  ]);
});

it("isolates a component that throws on partial props, and shows it when the props are complete", async () => {
  const hold = randomUUID();
  consoleErrors();
  const Price = defineComponent({
    name: "Price",
    description: "A price",
    propsSchema: {
      type: "object",
      properties: {
        item: { type: "string" },
        price: { type: "object", properties: { amount: { type: "number" } } },
      },
      required: ["item", "price"],
    },
    component: ({ item, price }: { item: string; price: { amount: number } }) => (
      <b>
        {item}: {price.amount.toFixed(2)}
      </b>
    ),
  });
  const Broken = defineComponent({
    name: "Broken",
    description: "Always broken",
    propsSchema: anything,
    component: () => {
      throw new Error("always");
    },
  });
  const app = await startApp({ components: [Price, Broken] });
  await app.start([
    [
      { text: "Look:" },
      { component: "Broken", props: {} },
      { component: "Price", props: ['{"item":"Tea",', { hold }, '"price":{"amount":2}}'] },
    ],
  ]);
  await holdReached(hold);
  const readComponent = (name: string) =>
    app.page.container.querySelector(`[data-component=${name}]`)?.innerHTML;
  await until(() => expect(readComponent("Price")).toBe('<p class="tambo-component-pending">Price …</p>'));
  expect(app.page.container.textContent).toContain("Look:");
  releaseHold(hold);
  await until(() => expect(app.status()).toBe("finished"));
  expect(readComponent("Price")).toBe("<b>Tea: 2.00</b>");
  expect(readComponent("Broken")).toBe(
    '<div class="tambo-component-failed" role="alert"><p>“Broken” could not be displayed.</p><button type="button">Try again</button></div>',
  );
});

it("keeps component state: changes from the server during a run, and the user's changes [T-224]", async () => {
  const [pushed, end] = [randomUUID(), randomUUID()];
  let set!: (next: (previous: { count: number }) => { count: number }) => void;
  const Counter = defineComponent({
    name: "Counter",
    description: "A counter",
    propsSchema: text,
    stateSchema: anything,
    component: function Counter({ text }) {
      const [{ count }, setState, { saving, error }] = useTamboComponentState({ count: 0 });
      useEffect(() => {
        set = setState;
      });
      return <b>{`${text} ${count}${saving ? " saving" : ""}${error ? ` ${error.name}` : ""}`}</b>;
    },
  });
  const app = await startApp({ components: [Counter] });
  const readText = () => app.page.container.querySelector("b")?.textContent;
  await app.start([
    [
      { component: "Counter", id: "comp_1", props: { text: "n" }, state: [{ set: { count: 5 } }] },
      { hold: pushed },
      { state: { component: "comp_1", patch: [{ op: "replace", path: "/count", value: 7 }] } },
      { hold: end },
    ],
  ]);
  await holdReached(pushed);
  await until(() => expect(readText()).toBe("n 5"));
  releaseHold(pushed);
  await holdReached(end);
  await until(() => expect(readText()).toBe("n 7"));
  await act(async () => {
    set(({ count }) => ({ count: count + 1 }));
    set(({ count }) => ({ count: count + 1 }));
  });
  expect(readText()).toMatch(/^n 9/);
  await until(() => expect(readText()).toBe("n 9"));
  releaseHold(end);
  await until(() => expect(app.status()).toBe("finished"));
  await act(async () => set(({ count }) => ({ count: count + 1 })));
  await until(() => expect(readText()).toBe("n 10"));
  const stored = () =>
    app.server.json("GET", "/v1/threads/thr_app").then(({ body }) => body.messages[1].content[0]);
  expect(await stored()).toMatchObject({ state: { count: 10 } });
  // The state is too large for the server, so the change is rejected and reverted.
  await act(async () => set(() => ({ count: 11, padding: "x".repeat(2_000_000) })));
  await until(() => expect(readText()).toBe("n 10 TamboError"));
  expect(await stored()).toMatchObject({ state: { count: 10 } });
});

it("runs client tools and continues with their results", async () => {
  const tools = [
    defineTool({
      name: "add",
      description: "Adds",
      inputSchema: {
        type: "object",
        properties: { a: { type: "number" }, b: { type: "number" } },
        required: ["a", "b"],
      },
      run: ({ a, b }) => `${a + b}`,
    }),
  ];
  const app = await startApp({ tools });
  await app.start([[{ tool: "add", args: { a: 1, b: 2 } }], [{ text: "Three." }]]);
  await until(() => expect(app.status()).toBe("finished"));
  expect(app.page.container.querySelector(".tambo-tool-calls")?.textContent).toBe("add");
  expect(app.page.container.textContent).toContain("Three.");
  const { messages } = await app.client.threads.get("thr_app");
  expect(messages.find(({ role }) => role === "tool")?.content).toEqual([{ type: "text", text: "3" }]);
});
