/** Drives AbstractChat as an application without React does, with the transports of the AI SDK. */
import { setTimeout as delay } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import {
  AbstractChat,
  DefaultChatTransport,
  lastAssistantMessageIsCompleteWithApprovalResponses,
  lastAssistantMessageIsCompleteWithToolCalls,
} from "ai";
import {
  apiKey,
  authorization,
  check,
  expectEqual,
  killProcessAtHold,
  killScenarios,
  releaseHold,
  script,
  serverUrl,
  twoProcessesUrl,
} from "./checks.ts";
import manifest from "./package.json" with { type: "json" };

const isVersion6 = manifest.dependencies.ai.startsWith("6.");
const api = `${serverUrl}/api/chat`;
const pickTool = {
  name: "pick",
  description: "Picks a row",
  inputSchema: { type: "object", properties: { row: { type: "number" } }, required: ["row"] },
};
const tableComponent = {
  name: "Table",
  description: "A table",
  propsSchema: { type: "object", properties: { title: { type: "string" } } },
  stateSchema: { type: "object", properties: { page: { type: "number" } } },
};
const clientTools = {
  body: { tools: [pickTool] },
  sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithToolCalls,
};

/** A chat whose messages are kept in memory. */
class MemoryChat extends AbstractChat {
  /** The outcome of each response, as `onFinish` reports it. */
  outcomes = [];

  constructor({ messages = [], body, headers = authorization, ...init }) {
    const snapshot = (value) => structuredClone(value);
    const state = {
      status: "ready",
      error: undefined,
      messages,
      pushMessage(message) {
        state.messages = [...state.messages, message];
      },
      popMessage() {
        state.messages = state.messages.slice(0, -1);
      },
      replaceMessage(index, message) {
        state.messages = state.messages.with(index, snapshot(message));
      },
      snapshot,
    };
    super({
      transport: new DefaultChatTransport({ api, headers, body }),
      onFinish: ({ isAbort, isDisconnect, isError, finishReason }) =>
        this.outcomes.push({ isAbort, isDisconnect, isError, finishReason }),
      ...init,
      state,
    });
  }

  /** Sends a message that makes the model play the turns. */
  send(...turns) {
    return this.sendMessage({ text: script(...turns) });
  }

  /** Waits until the chat has received the given number of responses, and is idle. */
  async waitForResponses(count) {
    while (this.outcomes.length < count || !["ready", "error"].includes(this.status)) await delay(5);
  }

  /** Waits until a text has arrived in the response. */
  async waitForText(value) {
    const hasArrived = ({ role, parts }) =>
      role === "assistant" && parts.some((part) => part.type === "text" && part.text.includes(value));
    while (!this.messages.some(hasArrived)) await delay(5);
  }
}

/** Creates a chat, and sends a message that makes the model play the turns. */
async function run(id, init, ...turns) {
  const chat = new MemoryChat({ id, ...init });
  await chat.send(...turns);
  return chat;
}

/** Returns the messages of a chat. The IDs of the user's messages are numbered. */
function readMessages({ messages }) {
  let count = 0;
  return messages.map((message) => {
    if (message.role !== "user") return message;
    count += 1;
    return { ...message, id: `user#${count}` };
  });
}

const question = (...turns) => ({
  id: "user#1",
  role: "user",
  parts: [{ type: "text", text: script(...turns) }],
});
const answer = (metadata, ...parts) => ({ id: "msg#1", role: "assistant", metadata, parts });
/** Returns the metadata of a complete response. The script model estimates the tokens from the texts. */
const metadata = (inputTokens, outputTokens, stopReason = "end_turn") => ({
  stopReason,
  usage: { inputTokens, outputTokens },
});
const step = { type: "step-start" };
const text = (value) => ({ type: "text", text: value, state: "done" });
const success = (finishReason) => ({ isAbort: false, isDisconnect: false, isError: false, finishReason });

/** Returns the input that the model has echoed in the last message of a chat: role and content of its messages. */
function readEcho(chat) {
  const { prompt } = JSON.parse(chat.lastMessage.parts.at(-1).text);
  return prompt.map(({ role, content }) => [role, ...content.map((part) => part.text ?? part)]);
}

