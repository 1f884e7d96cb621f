/** A thread's store, over a client whose answers the test gives. */
import { expect, it, vi } from "vitest";
import { TamboError } from "../tambo-error.ts";
import type { Message } from "../types.ts";
import type { LiveMessage } from "../view/view.ts";
import { fakeClient } from "./testing/fake-client.ts";
import { openThread } from "./thread.ts";

const said = (id: string, text: string, role: "user" | "assistant" = "assistant"): Message => ({
  id,
  role,
  content: [{ type: "text", text }],
});
const cart = (state?: Record<string, unknown>): Message => ({
  id: "msg_cart",
  role: "assistant",
  content: [{ type: "component", id: "comp_1", name: "Cart", props: {}, ...(state && { state }) }],
});
const turn = () => new Promise((resolve) => setImmediate(resolve));

it("shows the user's message at once, then what the run produces, and keeps it as history", async () => {
  const { client, runs } = fakeClient();
  const request = () => ({ tools: [], contextKey: "me" });
  const thread = openThread(client, "thr", { messages: [said("m1", "Hello.")], request });
  const listener = vi.fn();
  thread.subscribe(listener);
  const stream = thread.send("Hi");
  const own = { id: "own_1", role: "user", content: [{ type: "text", text: "Hi" }] };
  expect(thread.view).toMatchObject({ status: "connecting", messages: [said("m1", "Hello."), own] });
  expect(runs[0]?.request).toEqual({
    message: "Hi",
    createThread: true,
    onDisconnect: "continue",
    tools: [],
    contextKey: "me",
  });
  const answer: LiveMessage = { ...said("m2", "W"), streaming: true };
  runs[0]?.show({ messages: [answer] });
  expect(thread.view).toMatchObject({
    status: "running",
    connection: "open",
    messages: [said("m1", "Hello."), own, answer],
  });
  runs[0]?.end({ messages: [said("m2", "Well.")] });
  await stream.finished;
  expect(thread.view).toMatchObject({ status: "finished", connection: "closed" });
  thread.send("More");
  expect(thread.view.messages.map(({ id }) => id)).toEqual(["m1", "own_1", "m2", "own_2"]);
  expect(listener).toHaveBeenCalled();
});

it("takes the message back when the run is refused, and tells why", async () => {
  const { client, runs } = fakeClient();
  const thread = openThread(client, "thr");
  const stream = thread.send("Hi");
  const error = new TamboError("No.", { code: "VALIDATION_ERROR", status: 400 });
  runs[0]?.fail(error);
  await expect(stream.finished).rejects.toBe(error);
  expect(thread.view).toMatchObject({ status: "failed", error, messages: [] });
  thread.send("Again");
  expect(thread.view.error).toBeUndefined();
});

it("is running while client tools run, and awaits input when no tool gives it", async () => {
  const { client, runs } = fakeClient();
  const thread = openThread(client, "thr");
  const stream = thread.send("Hi");
  const pendingToolCalls = [{ toolCallId: "t1", toolName: "ask", input: {} }];
  runs[0]?.show({ status: "awaiting_input", pendingToolCalls });
  expect(thread.view).toMatchObject({ status: "running", pendingToolCalls: [] });
  runs[0]?.end({ status: "awaiting_input" });
  await stream.finished;
  expect(thread.view).toMatchObject({ status: "awaiting_input", pendingToolCalls });
});

it("refuses a second run while one goes on, and cancels or detaches when asked", async () => {
  const { client, runs } = fakeClient();
  const thread = openThread(client, "thr");
  thread.send("Hi");
  runs[0]?.show({ messages: [said("m1", "W")] });
  expect(() => thread.send("No")).toThrow(
    expect.objectContaining({ code: "CONCURRENT_RUN", runId: "run_1" }),
  );
  await thread.cancel();
  expect(runs[0]?.cancels).toBe(1);
  thread.detach();
  expect(runs[0]?.signal?.aborted).toBe(true);
  await turn();
  expect(thread.view).toMatchObject({ status: "idle", connection: "closed" });
  expect(thread.view.error).toBeUndefined();
  expect(thread.view.messages.map(({ id }) => id)).toEqual(["own_1", "m1"]);
  expect(runs[0]?.cancels).toBe(1);
});

