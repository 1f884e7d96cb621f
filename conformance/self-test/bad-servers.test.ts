import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { main } from "../cli/program.ts";
import { suiteDependencies } from "../cli/suite-dependencies.ts";
import type { SuiteResult } from "../runner/report.ts";

const folder = mkdtempSync(join(tmpdir(), "bad-servers-"));
writeFileSync(join(folder, "tambo-conform.yaml"), "contract: ag-ui\nhealth: tcp\npaths: { run: / }\n");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Tests a server, and returns the exit code, the lines of both outputs and the passed checks. */
async function judge(way: string, cases: string[] = ["core-text", "core-history", "core-parts"]) {
  // A flood ends with the limits of its size, however slow the machine is.
  const timeoutMs = way.startsWith("sends endless") ? 60_000 : 1_500;
  const [out, err]: [string[], string[]] = [[], []];
  const server = [process.execPath, join(import.meta.dirname, "bad-server.mjs"), "{port}", way];
  const options = [
    "--level",
    "core",
    "--timeout",
    `${timeoutMs}`,
    "--jobs",
    "8",
    "--report",
    "json=report.json",
  ];
  if (cases.length > 0) options.push("--case", ...cases);
  rmSync(join(folder, "report.json"), { force: true });
  const code = await main(["start", ...options, "--", ...server], suiteDependencies, {
    cwd: folder,
    env: process.env,
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    colours: false,
    terminal: undefined,
    interrupted: () => new Promise(() => {}),
  });
  const lines = (texts: string[]) => texts.join("").trimEnd().split("\n");
  const report = existsSync(join(folder, "report.json"))
    ? (JSON.parse(readFileSync(join(folder, "report.json"), "utf8")) as SuiteResult)
    : undefined;
  const checks = (report?.cases ?? []).flatMap((each) => each.checks);
  const passed = checks.filter(({ outcome }) => outcome === "pass").map(({ id }) => id);
  return { code, out: lines(out), err: lines(err), passed };
}

/** The status of a response, and a request that the server rejects with 500, say nothing about the rest of the response. */
const always = ["core-text/status"];

const lost =
  "The suite waited for the end of a stream, but the connection was lost; the last event was RUN_STARTED";
const longer = "The suite waited for the end of a stream, but the suite closed it, because it is longer than";

it.each<[string, string[], string[]]>([
  ["hangs", ["POST / got no response within 1500 ms"], []],
  [
    "answers with HTML",
    ["POST / returned status 200 with text/html instead of the stream that C-050 requires"],
    [],
  ],
  ["cuts frames", [lost], always],
  [
    "never ends its streams",
    ["The suite waited for the end of a stream, but timed out after 1500 ms; the last event was RUN_STARTED"],
    always,
  ],
  ["sends endless events", [`${longer} 20000 events; the last event was TEXT_MESSAGE_CONTENT`], always],
  ["sends endless frames", [`${longer} 16 MB; the last event was RUN_STARTED`], always],
  ["sends endless JSON", ["The response is longer than 16 MB"], []],
])(
  "ends soon, says why, and passes nothing with a server that %s",
  { timeout: 120_000 },
  async (way, causes, passes) => {
    const { code, out, passed } = await judge(way);
    expect(code).toBe(1);
    expect(out.flatMap((line) => /^ {2}1\. (.*)$/.exec(line)?.[1] ?? [])).toEqual(causes);
    expect(passed.filter((id) => !id.includes("/every-"))).toEqual(passes);
  },
);

it("does not run the other cases after 10 cases without a response", { timeout: 120_000 }, async () => {
  const { out } = await judge("hangs", []);
  expect(out.filter((line) => line.includes("not run"))).toEqual([
    expect.stringMatching(
      /^ {2}2\. The server did not respond in 10 cases in a row, so the other cases were not run/,
    ),
  ]);
});

it.each<[string, number, RegExp]>([
  ["crashes at the start", 3, /exited with code 7 before it was ready.*Error: no configuration/s],
  ["crashes in a run", 1, /exited with code 7 during the test.*Error: out of luck/s],
])(
  "prints the end and the last output of a server that %s",
  { timeout: 60_000 },
  async (way, exitCode, message) => {
    const { code, err } = await judge(way);
    expect([code, err.join("\n")]).toEqual([exitCode, expect.stringMatching(message)]);
  },
);