await check("text", async () => {
  const turns = [[{ reasoning: ["H", "m."] }, { text: ["Grüße, ", "世界 👋"] }]];
  const chat = await run("text", {}, ...turns);
  const reasoning = { type: "reasoning", id: "reasoning-1", text: "Hm.", state: "done" };
  const parts = [step, reasoning, text("Grüße, 世界 👋")];
  expectEqual(
    [readMessages(chat), chat.status, chat.outcomes],
    [[question(...turns), answer(metadata(17, 4), ...parts)], "ready", [success("stop")]],
  );
});

await check("server tool", async () => {
  const turns = [[{ tool: "weather/get_weather", args: { city: "New York" } }], [{ text: "Sunny." }]];
  const chat = await run("server-tool", {}, ...turns);
  const call = {
    type: "dynamic-tool",
    toolName: "weather/get_weather",
    toolCallId: "tc#1",
    state: "output-available",
    input: { city: "New York" },
    output: "72°F, Sunny",
    providerExecuted: true,
  };
  expectEqual(
    [readMessages(chat), chat.status, chat.outcomes],
    [
      [question(...turns), answer(metadata(46, 7), step, call, step, text("Sunny."))],
      "ready",
      [success("stop")],
    ],
  );
});

await check("client tool", async () => {
  const turns = [
    [{ text: "Look." }, { tool: "pick", args: { row: 3 } }, { tool: "pick", args: { row: 4 } }],
    [{ text: "Done." }],
  ];
  const chat = await run("client-tool", clientTools, ...turns);
  const waiting = readMessages(chat);
  const [first, second] = chat.lastMessage.parts.filter(({ type }) => type === "tool-pick");
  chat.addToolOutput({ tool: "pick", toolCallId: first.toolCallId, output: "Row 3." });
  const errorText = "There is no row 4.";
  chat.addToolOutput({ tool: "pick", toolCallId: second.toolCallId, state: "output-error", errorText });
  await chat.waitForResponses(2);
  const call = (number, row, fields) => ({
    type: "tool-pick",
    toolCallId: `tc#${number}`,
    input: { row },
    ...fields,
  });
  const state = "input-available";
  const inputs = [call(1, 3, { state }), call(2, 4, { state })];
  const results = [
    call(1, 3, { state: "output-available", output: "Row 3." }),
    call(2, 4, { state: "output-error", errorText }),
  ];
  expectEqual(
    [waiting, readMessages(chat), chat.outcomes],
    [
      [question(...turns), answer(metadata(29, 6, "awaiting_input"), step, text("Look."), ...inputs)],
      [question(...turns), answer(metadata(30, 2), step, text("Look."), ...results, step, text("Done."))],
      [success("tool-calls"), success("stop")],
    ],
  );
});

await check("client tool in a callback", async () => {
  const turns = [[{ tool: "pick", args: { row: 3 } }], [{ text: "Done." }]];
  const chat = new MemoryChat({
    id: "client-tool-in-a-callback",
    ...clientTools,
    onToolCall({ toolCall: { toolName: tool, toolCallId, input } }) {
      chat.addToolOutput({ tool, toolCallId, output: { picked: input.row } });
    },
  });
  await chat.send(...turns);
  const call = {
    type: "tool-pick",
    toolCallId: "tc#1",
    state: "output-available",
    input: { row: 3 },
    output: { picked: 3 },
  };
  expectEqual(readMessages(chat), [
    question(...turns),
    answer(metadata(17, 2), step, call, step, text("Done.")),
  ]);
});

const forecast = "Today: 72°F, Sunny\nTomorrow: 75°F, Partly cloudy\nThe day after: 68°F, Rain";
for (const { name, approved, result } of [
  { name: "approval granted", approved: true, result: { state: "output-available", output: forecast } },
  { name: "approval denied", approved: false, result: { state: "output-denied" } },
]) {
  await check(name, async () => {
    const turns = [[{ tool: "weather/get_forecast", args: { city: "New York" } }], [{ text: "Done." }]];
    const init = { sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithApprovalResponses };
    const chat = await run(name, init, ...turns);
    const waiting = readMessages(chat);
    chat.addToolApprovalResponse({ id: chat.lastMessage.parts[1].approval.id, approved });
    await chat.waitForResponses(2);
    const call = {
      type: "dynamic-tool",
      toolName: "weather/get_forecast",
      toolCallId: "tc#1",
      input: { city: "New York" },
      providerExecuted: true,
    };
    const requested = { ...call, state: "approval-requested", approval: { id: "tc#1" } };
    const decided = { ...call, ...result, approval: { id: "tc#1", approved } };
    expectEqual(
      [waiting, readMessages(chat), chat.outcomes],
      [
        [question(...turns), answer(metadata(23, 5, "awaiting_input"), step, requested)],
        [question(...turns), answer(metadata(23, 2), step, decided, step, text("Done."))],
        [success("tool-calls"), success("stop")],
      ],
    );
  });
}

