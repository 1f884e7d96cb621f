import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../config/config.ts";
import { contractNames, contractTitles } from "../contracts/contracts.ts";
import type { Outcome } from "../runner/report.ts";
import type { SuiteDependencies } from "./dependencies.ts";
import { InterruptedError } from "./exit.ts";
import { main } from "./program.ts";
import { samplePieces } from "./testing/sample.ts";

let cwd = "";
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "init-"));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const file = () => join(cwd, "tambo-conform.yaml");
const read = () => readFileSync(file(), "utf8");

interface Setup {
  /** The user's answers. An `Error` is thrown instead of returned. If absent, the input is not a terminal. */
  answers?: (string | Error)[];
  outcome?: Outcome;
  changes?: Partial<SuiteDependencies>;
}

/** Runs `tambo-conform init`. */
async function init(args: string[], { answers, outcome = "pass", changes = {} }: Setup = {}) {
  const { pieces, asked } = samplePieces(outcome, changes);
  const questions: string[] = [];
  let [out, err, closed] = ["", "", 0];
  const code = await main(["init", ...args], pieces, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    colours: false,
    terminal: undefined,
    cwd,
    env: { PATH: dirname(process.execPath) },
    ...(answers && {
      openPrompt: () => ({
        async ask(question) {
          questions.push(question);
          const answer = answers.shift() ?? expect.unreachable(question);
          if (answer instanceof Error) throw answer;
          return answer;
        },
        close: () => void closed++,
      }),
    }),
    interrupted: async () => {},
  });
  return { code, out, err, questions, closed, asked };
}

const server = [process.execPath, "server.js"];

