import { randomUUID } from "node:crypto";
import {
  AbstractChat,
  type ChatState,
  DefaultChatTransport,
  lastAssistantMessageIsCompleteWithApprovalResponses,
  type UIMessage,
} from "ai";
import * as sdk6 from "ai-6";
import { describe, expect, it } from "vitest";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import { createClockTools } from "../../proof/testing/tools.ts";

const asking = JSON.stringify({
  turns: [[{ tool: "clock/now", args: { zone: "UTC" } }], [{ text: "Done." }]],
});
const saying = JSON.stringify({ turns: [[{ text: "Hello." }]] });

/** Creates a chat with its state in memory. */
function createChat(url: string, { version }: { version: 6 | 7 }) {
  const state: ChatState<UIMessage> = {
    status: "ready",
    error: undefined,
    messages: [],
    pushMessage: (message) => {
      state.messages = [...state.messages, message];
    },
    popMessage: () => {
      state.messages = state.messages.slice(0, -1);
    },
    replaceMessage: (index, message) => {
      state.messages = state.messages.with(index, structuredClone(message));
    },
    snapshot: structuredClone,
  };
  const Chat = (
    version === 7 ? class extends AbstractChat<UIMessage> {} : class extends sdk6.AbstractChat<never> {}
  ) as new (
    init: object,
  ) => AbstractChat<UIMessage>;
  const Transport = (
    version === 7 ? DefaultChatTransport : sdk6.DefaultChatTransport
  ) as typeof DefaultChatTransport;
  return new Chat({ id: "c", state, transport: new Transport({ api: `${url}/api/chat` }) });
}

/** Returns the state of a chat: its status, its error, and the texts and states of its last message. */
const describeChat = ({ status, error, messages }: AbstractChat<UIMessage>) => [
  status,
  error,
  messages
    .at(-1)
    ?.parts.flatMap((part) => (part.type === "text" ? part.text : "toolCallId" in part ? part.state : [])),
];

/** Starts a chat whose response waits for approval. */
async function startChat(sdk: { version: 6 | 7 }, turns = asking) {
  const { url } = await startTestServer({ tools: createClockTools({ needsConsent: true }) });
  const chat = createChat(url, sdk);
  await chat.sendMessage({ text: turns });
  expect(describeChat(chat)).toEqual(["ready", undefined, ["approval-requested"]]);
  return { url, chat, id: findRequest(chat) };
}

/** Returns the ID of the request for approval in the last message. */
function findRequest({ messages }: AbstractChat<UIMessage>): string {
  const parts = messages.at(-1)?.parts ?? [];
  return parts.flatMap((part) => ("approval" in part ? (part.approval?.id ?? []) : []))[0] ?? "";
}

const sdks = [{ version: 6 as const }, { version: 7 as const }];

describe.each(sdks)("a call that the user decides about, AI SDK $version", (sdk) => {
  it("is executed, even if the message was changed [UI-012]", async () => {
    const { chat, id } = await startChat(sdk);
    chat.messages = chat.messages.map((message) =>
      message.role === "user"
        ? message
        : { ...message, parts: [...message.parts, { type: "text", text: "Added." }] },
    );
    await chat.addToolApprovalResponse({ id, approved: true });
    await chat.sendMessage();
    expect(describeChat(chat)).toEqual(["ready", undefined, ["output-available", "Added.", "Done."]]);
  });

  it("has an error if the response is stopped while the call is executed [UI-010]", async () => {
    const hold = randomUUID();
    const turns = [[{ tool: "clock/wait", args: { zone: hold } }], [{ text: "Done." }]];
    const { url, chat, id } = await startChat(sdk, JSON.stringify({ turns }));
    await chat.addToolApprovalResponse({ id, approved: true });
    const response = chat.sendMessage();
    await holdReached(hold);
    const headers = { "content-type": "application/json" };
    await fetch(`${url}/api/chat/c/stop`, { method: "POST", headers, body: "{}" });
    await response;
    // Otherwise, the message would be sent again, because the decision would still wait for the result.
    expect(lastAssistantMessageIsCompleteWithApprovalResponses(chat)).toBe(false);
    expect(describeChat(chat)).toEqual(["ready", undefined, ["output-error"]]);
    expect(chat.messages.at(-1)?.parts.at(-1)).toMatchObject({
      errorText: "The response ended before the call had a result.",
    });
    releaseHold(hold);
  });

  it("is denied with the user's reason, which the model receives [UI-012]", async () => {
    const turns = [[{ tool: "clock/now", args: { zone: "UTC" } }], [{ echo: "prompt" }]];
    const { chat, id } = await startChat(sdk, JSON.stringify({ turns }));
    await chat.addToolApprovalResponse({ id, approved: false, reason: "It is late." });
    await chat.sendMessage();
    const texts = chat.messages.at(-1)?.parts.map((part) => (part.type === "text" ? part.text : ""));
    expect(texts?.join("")).toContain(
      "The user did not allow this call. It was not made. The user's reason: It is late.",
    );
  });
});

describe.each(sdks)("a call without a decision, AI SDK $version", (sdk) => {
  const start = async () => (await startChat(sdk)).chat;

  it("is abandoned by a new message [UI-012]", async () => {
    const chat = await start();
    await chat.sendMessage({ text: saying });
    expect(describeChat(chat)).toEqual(["ready", undefined, ["Hello."]]);
    await chat.sendMessage({ text: saying });
    expect(describeChat(chat)).toEqual(["ready", undefined, ["Hello."]]);
  });

  it("is abandoned by another response, which asks again [UI-012]", async () => {
    const chat = await start();
    await chat.regenerate();
    expect(describeChat(chat)).toEqual(["ready", undefined, ["approval-requested"]]);
    await chat.addToolApprovalResponse({ id: findRequest(chat), approved: true });
    await chat.sendMessage();
    expect(describeChat(chat)).toEqual(["ready", undefined, ["output-available", "Done."]]);
  });

  it("is abandoned by an edited message [UI-012]", async () => {
    const chat = await start();
    const [question] = chat.messages;
    await chat.sendMessage({ text: saying, messageId: question?.id ?? "" });
    expect(describeChat(chat)).toEqual(["ready", undefined, ["Hello."]]);
  });
});
