/** Requests that are small on the wire, and would cost a server much: they end at once, and others are answered. */
import { expect, it } from "vitest";
import { testServer } from "../testing/server.ts";

/** Lists in lists in a component's props, so many deep. */
const nested = (depth: number): object =>
  depth === 0 ? { type: "string" } : { type: "array", minItems: 100, items: nested(depth - 1) };

/** A request that has the model `demo` show a component with such props. */
const request = (depth: number, required: string[]) => ({
  model: "demo",
  createThread: true,
  message: { role: "user", content: "Show the grid" },
  availableComponents: [
    {
      name: "Grid",
      description: "A",
      propsSchema: { type: "object", properties: { cells: nested(depth) }, required },
    },
  ],
});

it.each([3, 4, 5, 25])(
  "a request of 401 bytes ends at once, and the server answers others: lists %i deep",
  async (depth) => {
    const server = await testServer();
    if (depth === 4) expect(JSON.stringify(request(depth, ["cells"])).length).toBeLessThanOrEqual(401);
    const stream = await server.stream("POST", "/v1/threads/a/runs", request(depth, ["cells"]));
    const others = server.json("GET", "/v1/threads");
    const events = await stream.end();
    expect((await others).status).toBe(200);
    const said = events.map(({ event }) => (event.type === "TEXT_MESSAGE_CONTENT" ? event.delta : ""));
    expect([said.join(""), events.at(-1)?.event.type]).toEqual([
      "I cannot fill in the grid: its schema requires more than the 4000 values that the demo model builds in one response.",
      "RUN_FINISHED",
    ]);
  },
);

it("what such a request may leave out is left out", async () => {
  const server = await testServer();
  const events = await (await server.stream("POST", "/v1/threads/a/runs", request(4, []))).end();
  const end = events.find(({ event }) => event.name === "tambo.component.end");
  expect([end?.event.value, events.at(-1)?.event.type]).toMatchObject([{ props: {} }, "RUN_FINISHED"]);
});
