/** Makes all 13 calls of the SDK that concern threads, and its token exchange, for two users of one project. */
import TamboAI from "@tambo-ai/typescript-sdk";
import { apiKey, check, expectEqual, script, serverUrl } from "./checks.ts";
import { signToken } from "./issuer.mjs";

const baseURL = `${serverUrl}/compat/tambo`;
const { beta, threads } = new TamboAI({ apiKey, baseURL });
const alice = { userKey: "alice" };
const bob = { userKey: "bob" };
const object = (properties) => ({ type: "object", properties });
const availableComponents = [
  {
    name: "Table",
    description: "A table",
    propsSchema: object({ title: { type: "string" } }),
    stateSchema: object({ page: { type: "number" } }),
  },
];
const tools = [
  { name: "pick", description: "Picks a row", inputSchema: object({ row: { type: "number" } }) },
];

const message = (...content) => ({ role: "user", content });
const text = (value) => ({ type: "text", text: value });
const play = (...turns) => message(text(script(...turns)));

/** Reads a stream to its end. Returns the values of the events that applications read. */
async function read(stream, onEvent = () => {}) {
  const read = { types: new Set(), text: "", args: "", results: [], props: [], state: [], pending: [] };
  for await (const event of stream) {
    const { type, name, value } = event;
    read.types.add(type);
    if (type === "RUN_STARTED") Object.assign(read, { threadId: event.threadId, runId: event.runId });
    if (type === "TEXT_MESSAGE_START") read.messageId = event.messageId;
    if (type === "TEXT_MESSAGE_CONTENT") read.text += event.delta;
    if (type === "TOOL_CALL_ARGS") read.args += event.delta;
    if (type === "RUN_ERROR") read.error = { code: event.code, message: event.message };
    if (name === "tambo.component.start") read.componentId = value.componentId;
    if (name === "tambo.component.props_delta") read.props.push(...value.operations);
    if (name === "tambo.component.state_delta") read.state.push(...value.operations);
    if (name === "tambo.run.awaiting_input") read.pending.push(...value.pendingToolCalls);
    onEvent(event, read);
  }
  return read;
}

/** Starts a thread with a run. */
async function start(turns, user = alice) {
  return read(
    await threads.runs.create({ message: play(...turns), availableComponents, tools, thread: user }),
  );
}

const statusOf = (request) => request.then(() => "accepted").catch(({ status }) => status);
const contentOf = ({ role, content }) => [role, content];

await check("threads.create, retrieve, update", async () => {
  const { id } = await threads.create({ ...alice, metadata: { topic: "weather" } });
  const renamed = await threads.update(id, { ...alice, name: "Weather" });
  const { messages, ...thread } = await threads.retrieve(id, alice);
  const expected = {
    id: "thr#1",
    ...alice,
    name: "Weather",
    metadata: { topic: "weather" },
    runStatus: "idle",
  };
  const fields = ({ id, userKey, name, metadata, runStatus }) => ({ id, userKey, name, metadata, runStatus });
  expectEqual([fields(renamed), fields(thread), messages], [expected, expected, []]);
});

await check("runs.create, messages.list, messages.get", async () => {
  const turns = [[{ text: ["Grüße, ", "世界 👋"] }]];
  const run = await start(turns);
  const { messages, hasMore } = await threads.messages.list(run.threadId, alice);
  const last = await threads.messages.get(run.messageId, { threadId: run.threadId, ...alice });
  const expected = ["assistant", [text("Grüße, 世界 👋")]];
  expectEqual(
    [run.text, messages.map(contentOf), hasMore, contentOf(last)],
    ["Grüße, 世界 👋", [["user", [text(script(...turns))]], expected], false, expected],
  );
});

await check("runs.run with a client tool", async () => {
  const first = await start([[{ text: "Look." }, { tool: "pick", args: { row: 3 } }], [{ text: "Done." }]]);
  const [{ toolCallId } = {}] = first.pending;
  const result = { type: "tool_result", toolUseId: toolCallId, content: [text("Row 3.")] };
  const body = { message: message(result), previousRunId: first.runId, tools, ...alice };
  const second = await read(await threads.runs.run(first.threadId, body));
  expectEqual(
    [first.text, first.args, first.pending, second.text],
    ["Look.", '{"row":3}', [{ toolCallId: "tc#1", toolName: "pick", arguments: '{"row":3}' }], "Done."],
  );
});

await check("component, state.updateState", async () => {
  const state = [{ set: { page: 1 } }, { patch: [{ op: "replace", path: "/page", value: 2 }] }];
  const run = await start([[{ component: "Table", props: { title: "Users" }, state }]]);
  const where = { threadId: run.threadId, ...alice };
  const update = (change) => threads.state.updateState(run.componentId, { ...where, ...change });
  const { state: third } = await update({ state: { page: 3 } });
  const { state: fourth } = await update({ patch: [{ op: "replace", path: "/page", value: 4 }] });
  const { messages } = await threads.messages.list(run.threadId, alice);
  const component = {
    type: "component",
    id: "comp#1",
    name: "Table",
    props: { title: "Users" },
    state: { page: 4 },
  };
  expectEqual(
    [run.props.length > 0, run.state.length > 0, third, fourth, messages.slice(1).map(contentOf)],
    [true, true, { page: 3 }, { page: 4 }, [["assistant", [component]]]],
  );
});

