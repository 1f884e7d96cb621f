/** Tests the listed tools of the weather example and of test servers. */
import { expect, it } from "vitest";
import { call, connect, fixture, names, program } from "./fixtures/connect.ts";
import { eras, inEra } from "./fixtures/eras.ts";
import { connectMcpServers } from "./mcp.ts";

it.each(eras)("reads a list of several pages, and again when it changes, with MCP %s", async (era) => {
  const { tools } = await connect([inEra(fixture("changing"), era)]);
  expect(names(tools)).toEqual(["changing/add", "changing/second", "changing/third"]);
  // The call makes the client read the list again. This takes one request per page, and a test cannot observe
  // when the last request has finished.
  await call(tools, "changing/add");
  await expect.poll(() => names(tools), { interval: 5, timeout: 20_000 }).toContain("changing/fourth");
});

it.each([
  { repeatable: undefined, want: [false, true, true, false] },
  { repeatable: true, want: [true, true, true, true] },
  { repeatable: false, want: [false, false, false, false] },
  { repeatable: ["send"], want: [false, false, false, true] },
])("derives repeatable from hints or settings: $repeatable", async ({ repeatable, want }) => {
  const { tools } = await connect([fixture("raw", repeatable === undefined ? {} : { repeatable })]);
  const listed = tools.list("prj_1");
  expect(listed.map((tool) => tool.repeatable)).toEqual(want);
  expect(listed.map((tool) => tool.description)).toEqual(["Gives back its input", "", "Puts", ""]);
});

it.each([
  {
    serverNames: ["a b"],
    want: 'The tool server name "a b" may only contain letters, digits, "_" and "-".',
  },
  { serverNames: ["a/b"], want: 'The tool server name "a/b" may only contain letters, digits, "_" and "-".' },
  { serverNames: ["a", "a"], want: 'Two tool servers are named "a"; give each a unique name.' },
])("rejects the server names $serverNames [TX-12]", async ({ serverNames, want }) => {
  const configs = serverNames.map((name) => program(name, "process.exit()"));
  await expect(connectMcpServers(configs, { log: () => {} })).rejects.toThrow(want);
});
