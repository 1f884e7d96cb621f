/** Runs the steps of the Action against small servers. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { actionFolder, readAction, runAction } from "./testing/run-action.ts";

const conformance = join(actionFolder, "..");
const referenceServer = join(conformance, "self-test/reference-server");

let folder = "";
let workspace = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "action-"));
  workspace = join(folder, "workspace");
  mkdirSync(join(workspace, "agent"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the steps with the suite of this repository in place of an installed package. */
function run(inputs: Record<string, string>) {
  const runner = join(folder, "runner");
  mkdirSync(join(runner, "tambo-conform/node_modules"), { recursive: true });
  symlinkSync(conformance, join(runner, "tambo-conform/node_modules/tambo-conform"));
  return runAction(inputs, workspace, runner, ["Install the suite"]);
}

/** A server that answers every request with 404, except its health check. */
const emptyServer = `require("node:http")
  .createServer((request, response) => {
    response.statusCode = request.url === "/healthz" ? 200 : 404;
    response.end();
  })
  .listen(process.env.PORT, "127.0.0.1");`;

const reportFiles = ["badge.json", "junit.xml", "report.html", "report.json", "summary.md"];

it("tests a server that reaches the level core", async () => {
  const { exitCode, log, summary, outputs, reports } = await run({
    config: join(referenceServer, "tambo-conform.yaml"),
    command: `exec "${process.execPath}" "${join(referenceServer, "server.mjs")}"`,
    level: "core",
    require: "core-1.0",
  });
  const passed = Number(outputs.passed);
  expect(log.split("\n")).toContain(`${passed} passed, 0 failed`);
  expect([exitCode, outputs.level, outputs.failed, passed > 100]).toEqual([0, "core", "0", true]);
  expect(Object.keys(reports)).toEqual(reportFiles);
  expect(summary).toBe(reports["summary.md"]);
  expect(summary.split("\n")[0]).toBe("## ✅ tambo conformance: conformant");
  expect(JSON.parse(reports["badge.json"] ?? "")).toEqual({
    schemaVersion: 1,
    label: "Tambo API v1",
    message: expect.stringMatching(new RegExp(`^core \\(${passed}/\\d+\\)$`)),
    color: "brightgreen",
  });
  expect(reports["junit.xml"]).toMatch(/^<\?xml [^>]+>\n<testsuites [^>]*failures="0"/);
}, 120_000);

it("reports the failed checks of a server that its configuration describes", async () => {
  writeFileSync(join(workspace, "agent/server.cjs"), emptyServer);
  writeFileSync(
    join(workspace, "agent/tambo-conform.yaml"),
    JSON.stringify({ contract: "ag-ui", command: [process.execPath, "server.cjs"] }),
  );
  const { exitCode, summary, outputs, reports } = await run({ "working-directory": "agent", level: "core" });
  expect([exitCode, outputs.level, outputs.passed]).toEqual([1, "none", "0"]);
  expect(Number(outputs.failed)).toBeGreaterThan(10);
  expect(summary.split("\n")[0]).toBe("## ❌ ag-ui conformance: not conformant");
  expect(Object.keys(reports)).toEqual(reportFiles);
  expect(JSON.parse(reports["badge.json"] ?? "")).toMatchObject({
    label: "AG-UI 1.0",
    message: `${outputs.failed} failing`,
    color: "red",
  });
  expect(reports["junit.xml"]).toContain(`failures="${outputs.failed}"`);
}, 60_000);

it("does not fail for known failures, but reports no level", async () => {
  writeFileSync(join(workspace, "server.cjs"), emptyServer);
  const command = `"${process.execPath}" server.cjs`;
  const failing = await run({ command, contract: "ag-ui", level: "core" });
  const { cases } = JSON.parse(failing.reports["report.json"] ?? "") as {
    cases: { id: string; checks: { outcome: string }[] }[];
  };
  const known = cases
    .filter(({ checks }) => checks.some(({ outcome }) => outcome === "fail"))
    .map(({ id }) => `- { case: ${id}, reason: not built yet }\n`);
  writeFileSync(join(workspace, "known.yaml"), known.join(""));
  rmSync(join(folder, "runner"), { recursive: true });
  const { log, outputs, summary } = await run({
    command,
    contract: "ag-ui",
    level: "core",
    baseline: "known.yaml",
  });
  expect(log).not.toContain("CAUSES OF FAILURE");
  expect([outputs.level, outputs.failed]).toEqual(["none", "0"]);
  expect(summary).toContain("### Expected failures");
}, 60_000);

it.each<[string, Record<string, string>, number, string]>([
  [
    "the server does not start",
    { command: "echo 'no database'; exit 7" },
    3,
    "    The implementation exited with code 7 before it was ready; it must stay in the foreground.\n    Its last output:\n      no database\n",
  ],
  [
    "no process listens at the URL",
    { url: "http://127.0.0.1:1" },
    3,
    "    No response from http://127.0.0.1:1 (no process is listening on the port); start the implementation first, or correct the URL.\n",
  ],
  [
    "there is no command",
    {},
    2,
    "    No command given: use `tambo-conform start -- <command>`, or set `command` in tambo-conform.yaml.\n",
  ],
  [
    "there are two targets",
    { url: "http://127.0.0.1:1", command: "node server.js" },
    2,
    "    Set either `command` or `url`, not both.\n",
  ],
])("says why nothing was tested: %s", async (_case, inputs, code, text) => {
  const { exitCode, log, summary, outputs } = await run(inputs);
  expect(summary).toBe(`## ⚠️ Nothing was tested\n\n${text}`);
  expect(log).toContain(text.trim().split("\n")[0]);
  expect([exitCode, outputs]).toEqual([code, { level: "none", passed: "0", failed: "0", reports: "" }]);
});

it("never executes an input other than the command", async () => {
  const { inputs } = readAction();
  const attack = "x; touch injected; $(touch injected)";
  const names = Object.keys(inputs).filter((name) => !["working-directory", "artifact"].includes(name));
  for (const name of names.filter((name) => name !== "command")) {
    const { exitCode } = await run({
      command: "false",
      [name]: name === "url" ? `http://${attack}` : attack,
    });
    expect([name, exitCode > 0]).toEqual([name, true]);
    rmSync(join(folder, "runner"), { recursive: true });
  }
  expect(existsSync(join(workspace, "injected"))).toBe(false);
}, 60_000);

it("passes inputs to the steps only in variables", () => {
  const { inputs, runs } = readAction();
  expect(runs.steps.flatMap(({ run = "" }) => run.match(/\$\{\{/g) ?? [])).toEqual([]);
  const text = readFileSync(join(actionFolder, "action.yml"), "utf8");
  const used = new Set([...text.matchAll(/inputs\.([a-z-]+)/g)].map(([, name]) => name));
  expect([...used].sort()).toEqual(Object.keys(inputs).sort());
});
