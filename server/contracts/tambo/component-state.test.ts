import { describe, expect, it } from "vitest";
import { refusal } from "../../proof/testing/clients/problems.ts";
import { type TestServer, testServer } from "../../proof/testing/server.ts";

/** A thread with a component in this state; gives the path of the component's state. */
async function componentIn(server: TestServer, state?: object): Promise<string> {
  const availableComponents = [
    { name: "Cart", description: "Shows", propsSchema: { type: "object", properties: {} } },
  ];
  const step = { component: "Cart", props: { a: 1 }, ...(state && { state: [{ set: state }] }) };
  await (await server.script("thr_1", [[step]], { availableComponents })).end();
  const { messages } = (await server.json("GET", "/v1/threads/thr_1")).body;
  return `/v1/threads/thr_1/components/${messages[1].content[0].id}/state`;
}

/** The component as every place shows it. */
async function stored(server: TestServer): Promise<unknown> {
  const { messages } = (await server.json("GET", "/v1/threads/thr_1")).body;
  const listed = (await server.json("GET", "/v1/threads/thr_1/messages")).body.messages;
  const single = (await server.json("GET", `/v1/threads/thr_1/messages/${messages[1].id}`)).body.message;
  expect([listed[1], single]).toEqual([messages[1], messages[1]]);
  return messages[1].content[0].state;
}

const start = { quantity: 1, rows: ["a", "b"], "a/b~c": 0 };

