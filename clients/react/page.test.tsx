import { StrictMode, useEffect } from "react";
import { renderToString } from "react-dom/server";
import type { Message, TamboClient } from "tambo-v1-client";
import { openThread, type TamboThread } from "tambo-v1-client/thread";
import { expect, it, onTestFinished, vi } from "vitest";
import { createFakeClient } from "../typescript/thread/testing/fake-client.ts";
import {
  defineComponent,
  TamboMessages,
  TamboProvider,
  type UseTamboRunResult,
  useNewThreadId,
  useTamboComponentState,
  useTamboRun,
  useTamboThread,
} from "./index.ts";
import { act, consoleErrors, render, until } from "./testing/render.tsx";

const messages: Message[] = [
  { id: "m1", role: "user", content: [{ type: "text", text: "Show <b>it</b>" }] },
  {
    id: "m2",
    role: "assistant",
    content: [
      { type: "component", id: "c1", name: "Counter", props: { label: "Apples" }, state: { count: 3 } },
      { type: "component", id: "c2", name: "Removed", props: {} },
      { type: "image", source: { type: "url", url: "javascript:alert(1)" } },
      { type: "image", source: { type: "base64", mediaType: "image/png", data: "AAAA" } },
      { type: "resource", resource: { name: "Notes", text: "hello" } },
      { type: "resource", resource: { uri: "https://example.com/a", title: "A" } },
      { type: "resource", resource: { uri: "javascript:alert(1)" } },
    ],
  },
  { id: "m3", role: "tool", toolCallId: "t1", content: [{ type: "text", text: "hidden" }] },
];

const Counter = defineComponent({
  name: "Counter",
  description: "Counts",
  propsSchema: { type: "object", properties: { label: { type: "string" } }, required: ["label"] },
  component: function Counter({ label }) {
    const [{ count }] = useTamboComponentState({ count: 0 });
    return <b>{`${label}: ${count}`}</b>;
  },
});

const html = [
  '<div class="tambo-messages" role="log" aria-live="polite" aria-busy="false">',
  '<article class="tambo-message" data-role="user" data-message-id="m1" aria-label="You" aria-busy="false">',
  '<p class="tambo-text">Show &lt;b&gt;it&lt;/b&gt;</p></article>',
  '<article class="tambo-message" data-role="assistant" data-message-id="m2" aria-label="Assistant" aria-busy="false">',
  '<div class="tambo-component" data-component="Counter" data-component-id="c1" aria-busy="false"><!--$--><b>Apples: 3</b><!--/$--></div>',
  '<div class="tambo-component" data-component="Removed" data-component-id="c2" aria-busy="false">',
  '<p class="tambo-component-unknown">This app has no component named “Removed”.</p></div>',
  '<img class="tambo-image" src="data:image/png;base64,AAAA" alt=""/>',
  '<figure class="tambo-resource"><figcaption>Notes</figcaption><pre>hello</pre></figure>',
  '<a class="tambo-attachment" href="https://example.com/a" target="_blank" rel="noreferrer">A</a>',
  '<figure class="tambo-resource"><figcaption>javascript:alert(1)</figcaption></figure>',
  "</article></div>",
].join("");

function page(client: TamboClient) {
  return (
    <StrictMode>
      <TamboProvider client={client} components={[Counter]} initialMessages={{ thr: messages }}>
        <TamboMessages threadId="thr" />
      </TamboProvider>
    </StrictMode>
  );
}

it("renders a thread with unknown components and unsafe URLs on a server, and hydrates it without warnings [T-223]", async () => {
  const errors = consoleErrors();
  const { client } = createFakeClient();
  const get = vi.spyOn(client.threads, "get");
  const rendered = renderToString(page(client)).replaceAll("<!-- -->", "");
  // React 19 adds preload links for images.
  expect(rendered.replace(/^<link rel="preload"[^>]*>/, "").replaceAll(/“<!-- -->|<!-- -->/g, "")).toBe(html);
  const { container } = await render(page(client), renderToString(page(client)));
  expect(container.querySelector("b")?.textContent).toBe("Apples: 3");
  expect(get).not.toHaveBeenCalled();
  expect(errors).toEqual([]);
});

/** Uses a thread and stores the result of `useTamboRun` in `seen`. */
function User({ name, seen }: { name: string; seen: Record<string, UseTamboRunResult> }) {
  const run = useTamboRun("thr");
  const { messages } = useTamboThread("thr");
  seen[name] = run;
  return <i>{`${name}:${messages.length}:${run.status}`}</i>;
}

it("shares one store between all users of a thread, loads it once, and detaches after the last unmount", async () => {
  const { client, runs } = createFakeClient();
  const get = vi.spyOn(client.threads, "get");
  const seen: Record<string, UseTamboRunResult> = {};
  const users = (...names: string[]) => (
    <StrictMode>
      <TamboProvider client={client}>
        {names.map((name) => (
          <User key={name} name={name} seen={seen} />
        ))}
      </TamboProvider>
    </StrictMode>
  );
  const { container, rerender } = await render(users("a", "b"));
  expect(get).toHaveBeenCalledTimes(1);
  await act(() => seen.a?.sendMessage("Hi"));
  expect(container.textContent).toBe("a:1:connectingb:1:connecting");
  await rerender(users("b"));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(runs[0]?.signal?.aborted).toBe(false);
  await act(() => runs[0]?.update({ messages: [] }));
  expect(container.textContent).toBe("b:1:running");
  await rerender(users());
  await until(() => expect(runs[0]?.signal?.aborted).toBe(true));
  expect(runs.map(({ cancelCount }) => cancelCount)).toEqual([0]);
});

