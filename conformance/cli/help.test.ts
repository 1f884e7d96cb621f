import { expect, it } from "vitest";
import { contractNames } from "../contracts/contracts.ts";
import { buildEnvironment } from "../target/environment.ts";
import { startUpstream } from "../upstream/upstream.ts";
import type { CommandContext } from "./dependencies.ts";
import { main } from "./program.ts";
import { suiteDependencies } from "./suite-dependencies.ts";

async function ran(...args: string[]) {
  let out = "";
  const surroundings: CommandContext = {
    out: (text) => {
      out += text;
    },
    err: (text) => expect.unreachable(text),
    colours: false,
    terminal: undefined,
    cwd: ".",
    env: {},
    interrupted: async () => {},
  };
  return { code: await main(args, suiteDependencies, surroundings), out };
}

const helped = (...command: string[]) => ran(...command, "--help");

it.each<[string, string, string | undefined, string]>([
  [
    "run",
    "all checks that count passed",
    "checks failed, no check passed, or the baseline has stale entries",
    "nothing could be tested: the implementation cannot be reached, or the suite is set up incorrectly",
  ],
  [
    "start",
    "all checks that count passed",
    "checks failed, no check passed, or the baseline has stale entries",
    "nothing could be tested: the implementation cannot be reached, or the suite is set up incorrectly",
  ],
  [
    "baseline",
    "the baseline was written",
    undefined,
    "nothing was written: the implementation cannot be reached, or the suite is set up incorrectly",
  ],
  ["list", "shown", undefined, "the suite itself failed"],
  ["explain", "shown", undefined, "the suite itself failed"],
  ["serve", "served until Ctrl-C", undefined, "the port is in use, or the suite itself failed"],
  [
    "sdk",
    "no scenario failed",
    "a scenario failed, a required scenario was not exercised, or the client's tests failed",
    "the port is in use, or the suite itself failed",
  ],
])("explains the exit codes of %s", async (command, ok, failures, fault) => {
  const { code, out } = await helped(command);
  expect(code).toBe(0);
  expect(out.slice(out.indexOf("Exit codes:")).trimEnd().split("\n")).toEqual([
    "Exit codes:",
    `  0  ${ok}`,
    ...(failures === undefined ? [] : [`  1  ${failures}`]),
    "  2  invalid command line or configuration",
    `  3  ${fault}`,
  ]);
});

it("names every contract and every command", async () => {
  const { code, out } = await helped();
  const names = (title: string) =>
    (out.split(`${title}\n`)[1]?.split("\n\n")[0] ?? "").match(/^ {2}[a-z-]+/gm)?.map((name) => name.trim());
  expect([code, names("Contracts, for --contract:")]).toEqual([0, [...contractNames]]);
  const commands = ["init", "run", "start", "baseline", "list", "explain", "serve", "sdk", "help"];
  expect(names("Commands:")).toEqual(commands);
});

it("lists every variable that is passed to a started command", async () => {
  const { out } = await helped("start");
  const upstream = await startUpstream();
  await upstream.close();
  const given = buildEnvironment({
    inherited: {},
    upstream: { ...upstream.environment() },
    port: 1,
    graceMs: 1,
    own: {},
  });
  const named = new Set(out.match(/\b(?:PORT|[A-Z]+(?:_[A-Z]+)+)\b/g));
  expect([...named].sort()).toEqual(Object.keys(given).sort());
});

it("has valid ids as examples", async () => {
  const { out } = await helped("explain");
  const [, listed = ""] = /such as (.+)/.exec(out) ?? [];
  const ids = listed.split(/, | or /);
  expect(ids).toHaveLength(3);
  for (const id of ids)
    expect(await ran("explain", id)).toEqual({ code: 0, out: expect.stringContaining(id) });
});
