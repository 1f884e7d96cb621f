import type { DatabaseSync } from "node:sqlite";
import { expect, it, vi } from "vitest";
import { formats } from "../../models/fixtures/formats.ts";
import { respondWith, startProvider } from "../../models/fixtures/provider.ts";
import {
  callerKeys,
  createByokProviders,
  createRequest,
  createScriptRequest,
  endpoints,
  readOutcome,
} from "../../proof/testing/clients/gateway.ts";
import { startTestServer } from "../../proof/testing/server.ts";

const opened = vi.hoisted(() => [] as DatabaseSync[]);
vi.mock("../../store/sqlite/open-file.ts", async (original) => {
  const module = await original<typeof import("../../store/sqlite/open-file.ts")>();
  return {
    ...module,
    openFile: (file: string) => {
      const handle = module.openFile(file);
      opened.push(handle);
      return handle;
    },
  };
});

/** Returns the rows of every table that is not empty. */
function readRows(handle: DatabaseSync): Record<string, unknown> {
  const tables = handle.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const counts = tables.map(({ name }) => [
    name,
    handle.prepare(`SELECT count(*) AS count FROM "${String(name)}"`).get()?.count,
  ]);
  return Object.fromEntries(counts.filter(([name, count]) => count !== 0 && name !== "sqlite_sequence"));
}

const pagesOf = (handle: DatabaseSync) => Number(handle.prepare("PRAGMA page_count").get()?.page_count);

it("a thousand runs leave nothing in memory [G-001][M-070]", { timeout: 60_000 }, async () => {
  const [format] = formats;
  const provider = await startProvider(respondWith(format?.failure("server_error", "x") ?? []));
  const server = await startTestServer({ byokProviders: createByokProviders(provider.url) });
  const bodies = [
    createScriptRequest([[{ text: "Done." }]]),
    createScriptRequest([[{ text: "x".repeat(10_000) }, { tool: "none", args: {} }], [{ text: "Done." }]]),
    createScriptRequest([[{ text: "Half" }, { error: { code: "LLM_ERROR", message: "Broken." } }]]),
    createScriptRequest([[{ tool: "none", args: {} }], [{ tool: "none", args: {} }]], {
      run: { max_turns: 1 },
    }),
    // This request is rejected by the engine.
    createScriptRequest([], {}, { tool_choice: { type: "tool", name: "none" } }),
    createRequest("openai/m", "Hi"),
  ];
  const statuses = new Set<number>();
  const runMany = async (count: number) => {
    for (let sent = 0; sent < count; sent += 20) {
      const batch = Array.from({ length: 20 }, (_, at) => {
        const path = endpoints[at % 2] ?? "/v1/runs";
        return readOutcome(server, path, bodies[(sent + at) % bodies.length], callerKeys);
      });
      for (const { status } of await Promise.all(batch)) statuses.add(status);
    }
  };
  // The first database is the server's own store.
  const memory = opened[1] as DatabaseSync;
  const before = readRows(memory);
  await runMany(100);
  const pages = pagesOf(memory);
  await runMany(900);
  expect([...statuses].sort()).toEqual([200, 400, 502]);
  await expect.poll(() => readRows(memory)).toEqual(before);
  expect(pagesOf(memory)).toBeLessThan(pages * 2);
  expect(readRows(opened[0] as DatabaseSync)).toEqual(before);
});

it("runs whose clients have disconnected leave nothing in memory [G-129][G-181]", async () => {
  const [format] = formats;
  const provider = await startProvider((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write(format?.start().join(""));
  });
  const first = opened.length;
  const server = await startTestServer({ byokProviders: createByokProviders(provider.url) });
  const memory = opened[first + 1] as DatabaseSync;
  const before = readRows(memory);
  for (const path of endpoints) {
    const client = new AbortController();
    const sent = fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...callerKeys },
      body: JSON.stringify(createRequest("openai/m", "Hi")),
      signal: client.signal,
    }).catch(() => {});
    await expect.poll(() => readRows(memory)).not.toEqual(before);
    client.abort();
    await sent;
    await expect.poll(() => readRows(memory)).toEqual(before);
  }
  expect(server.log).toEqual([]);
});
