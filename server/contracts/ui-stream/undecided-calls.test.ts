import { AbstractChat, type ChatState, DefaultChatTransport, type UIMessage } from "ai";
import * as sdk6 from "ai-6";
import { describe, expect, it } from "vitest";
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

describe.each([{ version: 6 as const }, { version: 7 as const }])(
  "a call without a decision, AI SDK $version",
  (sdk) => {
    const start = async () => {
      const { url } = await startTestServer({ tools: createClockTools({ needsConsent: true }) });
      const chat = createChat(url, sdk);
      await chat.sendMessage({ text: asking });
      expect(describeChat(chat)).toEqual(["ready", undefined, ["approval-requested"]]);
      return chat;
    };

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
      const approval = chat.messages
        .at(-1)
        ?.parts.flatMap((part) => ("approval" in part ? (part.approval ?? []) : []));
      await chat.addToolApprovalResponse({ id: approval?.[0]?.id ?? "", approved: true });
      await chat.sendMessage();
      expect(describeChat(chat)).toEqual(["ready", undefined, ["output-available", "Done."]]);
    });

    it("is abandoned by an edited message [UI-012]", async () => {
      const chat = await start();
      const [question] = chat.messages;
      await chat.sendMessage({ text: saying, messageId: question?.id ?? "" });
      expect(describeChat(chat)).toEqual(["ready", undefined, ["Hello."]]);
    });
  },
);
