/** A thread's store, over a client whose answers the test gives. */
import { expect, it, vi } from "vitest";
import type { LiveMessage } from "../snapshot/run-snapshot.ts";
import { TamboError } from "../tambo-error.ts";
import type { Message } from "../types.ts";
import { createFakeClient } from "./testing/fake-client.ts";
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
  const { client, runs } = createFakeClient();
  const getRunSettings = () => ({ tools: [], contextKey: "me" });
  const thread = openThread(client, "thr", { messages: [said("m1", "Hello.")], getRunSettings });
  const listener = vi.fn();
  thread.subscribe(listener);
  const stream = thread.sendMessage("Hi");
  const own = { id: "local_1", role: "user", content: [{ type: "text", text: "Hi" }] };
  expect(thread.snapshot).toMatchObject({ status: "connecting", messages: [said("m1", "Hello."), own] });
  expect(runs[0]?.request).toEqual({
    message: "Hi",
    createThread: true,
    onDisconnect: "continue",
    tools: [],
    contextKey: "me",
  });
  const answer: LiveMessage = { ...said("m2", "W"), streaming: true };
  runs[0]?.update({ messages: [answer] });
  expect(thread.snapshot).toMatchObject({
    status: "running",
    connection: "open",
    messages: [said("m1", "Hello."), own, answer],
  });
  runs[0]?.end({ messages: [said("m2", "Well.")] });
  await stream.finished;
  expect(thread.snapshot).toMatchObject({ status: "finished", connection: "closed" });
  thread.sendMessage("More");
  expect(thread.snapshot.messages.map(({ id }) => id)).toEqual(["m1", "local_1", "m2", "local_2"]);
  expect(listener).toHaveBeenCalled();
});

it("takes the message back when the run is refused, and tells why", async () => {
  const { client, runs } = createFakeClient();
  const thread = openThread(client, "thr");
  const stream = thread.sendMessage("Hi");
  const error = new TamboError("No.", { code: "VALIDATION_ERROR", status: 400 });
  runs[0]?.fail(error);
  await expect(stream.finished).rejects.toBe(error);
  expect(thread.snapshot).toMatchObject({ status: "failed", error, messages: [] });
  thread.sendMessage("Again");
  expect(thread.snapshot.error).toBeUndefined();
});

it("is running while client tools run, and awaits input when no tool gives it", async () => {
  const { client, runs } = createFakeClient();
  const thread = openThread(client, "thr");
  const stream = thread.sendMessage("Hi");
  const pendingToolCalls = [{ toolCallId: "t1", toolName: "ask", input: {} }];
  runs[0]?.update({ status: "awaiting_input", pendingToolCalls });
  expect(thread.snapshot).toMatchObject({ status: "running", pendingToolCalls: [] });
  runs[0]?.end({ status: "awaiting_input" });
  await stream.finished;
  expect(thread.snapshot).toMatchObject({ status: "awaiting_input", pendingToolCalls });
});

it("refuses a second run while one goes on, and cancels or detaches when asked", async () => {
  const { client, runs } = createFakeClient();
  const thread = openThread(client, "thr");
  thread.sendMessage("Hi");
  runs[0]?.update({ messages: [said("m1", "W")] });
  expect(() => thread.sendMessage("No")).toThrow(
    expect.objectContaining({ code: "CONCURRENT_RUN", runId: "run_1" }),
  );
  await thread.cancel();
  expect(runs[0]?.cancelCount).toBe(1);
  thread.detach();
  expect(runs[0]?.signal?.aborted).toBe(true);
  await turn();
  expect(thread.snapshot).toMatchObject({ status: "idle", connection: "closed" });
  expect(thread.snapshot.error).toBeUndefined();
  expect(thread.snapshot.messages.map(({ id }) => id)).toEqual(["local_1", "m1"]);
  expect(runs[0]?.cancelCount).toBe(1);
});

it("loads what is there, an unknown thread as an empty one, and keeps objects that are equal", async () => {
  const { client, threads } = createFakeClient();
  const thread = openThread(client, "thr");
  threads.splice(0, 1, new TamboError("No such thread.", { code: "THREAD_NOT_FOUND", status: 404 }));
  await thread.load();
  expect(thread.snapshot).toEqual({
    threadId: "thr",
    messages: [],
    status: "idle",
    loading: false,
    connection: "closed",
    pendingToolCalls: [],
  });
  threads.splice(0, 1, [said("m1", "A")]);
  await thread.load();
  const [before] = thread.snapshot.messages;
  threads.splice(0, 1, [said("m1", "A"), said("m2", "B")]);
  await thread.load();
  expect(thread.snapshot.messages).toEqual([said("m1", "A"), said("m2", "B")]);
  expect(thread.snapshot.messages[0]).toBe(before);
  const error = new TamboError("Down.", { code: "CONNECTION_LOST" });
  threads.splice(0, 1, error);
  await expect(thread.load()).rejects.toBe(error);
  expect(thread.snapshot).toMatchObject({ error, loading: false });
});

