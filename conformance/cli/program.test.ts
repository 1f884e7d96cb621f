import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Outcome } from "../runner/report.ts";
import { ImplementationError } from "../target/process.ts";
import type { SuiteDependencies } from "./dependencies.ts";
import { main } from "./program.ts";
import { samplePieces } from "./testing/sample.ts";

let cwd = "";
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "conform-"));
});
afterEach(() => rmSync(cwd, { recursive: true }));

async function conform(args: string[], outcome: Outcome = "pass", changes: Partial<SuiteDependencies> = {}) {
  const { pieces, asked } = samplePieces(outcome, changes);
  let out = "";
  let err = "";
  const code = await main(args, pieces, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    colours: false,
    terminal: undefined,
    cwd,
    env: { KEY: "k1" },
    interrupted: async () => {},
  });
  return { code, out, err, asked };
}

const taken = () => Promise.reject(Object.assign(new Error("listen"), { code: "EADDRINUSE" }));

describe("tambo-conform", () => {
  it.each<[string, string[]]>([
    [
      "No command given: init, run, start, baseline, list, explain, serve or sdk. See `tambo-conform --help`.",
      [],
    ],
    ["Unknown command 'lst' (Did you mean list?); see --help.", ["lst"]],
    ["Unknown option '--modee' (Did you mean --mode?); see --help.", ["run", "--modee", "x"]],
    [
      "Option '--mode <mode>' argument 'x' is invalid. Allowed choices are upstream, script, observe; see --help.",
      ["run", "--mode", "x"],
    ],
    [
      "No URL given: pass --url http://127.0.0.1:8080, or let `tambo-conform start -- <command>` start the implementation.",
      ["run"],
    ],
    [
      "Option '--url <url>' argument 'localhost:80' is invalid. It must be a URL such as http://127.0.0.1:8080; see --help.",
      ["run", "--url", "localhost:80"],
    ],
    [
      "No command given: use `tambo-conform start -- <command>`, or set `command` in tambo-conform.yaml.",
      ["start"],
    ],
    [
      "Option '--report <format=file>' argument 'pdf=x' is invalid. It must be <format>=<file>, such as html=report.html; formats: json, junit, html, md, badge; see --help.",
      ["run", "--report", "pdf=x"],
    ],
    ["Unknown case text-on; did you mean text-one?", ["run", "--url", "http://x", "--case", "text-on"]],
    ["Unknown area zzz; see areas: reconnect, text", ["run", "--url", "http://x", "--area", "zzz"]],
    ["Unknown requirement T-01; did you mean T-001?", ["run", "--url", "http://x", "--requirement", "T-01"]],
    [
      "No case matches --case, --area and --requirement together; see `tambo-conform list`.",
      ["run", "--url", "http://x", "--case", "text-*", "--area", "reconnect"],
    ],
    [
      'unknown feature "gracee"; did you mean "grace"? features: api-keys, idempotency, wire-proposal, tool-blocks, model-state, embed-resources, restart, grace, body-limit, reasoning, consent, builtins, agents, restrictions, users',
      ["run", "--url", "http://x", "--feature", "gracee"],
    ],
    [
      "The grace feature needs the graceMs setting: the time until a run without a reader is cancelled.",
      ["run", "--url", "http://x", "--feature", "grace"],
    ],
    ["Cannot read no.yaml (ENOENT); check the path.", ["run", "--config", "no.yaml"]],
    ["Cannot read no.yaml (ENOENT); check the path.", ["run", "--baseline", "no.yaml"]],
    ["The contract tambo has no requirement set 2.0; available: 1.0.", ["run", "--require", "2.0"]],
    [
      "No check, case or requirement has the id text-one/say; did you mean text-one/says?",
      ["explain", "text-one/say"],
    ],
    ["Missing required argument 'id'; see --help.", ["explain"]],
    ["Required option '--write <file>' not specified; see --help.", ["baseline"]],
    [
      "Give either --url or a command, not both.",
      ["baseline", "--write", "b.yaml", "--url", "http://x", "--", "node"],
    ],
    [
      "Option '--port <n>' argument '1.5' is invalid. It must be a whole number from 0 to 65535; see --help.",
      ["serve", "--port", "1.5"],
    ],
  ])("prints one sentence that says what to do: %s", async (sentence, args) => {
    expect(await conform(args)).toMatchObject({ code: 2, out: "", err: `${sentence}\n` });
  });

  it.each<[string, Partial<SuiteDependencies>, string[]]>([
    [
      "No response from http://127.0.0.1:1 (no process is listening on the port); start the implementation first, or correct the URL.\n",
      { checkHealth: async () => "no process is listening on the port" },
      ["run", "--url", "http://127.0.0.1:1"],
    ],
    [
      "The implementation exited with code 1.\n",
      { startImplementation: () => Promise.reject(new Error("The implementation exited with code 1.")) },
      ["start", "--", "node"],
    ],
    [
      "Port 8971, for the suite's model, is in use. Stop the process that uses it (perhaps `tambo-conform serve`, because `run` serves at the same addresses), or choose another port with --upstream-port.\n",
      { startUpstream: taken },
      ["run", "--url", "http://127.0.0.1:1"],
    ],
    [
      "tambo/cases/text/a.yaml: no\nThis is an error in the suite; set DEBUG=1 to see the stack trace.\n",
      { loadContract: () => Promise.reject(new Error("tambo/cases/text/a.yaml: no")) },
      ["list"],
    ],
  ])("exits with 3: %s", async (err, changes, args) => {
    expect(await conform(args, "pass", changes)).toMatchObject({ code: 3, out: "", err });
  });

  it.each<[Outcome, string[], number, string]>([
    ["pass", [], 0, "3 passed, 0 failed"],
    ["fail", [], 1, "0 passed, 3 failed"],
    ["harness", [], 3, "0 passed, 3 failed"],
    ["warn", ["--strict"], 1, "0 passed, 3 failed"],
    ["pass", ["--require", "1.0"], 0, "1 passed, 0 failed"],
    ["pass", ["--case", "text-*"], 0, "1 passed, 0 failed"],
    ["pass", ["--case", "text-one/says", "reconnect-mid-text"], 0, "3 passed, 0 failed"],
    ["pass", ["--area", "reconnect"], 0, "2 passed, 0 failed"],
    ["pass", ["--requirement", "t-002"], 0, "2 passed, 0 failed"],
    ["pass", ["--requirement", "T-003"], 0, "3 passed, 0 failed"],
  ])("with checks that %s and options %j, exits with %i", async (outcome, flags, code, line) => {
    const ended = await conform(["run", "--url", "http://x", ...flags], outcome);
    expect([ended.code, ended.out.trimEnd().split("\n").at(-1)]).toEqual([code, line]);
  });

  it("tests a URL with the model on the default port, and skips features that it cannot test", async () => {
    const flags = [
      "--key",
      "a",
      "--other-key",
      "b",
      "--feature",
      "api-keys,restart",
      "--timeout",
      "9",
      "--jobs",
      "2",
    ];
    const { asked, err } = await conform(["run", "--url", "http://x/", ...flags]);
    expect(asked.upstreamPorts).toEqual([8971]);
    expect(asked.suites[0]).toMatchObject({
      jobs: 2,
      trace: false,
      target: { name: "http://x", url: "http://x", key: "a", otherKey: "b", timeoutMs: 9, mode: "upstream" },
    });
    expect(asked.suites[0]?.target.features).toEqual(new Set(["api-keys"]));
    expect(asked.events).toEqual(["upstream closed"]);
    expect(err).toBe(
      "Only `tambo-conform start` can test the restart feature; its checks are skipped.\n1/2 cases\n2/2 cases\n",
    );
  });

  it("starts a command, and stops it after a failure, too", async () => {
    const { asked, code, out } = await conform(
      ["start", "--mode", "script", "--trace", "--", "/opt/node", "server.js", "--secret=x"],
      "fail",
    );
    expect(asked.launches).toEqual([
      {
        argv: ["/opt/node", "server.js", "--secret=x"],
        cwd,
        upstream: { OPENAI_BASE_URL: "http://127.0.0.1:0/openai/v1", OPENAI_API_KEY: "conformance" },
        env: {},
        graceMs: 2_000,
        health: "/healthz",
        readyMs: 30_000,
        stopMs: 5_000,
      },
    ]);
    await asked.suites[0]?.target.restart?.();
    expect(asked.suites[0]).toMatchObject({
      trace: true,
      target: { name: "node server.js", url: "http://127.0.0.1:20000", graceMs: 2_000, mode: "script" },
    });
    expect(asked.events).toEqual(["stopped", "upstream closed", "restarted"]);
    expect(code).toBe(1);
    expect(out).not.toContain("secret");
  });

  it("reports that the implementation ended during the test", async () => {
    const failure = new ImplementationError("The implementation exited with code 1 during the test.", [
      "out of memory",
    ]);
    const { err } = await conform(["start", "--", "node"], "fail", {
      startImplementation: async () => ({
        url: "http://127.0.0.1:20000",
        restart: async () => {},
        failure: async () => failure,
        stop: async () => {},
      }),
    });
    expect(err).toContain(
      "The implementation exited with code 1 during the test.\nIts last output:\n  out of memory\n",
    );
  });

  it("reads the configuration in the working directory", async () => {
    writeFileSync(
      join(cwd, "tambo-conform.yaml"),
      'name: acme\ncommand: [npm, start]\nhealth: tcp\nkey: "${KEY}"\nmode: script\ngraceMs: 7\nenv: {A: "{port}"}\n',
    );
    const { asked } = await conform(["start", "--mode", "upstream"]);
    expect(asked.launches[0]).toMatchObject({
      argv: ["npm", "start"],
      cwd,
      env: { A: "{port}" },
      graceMs: 7,
      health: "tcp",
    });
    expect(asked.suites[0]?.target).toMatchObject({ name: "acme", key: "k1", mode: "upstream", graceMs: 7 });
  });

  it("takes the contract from an option, or else from the configuration", async () => {
    writeFileSync(join(cwd, "tambo-conform.yaml"), "contract: ag-ui\nurl: http://x\n");
    const loaded: string[] = [];
    const { pieces } = samplePieces("pass");
    const loadContract: SuiteDependencies["loadContract"] = (name) => {
      loaded.push(name);
      return pieces.loadContract(name);
    };
    for (const args of [["run"], ["list"], ["explain", "T-001"]]) {
      await conform(args, "pass", { loadContract });
      await conform([...args, "--contract", "gateway"], "pass", { loadContract });
    }
    expect(loaded).toEqual(["ag-ui", "gateway", "ag-ui", "gateway", "ag-ui", "gateway"]);
  });

  it("reports the location of a configuration error", async () => {
    writeFileSync(join(cwd, "tambo-conform.yaml"), "timeoutMs: soon\n");
    expect(await conform(["start"])).toMatchObject({
      code: 2,
      err: "tambo-conform.yaml:1:12: timeoutMs must be a whole number\n",
    });
  });

  it("rejects paths for a contract that defines them", async () => {
    writeFileSync(join(cwd, "tambo-conform.yaml"), "url: http://x\npaths: { run: /agent }\n");
    expect(await conform(["run"])).toMatchObject({
      code: 2,
      err: "paths: the contract tambo defines the paths of its operations; remove this setting\n",
    });
    const { asked } = await conform(["run", "--contract", "ag-ui"]);
    expect(asked.suites[0]?.target.paths).toEqual({ run: "/agent" });
  });

  it("selects the checks and invariants of the level core", async () => {
    const { asked, code } = await conform(["run", "--url", "http://x", "--level", "core"]);
    expect(code).toBe(0);
    expect(asked.suites[0]?.level).toBe("core");
    expect(asked.suites[0]?.contract.invariants).toEqual([]);
    expect(asked.suites[0]?.cases.map(({ id, checks }) => [id, checks.map((check) => check.id)])).toEqual([
      ["text-one", ["says"]],
    ]);
  });

  it("lists every failed check with --verbose", async () => {
    const flags = ["run", "--url", "http://x", "--case", "text-one"];
    const { out } = await conform(flags, "fail");
    const { out: verbose } = await conform([...flags, "--verbose"], "fail");
    expect(out).toContain("CAUSES OF FAILURE (1)");
    expect(verbose).toContain(
      "FAILURES (1)\n  text-one  One text\n    MUST text-one/says  The text is the model's.\n",
    );
  });

  it("writes reports, and creates their folders", async () => {
    const reports = ["json=r/a.json", "junit=r/a.xml", "html=r/a.html", "md=r/a.md", "badge=r/badge.json"];
    const { code } = await conform([
      "run",
      "--url",
      "http://x",
      ...reports.flatMap((each) => ["--report", each]),
    ]);
    expect(code).toBe(0);
    const text = (file: string) => readFileSync(join(cwd, "r", file), "utf8");
    expect(JSON.parse(text("a.json"))).toMatchObject({
      schema: "tambo-conform/1",
      implementation: "http://x",
    });
    expect(text("a.xml")).toMatch(/^<\?xml/);
    expect(text("a.html").toLowerCase()).toMatch(/^<!doctype html>/);
    expect(text("a.md")).toContain("http://x");
    expect(JSON.parse(text("badge.json"))).toMatchObject({ message: "full (3/3)" });
  });

  it("writes a baseline of the current failures", async () => {
    const flags = ["--url", "http://x", "--case", "text-one"];
    expect(await conform(["baseline", "--write", "b.yaml", ...flags], "fail")).toMatchObject({ code: 0 });
    expect(readFileSync(join(cwd, "b.yaml"), "utf8")).toContain(
      '- check: text-one/says\n  reason: "Violated: The text is the model\'s."\n',
    );
    const run = (outcome: Outcome, ...more: string[]) =>
      conform(["run", "--baseline", "b.yaml", "--url", "http://x", ...more], outcome);
    expect((await run("fail")).code).toBe(1);
    const stale = await run("pass");
    expect(stale.code).toBe(1);
    expect(stale.out).toContain("text-one/says passes; remove the entry");
  });

  it("writes no baseline after a harness error", async () => {
    const { code, err } = await conform(["baseline", "--write", "b.yaml", "--", "node"], "harness");
    expect(code).toBe(3);
    expect(err.split("\n").at(-2)).toBe(
      "No baseline was written, because the suite is set up incorrectly: It was not so.",
    );
  });

  it("mentions the implementation's output if checks fail", async () => {
    const hint = "--show-output prints the implementation's output, such as its errors.\n";
    expect((await conform(["start", "--", "node"], "fail")).err).toContain(hint);
    expect((await conform(["start", "--show-output", "--", "node"], "fail")).err).not.toContain(hint);
    expect((await conform(["start", "--", "node"], "pass")).err).not.toContain(hint);
  });

  it.each<[string, string[], Outcome, boolean]>([
    ["warns if checks fail and the model was never called", [], "fail", true],
    ["does not warn in a mode without a scripted model", ["--mode", "script"], "fail", false],
    ["does not warn if all checks pass", [], "pass", false],
  ])("%s", async (_, flags, outcome, said) => {
    const { err } = await conform(["run", "--url", "http://x", ...flags], outcome);
    expect(err.includes("The implementation never called its model.")).toBe(said);
  });

  it("prints the environment, one variable per line", async () => {
    const { code, out, asked } = await conform(["serve", "--port", "9000"]);
    expect(out).toBe(
      "export OPENAI_BASE_URL=http://127.0.0.1:9000/openai/v1\nexport OPENAI_API_KEY=conformance\n",
    );
    expect([code, asked.events]).toEqual([0, ["upstream closed"]]);
  });

  it("lists cases, checks and requirements", async () => {
    const { out } = await conform(["list"]);
    expect(out).toBe(
      `reconnect
  reconnect-mid-text: Reconnecting while text is being streamed (needs grace)
    replays-all [full MUST T-001 T-002] All events are replayed.
    in-order [full SHOULD T-002] The events are in order.
text
  text-one: One text
    says [core MUST T-001] The text is the model's.
in every case
  every-one-end [full MUST T-003] One terminal event.

2 cases, 4 checks, 4 requirements.
`,
    );
    expect((await conform(["list", "--level", "core"])).out).toBe(
      `text
  text-one: One text
    says [core MUST T-001] The text is the model's.

1 cases, 1 checks, 1 requirements.
`,
    );
    const { out: json } = await conform(["list", "--json"]);
    expect(JSON.parse(json)).toMatchObject({
      contract: "tambo",
      cases: [
        { id: "reconnect-mid-text", needs: ["grace"] },
        { id: "text-one", checks: [{ id: "says", conformance: "core", level: "MUST" }] },
      ],
      everyCase: [{ id: "every-one-end", level: "MUST" }],
      requirements: [{ id: "T-001" }, { id: "T-002" }, { id: "T-003" }, { id: "T-004" }],
    });
  });
});
