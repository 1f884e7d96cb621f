import { expect, it } from "vitest";
import { startTestServer } from "../testing/server.ts";

/** Returns a schema of arrays nested to the given depth. */
const nestedSchema = (depth: number): object =>
  depth === 0 ? { type: "string" } : { type: "array", minItems: 100, items: nestedSchema(depth - 1) };

/** Returns a request that makes the `demo` model show a component whose props have a nested schema. */
const createRequest = (depth: number, required: string[]) => ({
  model: "demo",
  createThread: true,
  message: { role: "user", content: "Show the grid" },
  availableComponents: [
    {
      name: "Grid",
      description: "A",
      propsSchema: { type: "object", properties: { cells: nestedSchema(depth) }, required },
    },
  ],
});

it.each([3, 4, 5, 25])(
  "a request of 401 bytes ends immediately, and other requests are served: lists nested %i deep",
  async (depth) => {
    const server = await startTestServer();
    if (depth === 4) expect(JSON.stringify(createRequest(depth, ["cells"])).length).toBeLessThanOrEqual(401);
    const stream = await server.stream("POST", "/v1/threads/a/runs", createRequest(depth, ["cells"]));
    const others = server.json("GET", "/v1/threads");
    const events = await stream.end();
    expect((await others).status).toBe(200);
    const deltas = events.map(({ event }) => (event.type === "TEXT_MESSAGE_CONTENT" ? event.delta : ""));
    expect([deltas.join(""), events.at(-1)?.event.type]).toEqual([
      "I cannot fill in the grid: its schema requires more than the 4000 values that the demo model builds in one response.",
      "RUN_FINISHED",
    ]);
  },
);

it("optional props that would be too large are omitted", async () => {
  const server = await startTestServer();
  const events = await (await server.stream("POST", "/v1/threads/a/runs", createRequest(4, []))).end();
  const end = events.find(({ event }) => event.name === "tambo.component.end");
  expect([end?.event.value, events.at(-1)?.event.type]).toMatchObject([{ props: {} }, "RUN_FINISHED"]);
});