await check("component, state", async () => {
  const turns = [
    [
      { text: "Here." },
      {
        component: "Table",
        props: { title: "Users" },
        state: [{ set: { page: 1 } }, { patch: [{ op: "replace", path: "/page", value: 2 }] }],
      },
      { state: { patch: [{ op: "add", path: "/items/-", value: "tea" }] } },
    ],
  ];
  const body = { availableComponents: [tableComponent], state: { items: ["milk"] } };
  const chat = await run("component", { body }, ...turns);
  const data = { name: "Table", props: { title: "Users" }, state: { page: 2 }, status: "complete" };
  expectEqual(readMessages(chat), [
    question(...turns),
    answer(
      metadata(71, 50),
      step,
      text("Here."),
      { type: "data-component", id: "comp#1", data },
      { type: "data-state", id: "state", data: { items: ["milk", "tea"] } },
    ),
  ]);
});

await check("second message", async () => {
  const chat = await run("second-message", {}, [{ text: "One." }]);
  await chat.send([{ echo: "prompt" }]);
  const first = script([{ text: "One." }]);
  expectEqual(
    [readEcho(chat), chat.messages.length],
    [
      [
        ["user", first],
        ["assistant", "One."],
        ["user", script([{ echo: "prompt" }])],
      ],
      4,
    ],
  );
});

await check("regenerate, edit", async () => {
  const turns = [[{ text: [{ random: 24 }] }]];
  const chat = await run("regenerate", {}, ...turns);
  const first = chat.lastMessage;
  await chat.regenerate();
  const second = chat.lastMessage;
  const regenerated = chat.messages.length;
  await chat.send([{ echo: "prompt" }]);
  const afterRegenerate = readEcho(chat);
  await chat.sendMessage({ text: script([{ echo: "prompt" }]), messageId: chat.messages[0].id });
  expectEqual(
    [regenerated, first.id === second.id, first.parts[1].text === second.parts[1].text],
    [2, false, false],
  );
  const echo = ["user", script([{ echo: "prompt" }])];
  expectEqual(
    [afterRegenerate, readEcho(chat), chat.messages.length],
    [[["user", script(...turns)], ["assistant", second.parts[1].text], echo], [echo], 2],
  );
});

/** Makes the model play turns whose last text is "One", a hold and "two", without an interruption. */
async function runUncut(id, init, hold, ...turns) {
  const chat = new MemoryChat({ id: `${id}-uncut`, ...init });
  const sending = chat.send(...turns);
  await releaseHold(hold);
  await sending;
  await chat.waitForText("One two");
  return chat;
}

/** Closes the connection of a chat in the middle of a response. Returns the chat after the page was loaded again. */
async function reload(chat, init) {
  await chat.waitForText("One");
  await chat.stop();
  return new MemoryChat({ id: chat.id, messages: chat.messages.slice(0, 1), ...init });
}

/** Resumes a response that waits at the hold. */
async function resume(chat, hold) {
  const resuming = chat.resumeStream();
  while (!["submitted", "streaming"].includes(chat.status)) await delay(5);
  await releaseHold(hold);
  await resuming;
}

await check("reload in the middle of an answer", async () => {
  const hold = "ai-sdk-reload";
  const turns = [
    [{ reasoning: "Hm." }, { text: "Look." }, { tool: "weather/get_weather", args: { city: "New York" } }],
    [{ component: "Table", props: { title: "Users" } }, { text: ["One", { hold }, " two"] }],
  ];
  const init = { body: { availableComponents: [tableComponent] } };
  const uncut = await runUncut("reload", init, hold, ...turns);
  const first = new MemoryChat({ id: "reload", ...init });
  first.send(...turns);
  const second = await reload(first, init);
  await resume(second, hold);
  const third = await reload(second, init);
  await third.resumeStream();
  expectEqual(
    [readMessages(second), second.status, second.outcomes, third.messages.length, third.status],
    [readMessages(uncut), "ready", [success("stop")], 1, "ready"],
  );
});

