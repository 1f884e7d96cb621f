import { expect, it, vi } from "vitest";
import type { LiveMessage } from "../snapshot/run-snapshot.ts";
import { TamboError } from "../tambo-error.ts";
import type { Message } from "../types.ts";
import { createFakeClient } from "./testing/fake-client.ts";
import { openThread } from "./thread.ts";

const textMessage = (id: string, text: string, role: "user" | "assistant" = "assistant"): Message => ({
  id,
  role,
  content: [{ type: "text", text }],
});
const cartMessage = (state?: Record<string, unknown>): Message => ({
  id: "msg_cart",
  role: "assistant",
  content: [{ type: "component", id: "comp_1", name: "Cart", props: {}, ...(state && { state }) }],
});
const nextTick = () => new Promise((resolve) => setImmediate(resolve));

it("shows the user's message immediately, then the run's messages, and keeps both", async () => {
  const { client, runs } = createFakeClient();
  const getRunSettings = () => ({ tools: [], contextKey: "me" });
  const thread = openThread(client, "thr", { messages: [textMessage("m1", "Hello.")], getRunSettings });
  const listener = vi.fn();
  thread.subscribe(listener);
  const stream = thread.sendMessage("Hi");
  const local = { id: "local_1", role: "user", content: [{ type: "text", text: "Hi" }] };
  expect(thread.snapshot).toMatchObject({
    status: "connecting",
    messages: [textMessage("m1", "Hello."), local],
  });
  expect(runs[0]?.request).toEqual({
    message: "Hi",
    createThread: true,
    onDisconnect: "continue",
    tools: [],
    contextKey: "me",
  });
  const response: LiveMessage = { ...textMessage("m2", "W"), streaming: true };
  runs[0]?.update({ messages: [response] });
  expect(thread.snapshot).toMatchObject({
    status: "running",
    connection: "open",
    messages: [textMessage("m1", "Hello."), local, response],
  });
  runs[0]?.end({ messages: [textMessage("m2", "Well.")] });
  await stream.finished;
  expect(thread.snapshot).toMatchObject({ status: "finished", connection: "closed" });
  thread.sendMessage("More");
  expect(thread.snapshot.messages.map(({ id }) => id)).toEqual(["m1", "local_1", "m2", "local_2"]);
  expect(listener).toHaveBeenCalled();
});

it("shows why requests get no response while they are retried", () => {
  const { client, runs } = createFakeClient();
  const thread = openThread(client, "thr_1");
  thread.sendMessage("Hi");
  const error = new TamboError("No response.", { code: "CONNECTION_LOST" });
  runs[0]?.setConnection("reconnecting", error);
  expect(thread.snapshot).toMatchObject({ status: "connecting", connection: "reconnecting", error });
  runs[0]?.setConnection("open");
  expect(thread.snapshot.error).toBeUndefined();
});

