import { createTamboClient } from "../index.ts";
import { assistantText, type ScenarioTests } from "./scenario-test.ts";

export const threadScenarios: ScenarioTests = {
  health: { run: (client) => client.health(), expected: { status: "ok" } },
  "auth-bearer": {
    run: async (_, baseUrl) =>
      (await createTamboClient({ baseUrl, apiKey: "sdk-key" }).threads.get("sdk-auth-bearer")).thread.id,
    expected: "sdk-auth-bearer",
  },
  "auth-api-key": {
    run: async (_, baseUrl) => {
      const client = createTamboClient({ baseUrl, headers: { "X-API-Key": "sdk-key" } });
      return (await client.threads.get("sdk-auth-api-key")).thread.id;
    },
    expected: "sdk-auth-api-key",
  },
  "thread-create": {
    run: async (client) => {
      const { id, metadata } = await client.threads.create({
        contextKey: "sdk-thread-create",
        metadata: { plan: "pro", tags: ["a", "b"] },
        initialMessages: [
          { role: "system", content: "Answer briefly." },
          { role: "user", content: "Hello" },
          { role: "assistant", content: [{ type: "text", text: "Hi!" }] },
        ],
      });
      return { id, metadata };
    },
    expected: { id: "thr_created", metadata: { plan: "pro", tags: ["a", "b"] } },
  },
  "thread-get": {
    run: async (client) => {
      const { messages } = await client.threads.get("sdk-thread-get");
      return { count: messages.length, text: assistantText({ messages }) };
    },
    expected: { count: 2, text: "Grüße, 世界 👋" },
  },
  "thread-delete": { run: (client) => client.threads.delete("sdk-thread-delete"), expected: undefined },
  "thread-pages": {
    run: (client) => collectIds(client.threads.all({ contextKey: "sdk-thread-pages", limit: 2 })),
    expected: ["thr_003", "thr_002", "thr_001"],
  },
  "message-pages": {
    run: (client) => collectIds(client.messages.all("sdk-message-pages", { order: "desc", limit: 2 })),
    expected: ["msg_003", "msg_002", "msg_001"],
  },
  "message-get": {
    run: async (client) => (await client.messages.get("sdk-message-get", "msg 1/2?")).id,
    expected: "msg 1/2?",
  },
  "messages-fields": {
    run: async (client) => {
      const { messages } = await client.messages.list("sdk-messages-fields");
      return messages.map(({ id, createdAt, metadata, ...message }) => message);
    },
    expected: [
      {
        role: "user",
        content: [
          { type: "text", text: "Look at these." },
          { type: "image", source: { type: "url", url: "https://example.com/cat.png" }, detail: "low" },
          { type: "audio", source: { type: "base64", mediaType: "audio/wav", data: "UklGRg==" } },
          { type: "file", source: { type: "file_id", fileId: "file_1", filename: "report.pdf" } },
          {
            type: "resource",
            resource: { uri: "file:///notes.md", text: "# Notes", annotations: { priority: 0.8 } },
          },
        ],
      },
      {
        role: "assistant",
        content: [{ type: "text", text: "Let me see." }],
        toolCalls: [{ id: "tc_001", name: "weather/get_weather", arguments: { city: "Atlantis" } }],
      },
      {
        role: "tool",
        content: [{ type: "text", text: "City not found" }],
        toolCallId: "tc_001",
        isError: true,
      },
      {
        role: "assistant",
        content: [
          {
            type: "component",
            id: "comp_001",
            name: "DataTable",
            props: { title: "Cities", columns: [{ key: "name" }] },
            state: { rows: ["Paris"], page: 1 },
          },
        ],
      },
      { role: "assistant", content: [{ type: "text", text: "And then" }], incomplete: "cancelled" },
    ],
  },
  "messages-blocks": {
    run: async (client) => {
      const { messages } = await client.messages.list("sdk-messages-blocks", {
        toolRepresentation: "blocks",
      });
      return messages.map(({ role, content }) => ({ role, content }));
    },
    expected: [
      {
        role: "assistant",
        content: [
          { type: "text", text: "Let me see." },
          { type: "tool_use", id: "tc_001", name: "get_weather", input: { city: "Paris" } },
          { type: "text", text: "One moment." },
        ],
      },
      {
        role: "user",
        content: [
          { type: "tool_result", toolUseId: "tc_001", content: [{ type: "text", text: "72°F, Sunny" }] },
        ],
      },
    ],
  },
};

async function collectIds(items: AsyncIterable<{ id: string }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of items) ids.push(id);
  return ids;
}