await check("cut connection, resume", async () => {
  const hold = "ai-sdk-cut";
  const turns = [
    [{ reasoning: "Hm." }, { text: "Look." }, { tool: "weather/get_weather", args: { city: "New York" } }],
    [{ text: ["One", { hold }, " two"] }],
  ];
  const uncut = await runUncut("cut", {}, hold, ...turns);
  const connection = new AbortController();
  const transport = new DefaultChatTransport({
    api,
    headers: authorization,
    async fetch(url, init) {
      const { status, headers, body } = await fetch(url, init);
      const isCut = init.method === "POST";
      const { signal } = connection;
      return new Response(isCut ? body.pipeThrough(new TransformStream(), { signal }) : body, {
        status,
        headers,
      });
    },
  });
  const chat = new MemoryChat({ id: "cut", transport });
  const sending = chat.send(...turns);
  await chat.waitForText("One");
  connection.abort(new TypeError("network error"));
  await sending;
  const disconnected = chat.status;
  await resume(chat, hold);
  expectEqual(
    [disconnected, readMessages(chat), chat.status, chat.outcomes],
    [
      "error",
      readMessages(uncut),
      "ready",
      [{ isAbort: false, isDisconnect: true, isError: true }, success("stop")],
    ],
  );
});

/** Removes the user's decisions about calls. A replay cannot contain them: AI SDK 6 has no chunk for a decision. */
function leaveOutDecisions(messages) {
  return JSON.parse(JSON.stringify(messages, (key, value) => (key === "approval" ? undefined : value)));
}

for (const { name, call, init, respond } of [
  {
    name: "reload after the result of a client tool",
    call: { tool: "pick", args: { row: 3 } },
    init: clientTools,
    respond: (chat, { toolCallId }) => chat.addToolOutput({ tool: "pick", toolCallId, output: "Row 3." }),
  },
  {
    name: "reload after an approval",
    call: { tool: "weather/get_forecast", args: { city: "New York" } },
    init: { sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithApprovalResponses },
    respond: (chat, { approval: { id } }) => chat.addToolApprovalResponse({ id, approved: true }),
  },
]) {
  await check(name, async () => {
    const turns = [[{ text: "Look." }, call], [{ text: ["One", { hold: name }, " two"] }]];
    const start = async (id) => {
      const chat = await run(id, init, ...turns);
      respond(chat, chat.lastMessage.parts.at(-1));
      return chat;
    };
    const uncut = await start(`${name}-uncut`);
    await releaseHold(name);
    await uncut.waitForResponses(2);
    const second = await reload(await start(name), init);
    await resume(second, name);
    expectEqual([readMessages(second), second.status], [leaveOutDecisions(readMessages(uncut)), "ready"]);
  });
}

await check("stop", async () => {
  const [hold, later] = ["ai-sdk-stop", "ai-sdk-stop-later"];
  const turns = [[{ text: ["One", { hold }, " two", { hold: later }, " three"] }]];
  const first = new MemoryChat({ id: "stop" });
  first.send(...turns);
  const second = await reload(first);
  const resuming = second.resumeStream();
  await second.waitForText("One");
  const response = await fetch(`${api}/stop/stop`, {
    method: "POST",
    headers: { ...authorization, "Content-Type": "application/json" },
    body: "{}",
  });
  await resuming;
  const messages = readMessages(second);
  // If the model's request were still active, the model would reach the second hold.
  await releaseHold(hold);
  const isActive = await Promise.race([releaseHold(later).then(() => true), delay(1000, false)]);
  await second.send([{ text: "Next." }]);
  expectEqual(
    [await response.json(), messages, second.outcomes, isActive, second.lastMessage.parts],
    [
      { success: true },
      [question(...turns), answer({ stopReason: "cancelled" }, step, text("One"))],
      [success("other"), success("stop")],
      false,
      [step, text("Next.")],
    ],
  );
});

await check("second message during a response", async () => {
  const turns = [[{ text: ["One", { hold: "never-released" }, " two"] }]];
  const chat = new MemoryChat({ id: "second-message-during-a-response" });
  chat.send(...turns);
  await chat.waitForText("One");
  await chat.stop();
  await chat.send([{ echo: "prompt" }]);
  expectEqual(
    [readEcho(chat), chat.outcomes],
    [
      [
        ["user", script(...turns)],
        ["assistant", "One"],
        ["user", script([{ echo: "prompt" }])],
      ],
      [{ isAbort: true, isDisconnect: false, isError: false }, success("stop")],
    ],
  );
});