it("removes the message and shows the error if the run is rejected", async () => {
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

it("is running while client tools run, and awaits input without a matching tool", async () => {
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

it("rejects a second run while one is active, and cancels or detaches on request", async () => {
  const { client, runs } = createFakeClient();
  const thread = openThread(client, "thr");
  thread.sendMessage("Hi");
  runs[0]?.update({ messages: [textMessage("m1", "W")] });
  expect(() => thread.sendMessage("No")).toThrow(
    expect.objectContaining({ code: "CONCURRENT_RUN", runId: "run_1" }),
  );
  await thread.cancel();
  expect(runs[0]?.cancelCount).toBe(1);
  thread.detach();
  expect(runs[0]?.signal?.aborted).toBe(true);
  await nextTick();
  expect(thread.snapshot).toMatchObject({ status: "idle", connection: "closed" });
  expect(thread.snapshot.error).toBeUndefined();
  expect(thread.snapshot.messages.map(({ id }) => id)).toEqual(["local_1", "m1"]);
  expect(runs[0]?.cancelCount).toBe(1);
});

it("loads messages, treats an unknown thread as empty, and keeps equal objects", async () => {
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
  threads.splice(0, 1, [textMessage("m1", "A")]);
  await thread.load();
  const [before] = thread.snapshot.messages;
  threads.splice(0, 1, [textMessage("m1", "A"), textMessage("m2", "B")]);
  await thread.load();
  expect(thread.snapshot.messages).toEqual([textMessage("m1", "A"), textMessage("m2", "B")]);
  expect(thread.snapshot.messages[0]).toBe(before);
  const error = new TamboError("Down.", { code: "CONNECTION_LOST" });
  threads.splice(0, 1, error);
  await expect(thread.load()).rejects.toBe(error);
  expect(thread.snapshot).toMatchObject({ error, loading: false });
});

it("shows each message once if it loads while a run starts", async () => {
  const { client, runs, threads } = createFakeClient();
  const thread = openThread(client, "thr");
  let respond!: (messages: Message[]) => void;
  const early = new Promise<Message[]>((resolve) => {
    respond = resolve;
  });
  threads.splice(0, 1, early, [textMessage("m1", "Hi", "user")]);
  const loaded = thread.load();
  await nextTick();
  thread.sendMessage("Hi");
  respond([]);
  await nextTick();
  runs[0]?.update({ messages: [{ ...textMessage("m2", "W"), streaming: true }] });
  await loaded;
  expect(thread.snapshot.messages.map(({ id }) => id)).toEqual(["m1", "m2"]);
});

it("keeps a complete message while the run is replayed from its start", async () => {
  const { client, runs, reconnects, threads } = createFakeClient();
  const thread = openThread(client, "thr", { messages: [textMessage("m1", "Complete.")] });
  const stream = thread.resume("run_7", { after: 0 });
  expect(reconnects).toEqual([{ runId: "run_7", options: { onDisconnect: "continue", after: 0 } }]);
  runs[0]?.update({ messages: [{ ...textMessage("m1", "Com"), streaming: true }] });
  expect(thread.snapshot.messages).toEqual([textMessage("m1", "Complete.")]);
  runs[0]?.update({
    messages: [textMessage("m1", "Complete."), { ...textMessage("m2", "N"), streaming: true }],
  });
  expect(thread.snapshot.messages).toMatchObject([textMessage("m1", "Complete."), { id: "m2" }]);
  threads.splice(0, 1, [textMessage("m1", "Complete."), textMessage("m2", "New.")]);
  runs[0]?.end({ messages: [textMessage("m1", "Complete."), textMessage("m2", "New")] });
  await stream.finished;
  await vi.waitFor(() => expect(thread.snapshot.loading).toBe(false));
  expect(thread.snapshot.messages).toEqual([textMessage("m1", "Complete."), textMessage("m2", "New.")]);
});

it("shows state changes of a run in components of earlier messages, and keeps other messages [T-224]", () => {
  const { client, runs } = createFakeClient();
  const thread = openThread(client, "thr", {
    messages: [textMessage("m1", "Hi"), cartMessage({ items: 0 })],
  });
  const [greeting] = thread.snapshot.messages;
  thread.sendMessage("Add one");
  runs[0]?.update({ componentStates: { comp_1: { items: 1 } } });
  expect(thread.snapshot.messages[1]).toEqual(cartMessage({ items: 1 }));
  expect(thread.snapshot.messages[0]).toBe(greeting);
  const [, before] = thread.snapshot.messages;
  runs[0]?.update({ messages: [textMessage("m3", "Done")] });
  expect(thread.snapshot.messages[1]).toBe(before);
  expect(thread.getComponentState("comp_1")).toEqual({ state: { items: 1 }, saving: false });
});

it("shows the application's state change in the message, and reverts it if it is rejected", async () => {
  const { client, states } = createFakeClient();
  const thread = openThread(client, "thr", { messages: [cartMessage({ items: 0 })] });
  const set = thread.setComponentState("comp_1", (before) => ({ items: Number(before?.items) + 1 }));
  expect(thread.snapshot.messages).toEqual([cartMessage({ items: 1 })]);
  states[0]?.reject(new TamboError("No.", { code: "VALIDATION_ERROR" }));
  await expect(set).rejects.toThrow("No.");
  await nextTick();
  expect(thread.snapshot.messages).toEqual([cartMessage({ items: 0 })]);
});

it("calls every listener even if one throws", () => {
  const { client } = createFakeClient();
  const thread = openThread(client, "thr");
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    const listener = vi.fn();
    thread.subscribe(() => {
      throw new Error("listener failed");
    });
    thread.subscribe(listener);
    thread.sendMessage("Hi");
    expect(listener).toHaveBeenCalled();
    expect(logged).toHaveBeenCalled();
  } finally {
    logged.mockRestore();
  }
});

it("loads the messages if another client sent tool results of the run", async () => {
  const { client, runs, threads } = createFakeClient();
  threads[0] = [textMessage("m1", "Hi", "user"), textMessage("m2", "Done.")];
  const thread = openThread(client, "thr");
  thread.sendMessage("Hi");
  runs[0]?.end({ continuedElsewhere: true });
  await nextTick();
  expect(thread.snapshot.messages).toEqual(threads[0]);
});