it("fetches a new thread only after a message was sent to it", async () => {
  const { client, runs } = createFakeClient();
  const get = vi.spyOn(client.threads, "get");
  const ids = new Set<string>();
  let start!: UseTamboRunResult["sendMessage"];
  function Chat({ threadId }: { threadId: string }) {
    start = useTamboRun(threadId).sendMessage;
    return <TamboMessages threadId={threadId} />;
  }
  function NewThread({ isOpen }: { isOpen: boolean }) {
    const threadId = useNewThreadId();
    useEffect(() => void ids.add(threadId));
    return isOpen && <Chat threadId={threadId} />;
  }
  const app = (isOpen: boolean) => (
    <StrictMode>
      <TamboProvider client={client}>
        <NewThread isOpen={isOpen} />
      </TamboProvider>
    </StrictMode>
  );
  const { rerender } = await render(app(true));
  const reopen = async () => {
    await rerender(app(false));
    await new Promise((resolve) => setTimeout(resolve, 0));
    await rerender(app(true));
  };
  await reopen();
  expect(get).not.toHaveBeenCalled();
  await act(() => start("Hi"));
  await reopen();
  const [threadId] = ids;
  expect([ids.size, runs.map((run) => run.threadId), get.mock.calls]).toEqual([1, [threadId], [[threadId]]]);
});

it("uses stores that the application opened, and does not close them", async () => {
  const { client, runs } = createFakeClient();
  const other = createFakeClient();
  const get = vi.spyOn(other.client.threads, "get");
  const setState = vi
    .spyOn(client.components, "setState")
    .mockImplementation(async (_thread, componentId, state) => {
      return { componentId, state };
    });
  const open = () => openThread(client, "thr", { messages });
  const first = open();
  let set!: (next: { count: number }) => void;
  let run!: UseTamboRunResult;
  function Clicker({ label }: { label?: string | undefined }) {
    const [{ count }, setState] = useTamboComponentState({ count: 0 });
    set = setState;
    return <b>{`${label}: ${count}`}</b>;
  }
  const Clicked = defineComponent({ ...Counter, component: Clicker });
  function Running() {
    run = useTamboRun("thr", { cancelOnUnmount: true });
    return <i>{run.status}</i>;
  }
  const app = (thread: TamboThread, isMounted = true) => (
    <StrictMode>
      <TamboProvider client={other.client} components={[Clicked]} threads={[thread]}>
        {isMounted && <TamboMessages threadId="thr" />}
        {isMounted && <Running />}
      </TamboProvider>
    </StrictMode>
  );
  const { container, rerender } = await render(app(first));
  const readText = () => container.querySelector("b, i")?.textContent;
  expect(readText()).toBe("Apples: 3");
  await act(() => set({ count: 4 }));
  expect(readText()).toBe("Apples: 4");
  expect(first.getComponentState("c1").state).toEqual({ count: 4 });
  expect(setState).toHaveBeenCalledTimes(1);
  await act(() => run.sendMessage("Hi"));
  expect(container.querySelector("i")?.textContent).toBe("connecting");
  // Another store for the same thread replaces it immediately.
  await rerender(app(open()));
  expect([readText(), container.querySelector("i")?.textContent]).toEqual(["Apples: 3", "idle"]);
  await rerender(app(first));
  expect(container.querySelector("i")?.textContent).toBe("connecting");
  await rerender(app(first, false));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(runs.map(({ cancelCount, signal }) => [cancelCount, signal?.aborted])).toEqual([[0, false]]);
  expect([get.mock.calls, other.runs]).toEqual([[], []]);
});

it("cancels the run with cancelOnUnmount when the last user of the thread unmounts", async () => {
  const { client, runs } = createFakeClient();
  let start!: UseTamboRunResult["sendMessage"];
  function Cancelling() {
    start = useTamboRun("thr", { cancelOnUnmount: true }).sendMessage;
    return null;
  }
  const { unmount } = await render(
    <StrictMode>
      <TamboProvider client={client}>
        <Cancelling />
      </TamboProvider>
    </StrictMode>,
  );
  await act(() => start("Hi"));
  await unmount();
  await until(() => expect(runs[0]?.signal?.aborted).toBe(true));
  expect(runs[0]?.cancelCount).toBe(1);
});

it("rejects a missing provider and two components with the same name", () => {
  const errors = consoleErrors();
  onTestFinished(() => expect(errors).toEqual([]));
  expect(() => renderToString(<TamboMessages threadId="thr" />)).toThrow(
    "must be rendered inside a <TamboProvider>",
  );
  expect(() =>
    renderToString(<TamboProvider baseUrl="http://x" components={[Counter, { ...Counter }]} />),
  ).toThrow('two components have the name "Counter"');
});