describe("changing a component's state", () => {
  it.each<[string, object, object]>([
    ["full replacement", { state: { other: [1] } }, { other: [1] }],
    ["an empty object", { state: {} }, {}],
    ["replace", { patch: [{ op: "replace", path: "/quantity", value: 3 }] }, { ...start, quantity: 3 }],
    [
      "add at the end",
      { patch: [{ op: "add", path: "/rows/-", value: null }] },
      { ...start, rows: ["a", "b", null] },
    ],
    [
      "add in between",
      { patch: [{ op: "add", path: "/rows/1", value: "x" }] },
      { ...start, rows: ["a", "x", "b"] },
    ],
    ["remove", { patch: [{ op: "remove", path: "/rows" }] }, { quantity: 1, "a/b~c": 0 }],
    ["move", { patch: [{ op: "move", from: "/rows/0", path: "/rows/1" }] }, { ...start, rows: ["b", "a"] }],
    ["copy", { patch: [{ op: "copy", from: "/rows", path: "/more" }] }, { ...start, more: ["a", "b"] }],
    ["escaped names", { patch: [{ op: "replace", path: "/a~1b~0c", value: 1 }] }, { ...start, "a/b~c": 1 }],
    ["the whole document", { patch: [{ op: "replace", path: "", value: { n: 1 } }] }, { n: 1 }],
    [
      "a test that holds",
      {
        patch: [
          { op: "test", path: "/rows", value: ["a", "b"] },
          { op: "remove", path: "/quantity" },
        ],
      },
      { rows: ["a", "b"], "a/b~c": 0 },
    ],
    ["unknown members", { state: { n: 1 }, other: 1 }, { n: 1 }],
  ])("by %s [T-007][T-052][T-150][T-151][T-153][T-231][T-235][TX-13]", async (_name, body, state) => {
    const server = await testServer();
    const path = await componentIn(server, start);
    const componentId = path.split("/")[5];
    expect(await server.json("POST", path, body)).toEqual({ status: 200, body: { componentId, state } });
    expect(await stored(server)).toEqual(state);
  });

  it("a component without state begins with an empty one [T-150]", async () => {
    const server = await testServer();
    const path = await componentIn(server);
    expect(await stored(server)).toBeUndefined();
    const { body } = await server.json("POST", path, { patch: [{ op: "add", path: "/n", value: 1 }] });
    expect(body.state).toEqual({ n: 1 });
    expect(await stored(server)).toEqual({ n: 1 });
  });

  it("the next run's model sees it [T-153]", async () => {
    const server = await testServer();
    const path = await componentIn(server, start);
    await server.json("POST", path, { state: { seen: "by the model" } });
    const events = await (await server.script("thr_1", [[{ echo: "prompt" }]])).end();
    expect(events.map(({ event }) => event.delta ?? "").join("")).toContain('{"seen":"by the model"}');
  });

  const no = (n: number, detail: RegExp) =>
    new RegExp(`^/patch/${n}: the operation does not apply: ${detail.source}`);
  it.each<[string, unknown, string, (string | RegExp)[]]>([
    ["no body", undefined, "VALIDATION_ERROR", [": is required"]],
    ["neither", {}, "VALIDATION_ERROR", [': must have exactly one of "state" and "patch"; neither is given']],
    [
      "both",
      { state: {}, patch: [{ op: "remove", path: "/rows" }] },
      "VALIDATION_ERROR",
      [': must have exactly one of "state" and "patch"; both are given'],
    ],
    ["an array", { state: [] }, "VALIDATION_ERROR", ["/state: must be an object, not an array"]],
    ["null", { state: null }, "VALIDATION_ERROR", ["/state: must be an object, not null"]],
    ["an empty patch", { patch: [] }, "VALIDATION_ERROR", ["/patch: must have at least 1 item"]],
    [
      "move without from",
      { patch: [{ op: "move", path: "/a" }] },
      "VALIDATION_ERROR",
      ["/patch/0/from: is required"],
    ],
    [
      "copy without from",
      { patch: [{ op: "copy", path: "/a" }] },
      "VALIDATION_ERROR",
      ["/patch/0/from: is required"],
    ],
    [
      "add without value",
      { patch: [{ op: "add", path: "/a" }] },
      "VALIDATION_ERROR",
      ["/patch/0/value: is required"],
    ],
    [
      "an unknown op",
      { patch: [{ op: "merge", path: "/a", value: 1 }] },
      "VALIDATION_ERROR",
      ['/patch/0/op: must be one of "add", "remove", "replace", "move", "copy", "test", not "merge"'],
    ],
    [
      "a path without its slash",
      { patch: [{ op: "remove", path: "rows" }] },
      "VALIDATION_ERROR",
      [/^\/patch\/0\/path: must match /],
    ],
    [
      "an operation that does not apply after one that does",
      {
        patch: [
          { op: "replace", path: "/quantity", value: 2 },
          { op: "remove", path: "/none" },
        ],
      },
      "INVALID_JSON_PATCH",
      [no(1, /./)],
    ],
    [
      "a test that fails after a change",
      {
        patch: [
          { op: "remove", path: "/rows" },
          { op: "test", path: "/quantity", value: 9 },
        ],
      },
      "INVALID_JSON_PATCH",
      [no(1, /./)],
    ],
    [
      "a place beyond the array",
      { patch: [{ op: "add", path: "/rows/9", value: 1 }] },
      "INVALID_JSON_PATCH",
      [no(0, /./)],
    ],
    [
      "a state that would be a list",
      { patch: [{ op: "replace", path: "", value: [] }] },
      "INVALID_JSON_PATCH",
      ["/patch: the state would not be an object any more"],
    ],
    [
      "a state that would be nothing",
      { patch: [{ op: "remove", path: "" }] },
      "INVALID_JSON_PATCH",
      ["/patch: the state would not be an object any more"],
    ],
    [
      "a way to the prototype",
      { patch: [{ op: "add", path: "/__proto__/polluted", value: 1 }] },
      "INVALID_JSON_PATCH",
      [no(0, /./)],
    ],
    [
      "another way to the prototype",
      { patch: [{ op: "add", path: "/constructor/prototype/polluted", value: 1 }] },
      "INVALID_JSON_PATCH",
      [no(0, /./)],
    ],
    [
      "a copy from the prototype",
      { patch: [{ op: "copy", from: "/__proto__", path: "/x" }] },
      "INVALID_JSON_PATCH",
      [no(0, /./)],
    ],
    [
      "a state that doubles with each of 21 operations",
      {
        patch: [
          { op: "replace", path: "", value: { a: [1] } },
          ...Array.from({ length: 21 }, (_, n) => ({ op: "copy", from: "", path: `/c${n}` })),
        ],
      },
      "INVALID_JSON_PATCH",
      [/./],
    ],
    [
      "a state that gets deeper than a body may be",
      {
        patch: [
          { op: "replace", path: "", value: { a: {} } },
          ...Array.from({ length: 10 }, (_, n) => ({ op: "copy", from: "", path: "/a".repeat(2 ** n) })),
        ],
      },
      "INVALID_JSON_PATCH",
      [/./],
    ],
  ])("refuses %s, and nothing changes [T-150][T-152][T-170]", async (_name, body, code, errors) => {
    const server = await testServer();
    const path = await componentIn(server, start);
    const refused = await refusal("updateComponentState", await server.request("POST", path, body));
    expect(refused).toMatchObject({
      status: 400,
      code,
      errors: errors.map((error) => (typeof error === "string" ? error : expect.stringMatching(error))),
    });
    expect(await stored(server)).toEqual(start);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(server.log).toEqual([]);
  });

  it("of a thread or component that is not there is 404 [T-152][T-170]", async () => {
    const server = await testServer();
    await componentIn(server);
    const post = (path: string) => server.request("POST", `/v1/threads/${path}/state`, { state: {} });
    expect(await refusal("updateComponentState", await post("thr_none/components/comp_1"))).toMatchObject({
      status: 404,
      code: "THREAD_NOT_FOUND",
    });
    expect(await refusal("updateComponentState", await post("thr_1/components/comp_none"))).toMatchObject({
      status: 404,
      code: "COMPONENT_NOT_FOUND",
      detail: 'There is no component "comp_none" in this thread.',
    });
  });
});
