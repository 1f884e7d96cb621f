import { expect, it } from "vitest";
import { startTestServer } from "../testing/server.ts";

const texts = [
  "'; DROP TABLE threads; --",
  '"; DELETE FROM runs; --',
  "' OR '1'='1",
  "') UNION SELECT key, id FROM threads --",
  "\\'; \\\"; --",
  "%' OR id LIKE '%",
  "$1 ? :name @name {{x}}",
  "$$; SELECT pg_sleep(10); $$",
  "null",
  "\\u0000",
  "😀\u2028\ud83d\ude00",
];

it.each(texts)(
  "stores text unchanged in ids, keys, names, metadata, messages and queries: %j",
  async (text) => {
    const server = await startTestServer();
    const encoded = encodeURIComponent(text).replaceAll(
      /[!'()*]/g,
      (mark) => `%${mark.charCodeAt(0).toString(16)}`,
    );
    const existing = (
      await server.json("POST", "/v1/threads", { contextKey: "kept", metadata: { kept: true } })
    ).body;
    const initialMessages = [{ role: "user", content: [{ type: "text", text }], metadata: { [text]: text } }];
    const created = await server.json("POST", "/v1/threads", {
      contextKey: text,
      metadata: { [text]: text },
      initialMessages,
    });
    expect(created.status).toBe(201);
    const { id } = created.body.thread;
    const { thread, messages } = (await server.json("GET", `/v1/threads/${id}`)).body;
    expect([thread.contextKey, thread.metadata, messages[0].content]).toEqual([
      text,
      { [text]: text },
      initialMessages[0]?.content,
    ]);
    const listed = await server.json("GET", `/v1/threads?contextKey=${encoded}`);
    expect(listed.body.threads.map((each: { id: string }) => each.id)).toEqual([id]);

    // The request is sent twice, so that data stored under an ID chosen by the client is found again.
    for (const content of ["Hi", "Again"]) {
      const chosen = { threadId: text, runId: `${text}${content}`, tools: [], context: [] };
      const message = { id: `${text}${content}`, role: "user", content };
      const run = await server.request("POST", "/ag-ui/default", { ...chosen, messages: [message] });
      expect(await run.text()).toContain(`"type":"RUN_`);
      expect(run.status).toBe(200);
      const body = { ...chosen, messages: [] };
      const connected = await server.request("POST", "/ag-ui/default/connect", body);
      expect([connected.status, (await connected.text()).includes(JSON.stringify(content))]).toEqual([
        200,
        true,
      ]);
      const sent = await server.request("POST", `/api/v2/conversations/${encoded}/message/`, { content });
      expect([sent.status, await sent.text()]).toEqual([200, expect.stringContaining("data: ")]);
      const chat = { thread_id: text, messages: [{ role: "user", content }] };
      const chatted = await server.request("POST", "/agent/chat/stream", chat);
      expect([chatted.status, await chatted.text()]).toEqual([200, expect.stringContaining("data: ")]);
    }
    for (const path of [
      `/v1/threads?cursor=${encoded}`,
      `/v1/threads/${id}/messages/${encoded}`,
      `/v1/threads/${id}/runs/${encoded}`,
      `/api/v2/conversations/${id}/task-status?session_id=${encoded}`,
    ])
      expect([path, (await server.request("GET", path)).status < 500]).toEqual([path, true]);
    expect(await server.json("GET", `/v1/threads/${existing.thread.id}`)).toEqual({
      status: 200,
      body: { ...existing, messages: [] },
    });
    expect(server.log).toEqual([]);
  },
);
