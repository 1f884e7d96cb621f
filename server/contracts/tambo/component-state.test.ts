import { describe, expect, it } from "vitest";
import { type ExpectedErrors, matchErrors, readProblem } from "../../proof/testing/clients/problems.ts";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";

/** Creates a thread that contains a component with the given state, and returns the path of the state. */
async function createComponent(server: TestServer, state?: object): Promise<string> {
  const availableComponents = [
    { name: "Cart", description: "Shows", propsSchema: { type: "object", properties: {} } },
  ];
  const step = { component: "Cart", props: { a: 1 }, ...(state && { state: [{ set: state }] }) };
  await (await server.script("thr_1", [[step]], { availableComponents })).end();
  const { messages } = (await server.json("GET", "/v1/threads/thr_1")).body;
  return `/v1/threads/thr_1/components/${messages[1].content[0].id}/state`;
}

/** Returns the component from every response that contains it. */
async function readComponent(server: TestServer): Promise<unknown> {
  const { messages } = (await server.json("GET", "/v1/threads/thr_1")).body;
  const listed = (await server.json("GET", "/v1/threads/thr_1/messages")).body.messages;
  const single = (await server.json("GET", `/v1/threads/thr_1/messages/${messages[1].id}`)).body.message;
  expect([listed[1], single]).toEqual([messages[1], messages[1]]);
  return messages[1].content[0].state;
}

const start = { quantity: 1, rows: ["a", "b"], "a/b~c": 0 };

const add = (path: string, value: unknown) => ({ op: "add", path, value });
const remove = (path: string) => ({ op: "remove", path });

describe("changing a component's state", () => {
  it.each<[string, object, object]>([
    ["full replacement", { state: { other: [1] } }, { other: [1] }],
    ["an empty object", { state: {} }, {}],
    ["replace", { patch: [{ op: "replace", path: "/quantity", value: 3 }] }, { ...start, quantity: 3 }],
    ["add at the end", { patch: [add("/rows/-", null)] }, { ...start, rows: ["a", "b", null] }],
    ["add in between", { patch: [add("/rows/1", "x")] }, { ...start, rows: ["a", "x", "b"] }],
    ["remove", { patch: [remove("/rows")] }, { quantity: 1, "a/b~c": 0 }],
    ["move", { patch: [{ op: "move", from: "/rows/0", path: "/rows/1" }] }, { ...start, rows: ["b", "a"] }],
    ["copy", { patch: [{ op: "copy", from: "/rows", path: "/more" }] }, { ...start, more: ["a", "b"] }],
    ["escaped names", { patch: [{ op: "replace", path: "/a~1b~0c", value: 1 }] }, { ...start, "a/b~c": 1 }],
    ["the whole document", { patch: [{ op: "replace", path: "", value: { n: 1 } }] }, { n: 1 }],
    [
      "a test that holds",
      { patch: [{ op: "test", path: "/rows", value: ["a", "b"] }, remove("/quantity")] },
      { rows: ["a", "b"], "a/b~c": 0 },
    ],
    ["unknown fields", { state: { n: 1 }, other: 1 }, { n: 1 }],
  ])("by %s [T-007][T-052][T-150][T-151][T-153][T-231][T-235][TX-13]", async (_name, body, state) => {
    const server = await startTestServer();
    const path = await createComponent(server, start);
    const componentId = path.split("/")[5];
    expect(await server.json("POST", path, body)).toEqual({ status: 200, body: { componentId, state } });
    expect(await readComponent(server)).toEqual(state);
  });

  it("starts with an empty state if there is none [T-150]", async () => {
    const server = await startTestServer();
    const path = await createComponent(server);
    expect(await readComponent(server)).toBeUndefined();
    const { body } = await server.json("POST", path, { patch: [{ op: "add", path: "/n", value: 1 }] });
    expect(body.state).toEqual({ n: 1 });
    expect(await readComponent(server)).toEqual({ n: 1 });
  });

  async function refusedWith(body: unknown, code: string, errors: ExpectedErrors): Promise<void> {
    const server = await startTestServer();
    const path = await createComponent(server, start);
    const rejection = await readProblem("updateComponentState", await server.request("POST", path, body));
    expect(rejection).toMatchObject({ status: 400, code, errors: matchErrors(errors) });
    expect(await readComponent(server)).toEqual(start);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(server.log).toEqual([]);
  }

  it.each<[error: string | RegExp, body: unknown]>([
    [": is required", undefined],
    [': must have exactly one of "state" and "patch"; neither was sent', {}],
    [
      ': must have exactly one of "state" and "patch"; both were sent',
      { state: {}, patch: [remove("/rows")] },
    ],
    ["/state: must be an object, not an array", { state: [] }],
    ["/state: must be an object, not null", { state: null }],
    ["/patch: must have at least 1 item", { patch: [] }],
    ["/patch/0/from: is required", { patch: [{ op: "move", path: "/a" }] }],
    ["/patch/0/from: is required", { patch: [{ op: "copy", path: "/a" }] }],
    ["/patch/0/value: is required", { patch: [{ op: "add", path: "/a" }] }],
    [
      '/patch/0/op: must be one of "add", "remove", "replace", "move", "copy", "test", not "merge"',
      { patch: [{ op: "merge", path: "/a", value: 1 }] },
    ],
    ["/patch/0/path: must be a JSON Pointer such as /items/0 (RFC 6901)", { patch: [remove("rows")] }],
  ])("rejects, and changes nothing: %s [T-150][T-152][T-170]", async (error, body) => {
    await refusedWith(body, "VALIDATION_ERROR", error);
  });

  const no = (n: number) => new RegExp(`^/patch/${n}: the operation does not apply: .`);
  const noObject = "/patch: the state would no longer be an object";
  const copies = (count: number, pathOf: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => ({ op: "copy", from: "", path: pathOf(n) }));
  it.each<[string, RegExp | string, ...object[]]>([
    ["an operation that does not apply after one that does", no(1), add("/quantity", 2), remove("/none")],
    ["a test that fails after a change", no(1), remove("/rows"), { op: "test", path: "/quantity", value: 9 }],
    ["a place beyond the array", no(0), add("/rows/9", 1)],
    ["a state that would be a list", noObject, { op: "replace", path: "", value: [] }],
    ["a state that would be nothing", noObject, remove("")],
    ["a way to the prototype", no(0), add("/__proto__/polluted", 1)],
    ["another way to the prototype", no(0), add("/constructor/prototype/polluted", 1)],
    ["a copy from the prototype", no(0), { op: "copy", from: "/__proto__", path: "/x" }],
    [
      "a state that doubles with each of 21 operations",
      /./,
      add("", { a: [1] }),
      ...copies(21, (n) => `/c${n}`),
    ],
    [
      "a state that gets deeper than a body may be",
      /./,
      add("", { a: {} }),
      ...copies(10, (n) => "/a".repeat(2 ** n)),
    ],
  ])("rejects %s, and changes nothing [T-150][T-152][T-170]", async (_name, error, ...patch) => {
    await refusedWith({ patch }, "INVALID_JSON_PATCH", error);
  });
});