await check("suggestions.create, list", async () => {
  const run = await start([[{ text: "Hello." }]]);
  const where = { threadId: run.threadId, ...alice };
  const created = await threads.suggestions.create(run.messageId, { ...where, maxSuggestions: 2 });
  const listed = await threads.suggestions.list(run.messageId, where);
  expectEqual([listed.suggestions, listed.hasMore], [created.suggestions, false]);
});

await check("runs.delete", async () => {
  const body = { message: play([{ text: "One" }, { hold: "never-released" }]), thread: alice };
  let cancelled;
  const run = await read(await threads.runs.create(body), ({ type }, { threadId, runId }) => {
    if (type === "TEXT_MESSAGE_CONTENT") cancelled = threads.runs.delete(runId, { threadId, ...alice });
  });
  const { runStatus, lastRunCancelled } = await threads.retrieve(run.threadId, alice);
  expectEqual(
    [run.text, run.error.code, await cancelled, runStatus, lastRunCancelled],
    ["One", "CANCELLED", { runId: "run#1", status: "cancelled" }, "idle", true],
  );
});

await check("threads.list and threads.delete of two users", async () => {
  const carol = { userKey: "carol" };
  const hers = [(await start([[{ text: "Hers" }]], carol)).threadId, (await threads.create(carol)).id];
  const his = await start([[{ text: "His" }]], bob);
  const list = async (user) => (await threads.list(user)).threads.map(({ id }) => id).sort();
  const foreign = { threadId: his.threadId, ...carol };
  const statuses = [
    statusOf(threads.retrieve(his.threadId, carol)),
    statusOf(threads.messages.list(his.threadId, carol)),
    statusOf(threads.messages.get(his.messageId, foreign)),
    statusOf(threads.update(his.threadId, { ...carol, name: "Mine" })),
    statusOf(threads.runs.run(his.threadId, { message: play([{ text: "Hi" }]), ...carol })),
    statusOf(threads.delete(his.threadId, carol)),
  ];
  const rejected = await Promise.all(statuses);
  const before = [await list(carol), await list(bob)];
  await threads.delete(his.threadId, bob);
  expectEqual([before, rejected, await list(bob)], [[hers.sort(), [his.threadId]], Array(6).fill(404), []]);
});

const exchange = (subjectToken) =>
  beta.auth.getToken({
    grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
    subject_token: subjectToken,
    subject_token_type: "urn:ietf:params:oauth:token-type:id_token",
  });

await check("beta.auth.getToken with tokens of two users", async () => {
  const [hers, his] = await Promise.all(["erin", "frank"].map((user) => exchange(signToken(user))));
  const erin = new TamboAI({ bearer: hers.access_token, baseURL }).threads;
  // The React client also sends the key beside the token.
  const frank = new TamboAI({ apiKey, bearer: his.access_token, baseURL }).threads;
  const { id } = await erin.create();
  const run = await read(await frank.runs.create({ message: play([{ text: "His" }]) }));
  const list = async (of) => (await of.list()).threads.map((thread) => [thread.id, thread.userKey]);
  const foreign = [
    statusOf(erin.retrieve(run.threadId)),
    statusOf(erin.messages.list(run.threadId)),
    statusOf(frank.runs.run(id, { message: play([{ text: "Hi" }]) })),
    statusOf(frank.delete(id)),
  ];
  const { access_token: _, expires_in: seconds, ...issued } = hers;
  expectEqual(
    [issued, seconds > 0 && seconds <= 900, run.text, await list(erin), await list(frank)],
    [
      { issued_token_type: "urn:ietf:params:oauth:token-type:access_token", token_type: "Bearer" },
      ...[true, "His", [[id, "erin"]], [[run.threadId, "frank"]]],
    ],
  );
  expectEqual(await Promise.all(foreign), Array(4).fill(404));
});

await check("beta.auth.getToken with invalid tokens", async () => {
  const tokens = [signToken("erin", { exp: 1 }), signToken("erin", { aud: "elsewhere" }), "no-token"];
  const failures = tokens.map((token) => exchange(token).catch((error) => error));
  const shown = (await Promise.all(failures)).map((error) => [error.constructor.name, error.message]);
  const expected = [
    "The token has expired.",
    "The audience (aud) of the token is not the one of its issuer.",
    "The token is not a valid JSON Web Token.",
  ].map((reason) => ({ error: "invalid_request", error_description: `subject_token: ${reason}` }));
  expectEqual(
    shown,
    expected.map((body) => ["BadRequestError", `400 ${JSON.stringify(body)}`]),
  );
});

await check("errors", async () => {
  const error = { code: "RATE_LIMIT_EXCEEDED", message: "Slow down." };
  const run = await start([[{ text: "Well" }, { error }]]);
  const stranger = new TamboAI({ apiKey: `${apiKey}-wrong`, baseURL });
  expectEqual([run.text, run.error, await statusOf(stranger.threads.list(alice))], ["Well", error, 401]);
});
process.exit();
