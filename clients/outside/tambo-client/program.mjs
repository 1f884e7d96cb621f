/** Drives TamboClient as an application without React does, for two users of one project. */
import { TamboClient } from "@tambo-ai/client";
import { z } from "zod";
import { apiKey, check, expectEqual, releaseHold, script, serverUrl } from "./checks.ts";

const tamboUrl = `${serverUrl}/compat/tambo`;
const props = { type: "object", properties: { title: { type: "string" } } };

/** Creates a client with a tool and a component. */
function createClient(userKey) {
  const pick = {
    name: "pick",
    description: "Picks a row",
    inputSchema: z.object({ row: z.number() }),
    outputSchema: z.string(),
    tool: ({ row }) => `Row ${row}.`,
  };
  const client = new TamboClient({ apiKey, tamboUrl, userKey, tools: [pick] });
  client.registerComponent("Table", { name: "Table", description: "A table", props });
  return client;
}

const alice = createClient("alice");
/** The client leaves the user out when it loads, cancels or renames, so these checks use threads without a user. */
const single = createClient();
const text = (value) => ({ type: "text", text: value });
/** Returns the messages after the user's message, each with its role and content. */
const repliesOf = ({ messages }) => messages.slice(1).map(({ role, content }) => [role, content]);

await check("text", async () => {
  const question = script([{ text: ["Grüße, ", "世界 👋"] }]);
  const stream = alice.run(question);
  const texts = [];
  for await (const { event } of stream) if (event.type === "TEXT_MESSAGE_CONTENT") texts.push(event.delta);
  const thread = await stream.thread;
  const messages = thread.messages.map(({ role, content }) => [role, content]);
  expectEqual(
    [texts, thread.status, messages],
    [
      ["Grüße, ", "世界 👋"],
      "idle",
      [
        ["user", [text(question)]],
        ["assistant", [text("Grüße, 世界 👋")]],
      ],
    ],
  );
});

await check("server tool", async () => {
  const look = { tool: "weather/get_weather", args: { city: "New York" } };
  const thread = await alice.run(script([look], [{ text: "Sunny." }])).thread;
  const texts = thread.messages.flatMap(({ content }) => content).filter(({ type }) => type === "text");
  expectEqual(texts.at(-1), text("Sunny."));
});

await check("client tool", async () => {
  const turns = [[{ text: "Look." }, { tool: "pick", args: { row: 3 } }], [{ text: "Done." }]];
  const thread = await alice.run(script(...turns)).thread;
  expectEqual(repliesOf(thread), [
    ["assistant", [text("Look."), { type: "tool_use", id: "tc#1", name: "pick", input: { row: 3 } }]],
    ["user", [{ type: "tool_result", toolUseId: "tc#1", content: [text("Row 3.")] }]],
    ["assistant", [text("Done.")]],
  ]);
});

await check("component", async () => {
  const table = { component: "Table", props: ['{"title":', '"Users"}'] };
  const thread = await alice.run(script([{ text: "Here." }, table])).thread;
  const shown = { type: "component", id: "comp#1", name: "Table", props: { title: "Users" } };
  expectEqual(repliesOf(thread), [["assistant", [text("Here."), { ...shown, streamingState: "done" }]]]);
});

await check("second message and reload", async () => {
  const { id: threadId } = await single.run(script([{ text: "One" }])).thread;
  const before = await single.run(script([{ text: "Two" }]), { threadId }).thread;
  const again = createClient();
  await single.updateThreadName(threadId, "Counting");
  await again.switchThread(threadId);
  const shown = ({ name, messages }) => [name, messages.map(({ role, content }) => [role, content])];
  expectEqual(shown(again.getThread(threadId)), ["Counting", shown(before)[1]]);
});

await check("reload in the middle of an answer", async () => {
  const stream = single.run(script([{ text: ["One", { hold: "tambo-client" }, " two"] }]));
  let again;
  for await (const { event, snapshot } of stream) {
    if (event.type !== "TEXT_MESSAGE_CONTENT" || again !== undefined) continue;
    again = createClient();
    await again.switchThread(snapshot.id);
    await releaseHold("tambo-client");
  }
  const { id, messages } = await stream.thread;
  await again.switchThread(id);
  const last = (thread) => thread.messages.at(-1).content;
  expectEqual([messages.at(-1).content, last(again.getThread(id))], [[text("One two")], [text("One two")]]);
});

await check("cancel", async () => {
  const { id: threadId } = await single.run(script([{ text: "Hello." }])).thread;
  const turns = [{ text: ["One", { hold: "never-released" }, " two"] }];
  const stream = single.run(script(turns), { threadId });
  let cancelled;
  for await (const { event } of stream) {
    if (event.type === "TEXT_MESSAGE_CONTENT") cancelled = single.cancelRun(threadId);
  }
  const error = await stream.thread.catch(({ name }) => name);
  await cancelled;
  const thread = await single.run(script([{ text: "Next." }]), { threadId }).thread;
  expectEqual([error, thread.messages.at(-1).content], ["AbortError", [text("Next.")]]);
});

await check("threads of two users", async () => {
  const [carol, dave] = [createClient("carol"), createClient("dave")];
  const [hers, his] = [
    await carol.run(script([{ text: "Hers" }])).thread,
    await dave.run(script([{ text: "His" }])).thread,
  ];
  const list = async (client) => (await client.listThreads()).map(({ id }) => id);
  expectEqual([await list(carol), await list(dave)], [[hers.id], [his.id]]);
});

await check("errors", async () => {
  const error = { code: "RATE_LIMIT_EXCEEDED", message: "Slow down." };
  const thread = await alice.run(script([{ text: "Well" }, { error }])).thread;
  const { streaming } = alice.getState().threadMap[thread.id];
  const stranger = new TamboClient({ apiKey: `${apiKey}-wrong`, tamboUrl, userKey: "alice" });
  const status = await stranger.run("Hello").thread.catch((reason) => reason.status);
  const { code, message } = streaming.error;
  expectEqual([repliesOf(thread), { code, message }, status], [[["assistant", [text("Well")]]], error, 401]);
});
process.exit();