it("loads what is there, an unknown thread as an empty one, and keeps objects that are equal", async () => {
  const { client, threads } = fakeClient();
  const thread = openThread(client, "thr");
  threads.splice(0, 1, new TamboError("No such thread.", { code: "THREAD_NOT_FOUND", status: 404 }));
  await thread.load();
  expect(thread.view).toEqual({
    threadId: "thr",
    messages: [],
    status: "idle",
    loading: false,
    connection: "closed",
    pendingToolCalls: [],
  });
  threads.splice(0, 1, [said("m1", "A")]);
  await thread.load();
  const [before] = thread.view.messages;
  threads.splice(0, 1, [said("m1", "A"), said("m2", "B")]);
  await thread.load();
  expect(thread.view.messages).toEqual([said("m1", "A"), said("m2", "B")]);
  expect(thread.view.messages[0]).toBe(before);
  const error = new TamboError("Down.", { code: "CONNECTION_LOST" });
  threads.splice(0, 1, error);
  await expect(thread.load()).rejects.toBe(error);
  expect(thread.view).toMatchObject({ error, loading: false });
});

it("shows no message twice when it loads while a run begins", async () => {
  const { client, runs, threads } = fakeClient();
  const thread = openThread(client, "thr");
  let answer!: (messages: Message[]) => void;
  const early = new Promise<Message[]>((resolve) => {
    answer = resolve;
  });
  threads.splice(0, 1, early, [said("m1", "Hi", "user")]);
  const loaded = thread.load();
  await turn();
  thread.send("Hi");
  answer([]);
  await turn();
  runs[0]?.show({ messages: [{ ...said("m2", "W"), streaming: true }] });
  await loaded;
  expect(thread.view.messages.map(({ id }) => id)).toEqual(["m1", "m2"]);
});

it("does not shrink a message that it has whole when the run is taken up from its beginning", async () => {
  const { client, runs, reconnects, threads } = fakeClient();
  const thread = openThread(client, "thr", { messages: [said("m1", "Whole.")] });
  const stream = thread.resume("run_7", { after: 0 });
  expect(reconnects).toEqual([{ runId: "run_7", options: { onDisconnect: "continue", after: 0 } }]);
  runs[0]?.show({ messages: [{ ...said("m1", "Wh"), streaming: true }] });
  expect(thread.view.messages).toEqual([said("m1", "Whole.")]);
  runs[0]?.show({ messages: [said("m1", "Whole."), { ...said("m2", "N"), streaming: true }] });
  expect(thread.view.messages).toMatchObject([said("m1", "Whole."), { id: "m2" }]);
  threads.splice(0, 1, [said("m1", "Whole."), said("m2", "New.")]);
  runs[0]?.end({ messages: [said("m1", "Whole."), said("m2", "New")] });
  await stream.finished;
  await vi.waitFor(() => expect(thread.view.loading).toBe(false));
  expect(thread.view.messages).toEqual([said("m1", "Whole."), said("m2", "New.")]);
});

it("shows states that a run tells of in components of earlier messages, and leaves all others alone [T-224]", () => {
  const { client, runs } = fakeClient();
  const thread = openThread(client, "thr", { messages: [said("m1", "Hi"), cart({ items: 0 })] });
  const [greeting] = thread.view.messages;
  thread.send("Add one");
  runs[0]?.show({ componentStates: { comp_1: { items: 1 } } });
  expect(thread.view.messages[1]).toEqual(cart({ items: 1 }));
  expect(thread.view.messages[0]).toBe(greeting);
  const [, shown] = thread.view.messages;
  runs[0]?.show({ messages: [said("m3", "Done")] });
  expect(thread.view.messages[1]).toBe(shown);
  expect(thread.componentState("comp_1")).toEqual({ state: { items: 1 }, saving: false });
});

it("shows a state of the app's own in the message too, and takes it back when it is refused", async () => {
  const { client, states } = fakeClient();
  const thread = openThread(client, "thr", { messages: [cart({ items: 0 })] });
  const set = thread.setComponentState("comp_1", (before) => ({ items: Number(before?.items) + 1 }));
  expect(thread.view.messages).toEqual([cart({ items: 1 })]);
  states[0]?.refuse(new TamboError("No.", { code: "VALIDATION_ERROR" }));
  await expect(set).rejects.toThrow("No.");
  await turn();
  expect(thread.view.messages).toEqual([cart({ items: 0 })]);
});

it("tells every listener, also after one that throws", () => {
  const { client } = fakeClient();
  const thread = openThread(client, "thr");
  const finding = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    const listener = vi.fn();
    thread.subscribe(() => {
      throw new Error("mine");
    });
    thread.subscribe(listener);
    thread.send("Hi");
    expect(listener).toHaveBeenCalled();
    expect(finding).toHaveBeenCalled();
  } finally {
    finding.mockRestore();
  }
});

it("fetches the messages when another client has answered calls of the run", async () => {
  const { client, runs, threads } = fakeClient();
  threads[0] = [said("m1", "Hi", "user"), said("m2", "Done.")];
  const thread = openThread(client, "thr");
  thread.send("Hi");
  runs[0]?.end({ answeredElsewhere: true });
  await turn();
  expect(thread.view.messages).toEqual(threads[0]);
});
