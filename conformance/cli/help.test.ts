import { expect, it } from "vitest";
import { contractNames } from "../contracts/contracts.ts";
import { environmentOf } from "../target/environment.ts";
import { startUpstream } from "../upstream/upstream.ts";
import type { Surroundings } from "./pieces.ts";
import { main } from "./program.ts";
import { pieces } from "./wire.ts";

async function ran(...args: string[]) {
  let out = "";
  const surroundings: Surroundings = {
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
  return { code: await main(args, pieces, surroundings), out };
}

const helped = (...command: string[]) => ran(...command, "--help");

it.each<[string, string, string | undefined, string]>([
  [
    "run",
    "everything that counts holds",
    "checks failed, none passed, or the baseline has stale entries",
    "nothing could be judged: the implementation is out of reach, or the suite or its set-up is at fault",
  ],
  [
    "start",
    "everything that counts holds",
    "checks failed, none passed, or the baseline has stale entries",
    "nothing could be judged: the implementation is out of reach, or the suite or its set-up is at fault",
  ],
  [
    "baseline",
    "the baseline is written",
    undefined,
    "nothing was written: the implementation is out of reach, or the suite or its set-up is at fault",
  ],
  ["list", "it is shown", undefined, "the suite is at fault"],
  ["explain", "it is shown", undefined, "the suite is at fault"],
  ["serve", "it was served until Ctrl-C", undefined, "the port is taken, or the suite is at fault"],
  [
    "sdk",
    "no scenario failed",
    "a scenario failed, one that is required was not exercised, or the client's tests failed",
    "the port is taken, or the suite is at fault",
  ],
])("explains the exit codes of %s", async (command, ok, failures, fault) => {
  const { code, out } = await helped(command);
  expect(code).toBe(0);
  expect(out.slice(out.indexOf("Exit codes:")).trimEnd().split("\n")).toEqual([
    "Exit codes:",
    `  0  ${ok}`,
    ...(failures === undefined ? [] : [`  1  ${failures}`]),
    "  2  the command line or the configuration is wrong",
    `  3  ${fault}`,
  ]);
});

it("names every contract and every command", async () => {
  const { code, out } = await helped();
  const names = (title: string) =>
    (out.split(`${title}\n`)[1]?.split("\n\n")[0] ?? "").match(/^ {2}[a-z-]+/gm)?.map((name) => name.trim());
  expect([code, names("Contracts, for --contract:")]).toEqual([0, [...contractNames]]);
  const commands = ["run", "start", "baseline", "list", "explain", "serve", "sdk", "help"];
  expect(names("Commands:")).toEqual(commands);
});

it("names every variable that a started command is given", async () => {
  const { out } = await helped("start");
  const upstream = await startUpstream();
  await upstream.close();
  const given = environmentOf({
    inherited: {},
    upstream: { ...upstream.environment() },
    port: 1,
    graceMs: 1,
    own: {},
  });
  const named = new Set(out.match(/\b(?:PORT|[A-Z]+(?:_[A-Z]+)+)\b/g));
  expect([...named].sort()).toEqual(Object.keys(given).sort());
});

it("names only what there is to explain", async () => {
  const { out } = await helped("explain");
  const [, listed = ""] = /such as (.+)/.exec(out) ?? [];
  const ids = listed.split(/, | or /);
  expect(ids).toHaveLength(3);
  for (const id of ids)
    expect(await ran("explain", id)).toEqual({ code: 0, out: expect.stringContaining(id) });
});
