import { afterEach, expect, it } from "vitest";
import { startTestServer } from "../testing/server.ts";

const specialNames =
  '{"__proto__":{"polluted":1,"isAdmin":true},"constructor":{"prototype":{"polluted":1}},"prototype":{"polluted":1},"toString":"x","valueOf":1,"hasOwnProperty":false,"then":{"x":1},"toJSON":"y","length":-1}';

afterEach(() => {
  // Prototype pollution by one request would affect the whole process.
  const names = ["polluted", "isAdmin"];
  for (const value of [{}, [], () => {}, ""])
    expect(names.filter((name) => (value as Record<string, unknown>)[name] !== undefined)).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

const parseSpecialNames = () => JSON.parse(specialNames) as Record<string, unknown>;
const post = async (server: { url: string }, path: string, text: string) => {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: text };
  const response = await fetch(server.url + path, init);
  return { status: response.status, text: await response.text() };
};

it("special property names in bodies of every operation are accepted and ignored", async () => {
  const server = await startTestServer();
  const script = JSON.stringify(JSON.stringify({ turns: [[{ text: "Hi" }]] }));
  const fields = specialNames.slice(1, -1);
  const schemas = JSON.stringify(
    Object.fromEntries(Object.keys(parseSpecialNames()).map((name) => [name, { type: "string" }])),
  );
  const bodies: [path: string, text: string][] = [
    ["/v1/threads", `{${fields},"metadata":${specialNames}}`],
    [
      "/v1/threads/t/runs",
      `{${fields},"createThread":true,"metadata":${specialNames},"message":{"role":"user","content":${script},"metadata":${specialNames},${fields}},"availableComponents":[{"name":"Cart","description":"","propsSchema":{"type":"object","properties":${schemas}},${fields}}],"tools":[]}`,
    ],
    [
      "/ag-ui/default",
      `{"threadId":"u","runId":"r",${fields},"state":${specialNames},"forwardedProps":${specialNames},"context":[],"tools":[{"name":"look","description":"","parameters":${specialNames}}],"messages":[{"id":"__proto__","role":"user","content":${script}}]}`,
    ],
    ["/v1/runs", `{"request":{"model":"embedded/script","messages":[{"role":"user","content":${script}}]}}`],
    ["/api/v2/conversations/c/message/", `{${fields},"content":${script}}`],
    ["/agent/chat/stream", `{${fields},"thread_id":"v","messages":[{"role":"user","content":${script}}]}`],
  ];
  for (const [path, text] of bodies) {
    const response = await post(server, path, text);
    expect([path, [200, 201].includes(response.status), response.text]).toEqual([path, true, response.text]);
  }
  expect((await server.json("GET", "/v1/threads/__proto__")).status).toBe(404);
  expect((await server.json("GET", "/v1/threads/t")).body.thread.metadata).toEqual(undefined);
});

it("metadata, props, states and arguments keep special property names unchanged [T-051][T-053]", async () => {
  const server = await startTestServer();
  const created = await post(server, "/v1/threads", `{"metadata":${specialNames}}`);
  expect(created.text).toContain(`"metadata":${specialNames}`);
  const turns = [
    [
      { component: "Cart", props: [specialNames], state: [{ set: parseSpecialNames() }] },
      { tool: "ask", args: [specialNames] },
    ],
  ];
  const schema = { type: "object", properties: {} };
  const stream = await server.script("t", turns, {
    availableComponents: [{ name: "Cart", description: "Shows", propsSchema: schema }],
    tools: [{ name: "ask", description: "Asks", inputSchema: schema }],
  });
  await stream.end();
  const stored = await (await server.request("GET", "/v1/threads/t")).text();
  for (const field of ["props", "state", "arguments"]) expect(stored).toContain(`"${field}":${specialNames}`);
  const replayed = await server.request(
    "GET",
    `/v1/threads/t/runs/${stream.response.headers.get("x-run-id")}?after=0`,
  );
  expect(await replayed.text()).toContain(`"state":${specialNames}`);
});

it.each([
  { op: "add", path: "/__proto__/polluted", value: 1 },
  { op: "add", path: "/constructor/prototype/polluted", value: 1 },
  { op: "replace", path: "/a/__proto__/polluted", value: 1 },
  { op: "copy", from: "/a", path: "/__proto__/polluted" },
  { op: "move", from: "/a", path: "/constructor/prototype/polluted" },
  { op: "copy", from: "/__proto__", path: "/x" },
  { op: "copy", from: "/constructor/prototype", path: "/x" },
  { op: "remove", path: "/__proto__/toString" },
  { op: "test", path: "/__proto__", value: {} },
])("patches through inherited properties are rejected [T-152] %j", async (operation) => {
  const server = await startTestServer();
  const turns = [[{ component: "Cart", props: {}, state: [{ set: { a: { b: 1 } } }] }]];
  const schema = { type: "object", properties: {} };
  await (
    await server.script("t", turns, {
      availableComponents: [{ name: "Cart", description: "Shows", propsSchema: schema }],
    })
  ).end();
  const { messages } = (await server.json("GET", "/v1/threads/t")).body;
  const path = `/v1/threads/t/components/${messages[1].content[0].id}/state`;
  const response = await server.json("POST", path, { patch: [operation] });
  expect([response.status, response.body.code]).toEqual([400, "INVALID_JSON_PATCH"]);
  expect((await server.json("GET", "/v1/threads/t")).body.messages[1].content[0].state).toEqual({
    a: { b: 1 },
  });
});

it("special property names in queries and headers are ignored", async () => {
  const server = await startTestServer();
  const query =
    "__proto__[limit]=0&__proto__.limit=0&constructor[prototype][polluted]=1&limit[__proto__]=1&hasOwnProperty=1";
  expect(await server.json("GET", `/v1/threads?${query}`)).toEqual({ status: 200, body: { threads: [] } });
  const headers = { __proto__: "x", constructor: "x", tostring: "x" };
  const named = new Headers(Object.entries({ ...headers, ["__proto__"]: "1" }));
  expect((await fetch(`${server.url}/v1/threads`, { headers: named })).status).toBe(200);
});
