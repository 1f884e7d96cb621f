import { describe, expect, it } from "vitest";
import { combineServerTools, type ServerTools } from "../../core/ports/tools.ts";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { readCheckedEvents } from "../../proof/testing/clients/stream-checks.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import { createNativeTools } from "../../tools/native.ts";

const addToCart = {
  name: "add_to_cart",
  description: "Add an item to the cart",
  inputSchema: { type: "object", properties: { productId: { type: "string" } }, required: ["productId"] },
};

const clock = createNativeTools([
  {
    tool: {
      name: "clock/now",
      description: "The time",
      inputSchema: { type: "object", properties: {} },
      repeatable: true,
    },
    run: async () => ({ content: [{ type: "text", text: "noon" }], isError: false }),
  },
]);

/** Returns the model's input from the text of an `echo` step. */
// biome-ignore lint/suspicious/noExplicitAny: the echo is whatever the model received.
function echoOf(events: { event: any }[]): any {
  const deltas = events.flatMap(({ event }) => (event.type === "TEXT_MESSAGE_CONTENT" ? [event.delta] : []));
  return JSON.parse(deltas.join(""));
}

describe("a run", () => {
  it("returns the metadata of its request when it starts [TC-087]", async () => {
    const server = await startTestServer();
    const metadata = { ticket: 7, tags: [[], null] };
    const turns = [[{ text: "Done." }]];
    const [withMetadata] = await readCheckedEvents(await server.script("thr_meta", turns, { metadata }));
    const [without] = await readCheckedEvents(await server.script("thr_meta", turns));
    const started = {
      type: "RUN_STARTED",
      threadId: "thr_meta",
      runId: expect.any(String),
      timestamp: expect.any(Number),
    };
    expect([withMetadata?.event, without?.event]).toEqual([{ ...started, metadata }, started]);
  });

  it("runs a server tool inline, without the client [T-006][T-068][T-233]", async () => {
    const server = await startTestServer({ tools: clock });
    const turns = [[{ tool: "clock/now", args: {} }], [{ text: "It is noon." }]];
    const events = await readCheckedEvents(await server.script("thr_clock", turns));
    const { value } = events.find(({ event }) => event.name === "tambo.tool.result")?.event ?? {};
    expect(value).toEqual({
      toolCallId: expect.stringMatching(/^tc_/),
      result: [{ type: "text", text: "noon" }],
    });
    expect(events.at(-1)?.event.type).toBe("RUN_FINISHED");
  });

  it("offers only the tools and components of this request to the model [T-073][T-234][TX-21]", async () => {
    const server = await startTestServer();
    const echo = [[{ echo: "prompt" }]];
    const first = echoOf(
      await readCheckedEvents(await server.script("thr_offer", echo, { tools: [addToCart] })),
    );
    const second = echoOf(await readCheckedEvents(await server.script("thr_offer", echo)));
    expect(JSON.stringify(first.tools)).toContain("add_to_cart");
    expect(JSON.stringify(second.tools ?? [])).not.toContain("add_to_cart");
  });
});

describe("messages", () => {
  it("have the proposal's fields, in both representations [T-003][T-250][T-251][T-255][TX-25]", async () => {
    const server = await startTestServer({ tools: clock });
    const turns = [
      [{ text: "Let me see." }, { tool: "clock/now", args: { zone: "UTC" } }],
      [{ text: "Noon." }],
    ];
    await readCheckedEvents(await server.script("thr_members", turns));
    const id = expect.stringMatching(/^msg_/);
    const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const call = expect.stringMatching(/^tc_/);
    const text = (value: string) => ({ type: "text", text: value });
    const fields = await server.json("GET", "/v1/threads/thr_members/messages");
    expect(fields.body.messages.slice(1)).toEqual([
      {
        id,
        role: "assistant",
        content: [text("Let me see.")],
        toolCalls: [{ id: call, name: "clock/now", arguments: { zone: "UTC" } }],
        createdAt,
      },
      { id, role: "tool", toolCallId: call, content: [text("noon")], createdAt },
      { id, role: "assistant", content: [text("Noon.")], createdAt },
    ]);
    const blocks = await server.json("GET", "/v1/threads/thr_members/messages?toolRepresentation=blocks");
    expect(blocks.body.messages.slice(1)).toEqual([
      {
        id,
        role: "assistant",
        content: [
          text("Let me see."),
          { type: "tool_use", id: call, name: "clock/now", input: { zone: "UTC" } },
        ],
        createdAt,
      },
      {
        id,
        role: "user",
        content: [{ type: "tool_result", toolUseId: call, content: [text("noon")] }],
        createdAt,
      },
      { id, role: "assistant", content: [text("Noon.")], createdAt },
    ]);
  });
});

describe("component state", () => {
  it("can be changed by the client between runs and during a run [TX-15][T-007][T-231]", async () => {
    const server = await startTestServer();
    const component = { name: "Table", description: "d", propsSchema: { type: "object", properties: {} } };
    const first = await readCheckedEvents(
      await server.script("thr_state", [[{ component: "Table", props: {} }]], {
        availableComponents: [component],
      }),
    );
    const { componentId } =
      first.find(({ event }) => event.name === "tambo.component.start")?.event.value ?? {};
    const path = `/v1/threads/thr_state/components/${componentId}/state`;
    expect(await server.json("POST", path, { state: { rows: 1 } })).toEqual({
      status: 200,
      body: { componentId, state: { rows: 1 } },
    });
    const hold = `flows-${componentId}`;
    const stream = await server.script("thr_state", [[{ text: ["a", { hold }, "b"] }]]);
    await holdReached(hold);
    const patch = [{ op: "replace", path: "/rows", value: 2 }];
    expect(await server.json("POST", path, { patch })).toEqual({
      status: 200,
      body: { componentId, state: { rows: 2 } },
    });
    releaseHold(hold);
    const events = await readCheckedEvents(stream);
    const announced = events.filter(({ event }) => event.name === "tambo.component.state_delta");
    expect(announced.map(({ event }) => event.value)).toEqual([{ componentId, delta: patch }]);
  });
});

describe("resources", () => {
  const cities: ServerTools = {
    list: () => [],
    call: async () => ({ content: [], isError: true }),
    readResource: async (_projectId, uri) =>
      uri === "weather://cities" ? [{ uri, text: "Paris, Tokyo" }] : undefined,
    close: async () => {},
  };

  it.each([
    [true, "Paris, Tokyo"],
    [false, undefined],
    [undefined, undefined],
  ])(
    "are embedded for the model only if the request sets embedResources: %s [T-065][T-240]",
    async (embedResources, contents) => {
      const server = await startTestServer({ tools: combineServerTools(clock, cities) });
      const script = JSON.stringify({ turns: [[{ echo: "prompt" }]] });
      const resource = { type: "resource", resource: { uri: "weather://cities" } };
      const body = {
        message: { role: "user", content: [{ type: "text", text: script }, resource] },
        createThread: true,
        model: "script",
        ...(embedResources !== undefined && { embedResources }),
      };
      const events = await readCheckedEvents(
        await server.stream("POST", "/v1/threads/thr_resources/runs", body),
      );
      const prompt = JSON.stringify(echoOf(events).prompt);
      expect(prompt.includes("weather://cities")).toBe(true);
      expect(prompt.includes("Paris, Tokyo")).toBe(contents !== undefined);
      const stored = await server.json("GET", "/v1/threads/thr_resources");
      expect(stored.body.messages[0].content[1]).toEqual(resource);
    },
  );
});