describe("tambo-conform init", () => {
  it("asks for the contract, the command and the health path, and tests the level core", async () => {
    const { code, out, err, questions, closed, asked } = await init([], {
      answers: [
        "tambi",
        "",
        "",
        "nodejs-that-is-missing server.js",
        `${process.execPath} 'my server.js'`,
        "",
      ],
    });
    expect([code, closed]).toEqual([0, 1]);
    expect(questions).toEqual([
      "Contract that your server implements (tambo): ",
      "Contract that your server implements (tambo): ",
      "Command that starts your server, which listens on $PORT or {port}: ",
      "Command that starts your server, which listens on $PORT or {port}: ",
      "Command that starts your server, which listens on $PORT or {port}: ",
      "Path that returns 2xx when your server is ready, or tcp if it has none (/healthz): ",
    ]);
    const list = contractNames.map(
      (name, index) => `  ${index + 1}  ${name.padEnd(14)}${contractTitles[name]}\n`,
    );
    expect(list.slice(0, 2).join("")).toBe("  1  tambo         Tambo API v1\n  2  ag-ui         AG-UI 1.0\n");
    expect(err).toBe(`Contracts:
${list.join("")}Unknown contract "tambi"; did you mean "tambo"? contracts: ${contractNames.join(", ")}
The command is empty; type the command that starts your server.
Cannot find the command "nodejs-that-is-missing"; correct its name, or give its path.
Wrote tambo-conform.yaml. Testing the level core of Tambo API v1 ...
1/1 cases
`);
    expect(read()).toBe(`# Describes this server to tambo-conform. Test it with: npx tambo-conform start
contract: tambo
command: [${process.execPath}, my server.js]
health: /healthz

# If your server uses other names for the suite's variables, map them here.
# env:
#   LLM_BASE_URL: \${OPENAI_BASE_URL}

# Optional features that your server supports. \`npx tambo-conform start --help\` lists them.
# features: []
`);
    expect(asked.launches[0]).toMatchObject({
      argv: [process.execPath, "my server.js"],
      cwd,
      health: "/healthz",
    });
    expect(asked.suites[0]?.level).toBe("core");
    expect(out.split("\n").slice(-4)).toEqual([
      "1 passed, 0 failed",
      "",
      "Your server reaches the level core. To test this project's own decisions as well: npx tambo-conform start",
      "",
    ]);
  });

  it("asks for the run path of AG-UI", async () => {
    const { code, questions } = await init(["--", ...server, "{port}"], {
      answers: ["2", "8080", "tcp", "agent", "/agent"],
    });
    expect(code).toBe(0);
    expect(questions.slice(2)).toEqual([
      "Path that returns 2xx when your server is ready, or tcp if it has none (/healthz): ",
      "Path of the run operation (/ag-ui/default): ",
      "Path of the run operation (/ag-ui/default): ",
    ]);
    expect(readConfig(read(), "c.yaml")).toEqual({
      contract: "ag-ui",
      command: [...server, "{port}"],
      health: "tcp",
      paths: { run: "/agent" },
    });
  });

  it("asks nothing that the options answer, and nothing without a terminal", async () => {
    const flags = ["--contract", "ag-ui", "--health", "/ready", "--run-path", "/"];
    const { questions } = await init([...flags, "--", ...server], { answers: [] });
    const expected = { contract: "ag-ui", command: server, health: "/ready", paths: { run: "/" } };
    expect([questions, readConfig(read(), "c.yaml")]).toEqual([[], expected]);
    rmSync(file());
    expect(await init(["--", ...server])).toMatchObject({ code: 0 });
    expect(readConfig(read(), "c.yaml")).toEqual({ contract: "tambo", command: server, health: "/healthz" });
  });

  it("names the next command after a failure", async () => {
    const { code, out } = await init(["--", ...server], { outcome: "fail" });
    expect([code, out.split("\n").slice(-4)]).toEqual([
      1,
      [
        "0 passed, 1 failed",
        "",
        "Correct the first cause, then test again: npx tambo-conform start --level core",
        "",
      ],
    ]);
  });

  it("keeps the complete file if the server does not start, and says what to do", async () => {
    const changes: Partial<SuiteDependencies> = {
      startImplementation: () => Promise.reject(new Error("The implementation exited with code 1.")),
    };
    const { code, out, err } = await init(["--", ...server], { changes });
    expect([code, out, err]).toEqual([
      3,
      "",
      `Wrote tambo-conform.yaml. Testing the level core of Tambo API v1 ...
The implementation exited with code 1.
Correct \`command\`, \`health\` or \`env\` in tambo-conform.yaml, and run: npx tambo-conform start --level core
`,
    ]);
    expect(readConfig(read(), "c.yaml").command).toEqual(server);
  });

  it.each<[string, string[], Setup, number, string]>([
    [
      "without a terminal and a command",
      ["--contract", "ag-ui"],
      {},
      2,
      "No command given, and the input is not a terminal: use `tambo-conform init --contract <name> -- <command>`.\n",
    ],
    [
      "for an unknown contract",
      ["--contract", "ag-iu", "--", ...server],
      {},
      2,
      `Option '--contract <name>' argument 'ag-iu' is invalid. Allowed choices are ${contractNames.join(", ")}; see --help.\n`,
    ],
    [
      "for a command that does not exist",
      ["--", "./start-it"],
      {},
      2,
      'Cannot find the command "./start-it"; correct its name, or give its path.\n',
    ],
    [
      "for an invalid health path",
      ["--health", "healthz", "--", ...server],
      {},
      2,
      'The health path must start with "/", or be tcp.\n',
    ],
    [
      "for an invalid run path",
      ["--run-path", "/a?b", "--", ...server],
      {},
      2,
      'The run path must start with "/", without a query.\n',
    ],
    [
      "after Ctrl-C",
      ["--contract", "tambo"],
      { answers: [new InterruptedError("Interrupted; nothing was written.")] },
      130,
      "Interrupted; nothing was written.\n",
    ],
  ])("writes nothing %s", async (_case, args, setup, code, err) => {
    expect(await init(args, setup)).toMatchObject({ code, out: "", err, asked: { launches: [] } });
    expect(existsSync(file())).toBe(false);
  });

  it("overwrites nothing", async () => {
    writeFileSync(file(), "name: mine\n");
    expect(await init(["--", ...server])).toMatchObject({
      code: 2,
      out: "",
      err: "tambo-conform.yaml exists already. Edit it and run `npx tambo-conform start --level core`, or delete it and run `init` again.\n",
    });
    expect(read()).toBe("name: mine\n");
  });
});
