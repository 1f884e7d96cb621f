/** Tests for successive runs on a thread, and for what later runs keep or delete. */

import { expect, it, onTestFinished } from "vitest";
import { RequestRejectedError } from "../core/errors.ts";
import type { RunEvent } from "../core/events.ts";
import type { ThreadKey } from "../core/ports/records.ts";
import { silentObserver } from "../core/telemetry/observer.ts";
import { createModels } from "../models/registry.ts";
import { openSqlite } from "../store/sqlite/store.ts";
import { createSandboxTools } from "../tools/code/sandbox-tools.ts";
import { createNativeTools } from "../tools/native.ts";
import { Engine } from "./engine.ts";
import type { RunInput } from "./run-input.ts";

const plain = { components: [], tools: [], toolChoice: "auto" as const, embedResources: false };

/** Creates an engine that has sandboxes but no other tools. */
async function engineWithSandbox() {
  const store = await openSqlite(":memory:");
  const sandbox = createSandboxTools();
  const engine = await Engine.start({
    store,
    sandbox,
    tools: createNativeTools([]),
    models: createModels({ default: "script", allowScriptModelForTests: true }),
    log: (line) => expect.unreachable(line),
    observer: silentObserver,
    disconnectGraceMs: 30_000,
  });
  onTestFinished(async () => {
    await engine.close();
    await sandbox.close();
    await store.close();
  });
  const run = async (threadId: string, input: Partial<RunInput>): Promise<RunEvent[]> => {
    const runInput = {
      toolResults: [],
      messages: [],
      settings: plain,
      onDisconnect: "continue" as const,
      ...input,
    };
    const subscription = await engine.run({
      owner: { projectId: "p" },
      threadId,
      createThread: true,
      input: runInput,
    });
    const events: RunEvent[] = [];
    for await (const lines of subscription.lines(new AbortController().signal))
      for (const { json } of lines) events.push(JSON.parse(json));
    return events;
  };
  const keyOf = async (threadId: string) =>
    (await store.read.findThread({ projectId: "p" }, threadId))?.key ?? (0 as ThreadKey);
  const messages = async (threadId: string) => {
    const stored = await store.read.listMessages(await keyOf(threadId), { order: "asc" });
    return stored.map(({ message }) => message);
  };
  const shownIn = async (threadId: string) => await store.read.listComponents(await keyOf(threadId));
  return { run, messages, shownIn };
}

const user = (turns: unknown[]) => ({
  messages: [{ content: [{ type: "text" as const, text: JSON.stringify({ turns }) }] }],
});
const code = (source: string) => user([[{ tool: "run_code", args: { code: source } }], [{ text: "Done" }]]);
const listResults = (events: RunEvent[]) =>
  events.flatMap((event) => (event.type === "TOOL_CALL_RESULT" ? [event.content] : []));

it("runs with a sandbox use their thread's sandbox; other runs have none [A-002]", async () => {
  const { run } = await engineWithSandbox();
  const inSandbox = { settings: { ...plain, sandbox: true as const } };
  expect(listResults(await run("a", { ...code("var n = 20"), ...inSandbox }))).toEqual(['{"output":""}']);
  expect(listResults(await run("a", { ...code("n + 1"), ...inSandbox }))).toEqual([
    '{"value":21,"output":""}',
  ]);
  expect(listResults(await run("b", { ...code("typeof n"), ...inSandbox }))).toEqual([
    '{"value":"undefined","output":""}',
  ]);
  expect(listResults(await run("a", code("n")))).toEqual(['There is no tool "run_code".']);
});

it("regenerates the response to the last user message, and deletes the earlier one with its components [P-093]", async () => {
  const { run, messages, shownIn } = await engineWithSandbox();
  const components = [{ name: "Card", description: "", propsSchema: { type: "object" }, contextTools: [] }];
  const settings = { ...plain, components };
  const question = user([[{ text: "One" }, { component: "Card", props: {} }]]);
  await run("a", question);
  const before = await messages("a");
  expect(before).toMatchObject([
    { role: "user", blocks: question.messages[0]?.content },
    { role: "assistant" },
    { role: "tool" },
    { role: "assistant", blocks: [{ type: "text", text: "(end of script)" }] },
  ]);
  await run("a", { regenerate: true, settings });
  const after = await messages("a");
  const card = { type: "component", name: "Card" };
  expect(after).toMatchObject([before[0], { blocks: [{ type: "text", text: "One" }, card] }]);
  const shown = await shownIn("a");
  expect(shown).toMatchObject([{ messageId: after[1]?.id }]);
  await run("a", { regenerate: true, settings });
  expect(await shownIn("a"), "the earlier one was deleted").toHaveLength(1);
});

it("a thread without a user message has no response to regenerate", async () => {
  const { run, messages } = await engineWithSandbox();
  const runPromise = run("a", { regenerate: true });
  await expect(runPromise).rejects.toThrow(RequestRejectedError);
  await expect(runPromise).rejects.toMatchObject({
    code: "VALIDATION_ERROR",
    message: "This thread has no user message, so there is no response to regenerate.",
  });
  expect(await messages("a")).toEqual([]);
});
