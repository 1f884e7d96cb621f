import { expect, it, onTestFinished } from "vitest";
import { createSandboxTools } from "./sandbox-tools.ts";

const signal = new AbortController().signal;

function tools() {
  const made = createSandboxTools();
  onTestFinished(() => made.close());
  return made;
}

it("a script's state is visible only to the next script with the same key [A-002]", async () => {
  const { list, call } = tools();
  expect(list("p").map(({ name }) => name)).toEqual(["run_code"]);
  const run = async (sandboxKey: string, code: string) =>
    (await call("p", "run_code", { code }, { signal, sandboxKey })).content;
  expect(await run("1", "var n = 20")).toEqual([{ type: "text", text: '{"output":""}' }]);
  expect(await run("1", "n + 1")).toEqual([{ type: "text", text: '{"value":21,"output":""}' }]);
  expect(await run("2", "typeof n")).toEqual([{ type: "text", text: '{"value":"undefined","output":""}' }]);
});

it.each([
  ["run_code", "This call has no sandbox."],
  ["other", "There is no server tool named `other`."],
])("a call to %s without a sandbox returns an error outcome", async (name, text) => {
  expect(await tools().call("p", name, { code: "1" }, { signal })).toMatchObject({
    content: [{ type: "text", text }],
    isError: true,
  });
});