await check("run error", async () => {
  const turns = [[{ text: "Well" }, { error: { code: "RATE_LIMIT_EXCEEDED", message: "Slow down." } }]];
  const chat = await run("run-error", {}, ...turns);
  expectEqual(
    [readMessages(chat), chat.status, chat.error?.message, chat.outcomes],
    [
      [question(...turns), answer(undefined, step, text("Well"))],
      "error",
      "Slow down.",
      [{ isAbort: false, isDisconnect: false, isError: true }],
    ],
  );
});

await check("wrong key", async () => {
  const headers = { Authorization: `Bearer ${apiKey}-wrong` };
  const chat = await run("wrong-key", { headers }, [{ text: "Hello." }]);
  const errors = [chat.error?.message];
  await chat.resumeStream();
  errors.push(chat.error?.message);
  const body = {
    code: "UNAUTHORIZED",
    message: "The API key is not valid. Send a key that is configured on this server.",
  };
  expectEqual(
    [errors.map((error) => JSON.parse(error)), readMessages(chat), chat.status],
    [[body, body], [question([{ text: "Hello." }])], "error"],
  );
});

await check("chat in two tabs", async () => {
  const hold = "ai-sdk-tabs";
  const first = new MemoryChat({ id: "tabs" });
  const sending = first.send([{ text: ["One", { hold }, " two"] }]);
  await first.waitForText("One");
  const second = await run("tabs", {}, [{ text: "Three." }]);
  await releaseHold(hold);
  await sending;
  expectEqual(
    [JSON.parse(second.error.message).code, first.lastMessage.parts],
    ["CONCURRENT_RUN", [step, text("One two")]],
  );
});

/** Fields of the requests to the two processes. */
const killBody = {
  availableComponents: [
    {
      name: "StockChart",
      description: "Displays a stock price chart",
      propsSchema: { type: "object", properties: { ticker: { type: "string" } }, required: ["ticker"] },
    },
  ],
};
/** Maximum number of times that a client resumes a response. More than two are not needed. */
const maxResumes = 4;

/**
 * Kills the process that executes a response. The messages must equal those of an uncut response.
 *
 * @param createChat Creates a chat of the two processes.
 * @returns The outcomes of the killed response.
 */
async function runKilled({ name, turns, held }, createChat) {
  const uncut = createChat(`${name}-uncut`);
  const sendingUncut = uncut.send(...turns);
  await releaseHold(name);
  await sendingUncut;
  const chat = createChat(name);
  const send = async () => {
    await chat.send(...turns);
    for (let count = 0; chat.status === "error" && count < maxResumes; count += 1) await chat.resumeStream();
  };
  const sending = send();
  const isHeld = (part) => part !== undefined && isDeepStrictEqual({ ...part, ...held }, part);
  while (!isHeld(chat.lastMessage?.parts.at(-1))) await delay(5);
  await killProcessAtHold(name);
  await releaseHold(name);
  await sending;
  expectEqual(
    [readMessages(chat), chat.status, uncut.outcomes],
    [readMessages(uncut), "ready", [success("stop")]],
  );
  return chat.outcomes;
}

for (const scenario of killScenarios) {
  await check(scenario.name, async () => {
    const transport = new DefaultChatTransport({
      api: `${twoProcessesUrl}/api/chat`,
      headers: authorization,
      body: killBody,
    });
    const outcomes = await runKilled(scenario, (id) => new MemoryChat({ id, transport }));
    expectEqual([outcomes[0].isError, outcomes.at(-1)], [true, success("stop")]);
  });
}