it("shows no message twice when it loads while a run begins", async () => {
  const { client, runs, threads } = createFakeClient();
  const thread = openThread(client, "thr");
  let answer!: (messages: Message[]) => void;
  const early = new Promise<Message[]>((resolve) => {
    answer = resolve;
  });
  threads.splice(0, 1, early, [said("m1", "Hi", "user")]);
  const loaded = thread.load();
  await turn();
  thread.sendMessage("Hi");
  answer([]);
  await turn();
  runs[0]?.update({ messages: [{ ...said("m2", "W"), streaming: true }] });
  await loaded;
  expect(thread.snapshot.messages.map(({ id }) => id)).toEqual(["m1", "m2"]);
});

it("does not shrink a message that it has whole when the run is taken up from its beginning", async () => {
  const { client, runs, reconnects, threads } = createFakeClient();
  const thread = openThread(client, "thr", { messages: [said("m1", "Whole.")] });
  const stream = thread.resume("run_7", { after: 0 });
  expect(reconnects).toEqual([{ runId: "run_7", options: { onDisconnect: "continue", after: 0 } }]);
  runs[0]?.update({ messages: [{ ...said("m1", "Wh"), streaming: true }] });
  expect(thread.snapshot.messages).toEqual([said("m1", "Whole.")]);
  runs[0]?.update({ messages: [said("m1", "Whole."), { ...said("m2", "N"), streaming: true }] });
  expect(thread.snapshot.messages).toMatchObject([said("m1", "Whole."), { id: "m2" }]);
  threads.splice(0, 1, [said("m1", "Whole."), said("m2", "New.")]);
  runs[0]?.end({ messages: [said("m1", "Whole."), said("m2", "New")] });
  await stream.finished;
  await vi.waitFor(() => expect(thread.snapshot.loading).toBe(false));
  expect(thread.snapshot.messages).toEqual([said("m1", "Whole."), said("m2", "New.")]);
});

it("shows states that a run tells of in components of earlier messages, and leaves all others alone [T-224]", () => {
  const { client, runs } = createFakeClient();
  const thread = openThread(client, "thr", { messages: [said("m1", "Hi"), cart({ items: 0 })] });
  const [greeting] = thread.snapshot.messages;
  thread.sendMessage("Add one");
  runs[0]?.update({ componentStates: { comp_1: { items: 1 } } });
  expect(thread.snapshot.messages[1]).toEqual(cart({ items: 1 }));
  expect(thread.snapshot.messages[0]).toBe(greeting);
  const [, shown] = thread.snapshot.messages;
  runs[0]?.update({ messages: [said("m3", "Done")] });
  expect(thread.snapshot.messages[1]).toBe(shown);
  expect(thread.getComponentState("comp_1")).toEqual({ state: { items: 1 }, saving: false });
});

it("shows a state of the app's own in the message too, and takes it back when it is refused", async () => {
  const { client, states } = createFakeClient();
  const thread = openThread(client, "thr", { messages: [cart({ items: 0 })] });
  const set = thread.setComponentState("comp_1", (before) => ({ items: Number(before?.items) + 1 }));
  expect(thread.snapshot.messages).toEqual([cart({ items: 1 })]);
  states[0]?.reject(new TamboError("No.", { code: "VALIDATION_ERROR" }));
  await expect(set).rejects.toThrow("No.");
  await turn();
  expect(thread.snapshot.messages).toEqual([cart({ items: 0 })]);
});

it("tells every listener, also after one that throws", () => {
  const { client } = createFakeClient();
  const thread = openThread(client, "thr");
  const finding = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    const listener = vi.fn();
    thread.subscribe(() => {
      throw new Error("mine");
    });
    thread.subscribe(listener);
    thread.sendMessage("Hi");
    expect(listener).toHaveBeenCalled();
    expect(finding).toHaveBeenCalled();
  } finally {
    finding.mockRestore();
  }
});

it("fetches the messages when another client has answered calls of the run", async () => {
  const { client, runs, threads } = createFakeClient();
  threads[0] = [said("m1", "Hi", "user"), said("m2", "Done.")];
  const thread = openThread(client, "thr");
  thread.sendMessage("Hi");
  runs[0]?.end({ continuedElsewhere: true });
  await turn();
  expect(thread.snapshot.messages).toEqual(threads[0]);
});