if (!isVersion6) {
  const { WorkflowChatTransport } = await import("@ai-sdk/workflow/client");

  const send = (url, init) => fetch(url, { ...init, headers: { ...init.headers, ...authorization } });

  /** Returns a function that cuts the bodies of the first responses after these numbers of bytes. */
  const cutAfter =
    (...limits) =>
    async (url, init) => {
      const { status, headers, body } = await send(url, init);
      let rest = limits.shift() ?? Number.POSITIVE_INFINITY;
      const cut = new TransformStream({
        transform(bytes, controller) {
          controller.enqueue(bytes.subarray(0, rest));
          rest -= bytes.length;
          if (rest <= 0) controller.error(new TypeError("network error"));
        },
      });
      return new Response(body?.pipeThrough(cut), { status, headers });
    };

  /** Creates a chat with the transport. `chunks` has the number of chunks of each complete response. */
  const createWorkflowChat = ({ url = serverUrl, body, fetch = send, initialStartIndex, ...init } = {}) => {
    const chunks = [];
    const transport = new WorkflowChatTransport({
      api: `${url}/api/chat`,
      fetch,
      initialStartIndex,
      prepareSendMessagesRequest: ({ id, messages }) => ({ body: { ...body, id, messages } }),
      onChatEnd: ({ chunkIndex }) => chunks.push(chunkIndex),
    });
    return Object.assign(new MemoryChat({ ...init, transport }), { chunks });
  };

  const hold = "ai-sdk-workflow";
  const turns = [
    [{ reasoning: "Hm." }, { text: "Look." }, { tool: "weather/get_weather", args: { city: "New York" } }],
    [{ text: ["One", " two"] }],
  ];
  const heldTurns = [turns[0], [{ text: ["One", { hold }, " two"] }]];

  await check("WorkflowChatTransport: text", async () => {
    // Without prepareSendMessagesRequest, the transport sends no ID of a chat and no content type.
    const transport = new WorkflowChatTransport({ api, fetch: send });
    const chat = await run(undefined, { transport }, ...turns);
    const other = await run("workflow-text", {}, ...turns);
    expectEqual([readMessages(chat), chat.outcomes], [readMessages(other), [success("stop")]]);
  });

  await check("WorkflowChatTransport: cut connection", async () => {
    const uncut = createWorkflowChat({ id: "workflow-uncut" });
    await uncut.send(...turns);
    const response = await send(api, {
      method: "POST",
      body: JSON.stringify({ messages: [question(...turns)] }),
    });
    const size = (await response.arrayBuffer()).byteLength;
    for (let bytes = 1; bytes < size; bytes += 97) {
      const chat = createWorkflowChat({ id: `workflow-cut-${bytes}`, fetch: cutAfter(bytes, 150) });
      await chat.send(...turns);
      expectEqual(
        [bytes, readMessages(chat), chat.chunks, chat.outcomes],
        [bytes, readMessages(uncut), uncut.chunks, [success("stop")]],
      );
    }
  });

  await check("WorkflowChatTransport: cut connection of an active response", async () => {
    const uncut = createWorkflowChat({ id: "workflow-active-uncut" });
    const sendingUncut = uncut.send(...heldTurns);
    await releaseHold(hold);
    await sendingUncut;
    const connection = new AbortController();
    const chat = createWorkflowChat({
      id: "workflow-active",
      fetch: (url, init) => send(url, init.method === "POST" ? { ...init, signal: connection.signal } : init),
    });
    const sending = chat.send(...heldTurns);
    await chat.waitForText("One");
    connection.abort(new TypeError("network error"));
    await releaseHold(hold);
    await sending;
    expectEqual([readMessages(chat), chat.chunks], [readMessages(uncut), uncut.chunks]);
  });

  await check("WorkflowChatTransport: reload in the middle of an answer", async () => {
    const uncut = createWorkflowChat({ id: "workflow-reload-uncut" });
    const sendingUncut = uncut.send(...heldTurns);
    await releaseHold(hold);
    await sendingUncut;
    for (const initialStartIndex of [0, -100, -1]) {
      const first = createWorkflowChat({ id: `workflow-reload${initialStartIndex}` });
      first.send(...heldTurns);
      await first.waitForText("One");
      await first.stop();
      const messages = first.messages.slice(0, 1);
      const connected = Promise.withResolvers();
      const connect = (...request) => {
        const response = send(...request);
        connected.resolve(response);
        return response;
      };
      const second = createWorkflowChat({ id: first.id, messages, initialStartIndex, fetch: connect });
      const resuming = second.resumeStream();
      await connected.promise;
      await releaseHold(hold);
      await resuming;
      // A small negative index leaves out the parts before it.
      expectEqual([initialStartIndex, second.chunks], [initialStartIndex, uncut.chunks]);
      if (initialStartIndex !== -1) expectEqual(readMessages(second), readMessages(uncut));
    }
  });

  for (const scenario of killScenarios) {
    await check(`WorkflowChatTransport: ${scenario.name}`, async () => {
      // The IDs of the other transport's chats are in use.
      const outcomes = await runKilled(scenario, (id) =>
        createWorkflowChat({ id: `workflow-${id}`, url: twoProcessesUrl, body: killBody }),
      );
      // The transport reconnects by itself.
      expectEqual(outcomes, [success("stop")]);
    });
  }
}
process.exit();
