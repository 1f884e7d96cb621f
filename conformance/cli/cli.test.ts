import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";

// A Node with TypeScript support runs the suite itself; an older Node starts a newer Node that has this
// support.
const program = `${import.meta.dirname}/../tambo-conform.mjs`;

/** Starts the real program in a child process. */
function start(args: string[]) {
  const child = spawn(process.execPath, [program, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const closed = once(child, "close") as Promise<[number | null]>;
  return { child, closed };
}

async function conform(...args: string[]) {
  const { child, closed } = start(args);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { out, err, code };
}

describe("conformance/tambo-conform.mjs", () => {
  it("prints help", async () => {
    const { out, err, code } = await conform("--help");
    expect([code, err]).toEqual([0, ""]);
    for (const word of [
      "init",
      "run",
      "start",
      "baseline",
      "list",
      "explain",
      "serve",
      "sdk",
      "Exit codes:",
    ]) {
      expect(out).toContain(word);
    }
  });

  it("lists all cases and requirements as JSON, and explains each", async () => {
    const { out, code } = await conform("list", "--json");
    expect(code).toBe(0);
    const { cases, requirements } = JSON.parse(out) as Record<"cases" | "requirements", { id: string }[]>;
    const ids = [cases[0]?.id ?? "", requirements[0]?.id ?? ""];
    for (const id of ids) {
      const explained = await conform("explain", id);
      expect([explained.code, explained.out.startsWith(id)]).toEqual([0, true]);
    }
  });

  it("serves until it is interrupted", async () => {
    const { child, closed } = start(["serve", "--port", "0"]);
    const [[out], [err]] = (await Promise.all([
      once(child.stdout.setEncoding("utf8"), "data"),
      once(child.stderr.setEncoding("utf8"), "data"),
    ])) as [[string], [string]];
    expect(err).toBe(
      "Serving until Ctrl-C. Stop it before `tambo-conform run`, which serves at the same addresses.\n",
    );
    const url = /^export OPENAI_BASE_URL=(http:\/\/127\.0\.0\.1:\d+\/openai\/v1)$/m.exec(out)?.[1];
    expect((await fetch(`${url}/models`)).status).toBe(200);
    child.kill("SIGINT");
    expect((await closed)[0]).toBe(0);
  });

  it("reports the exit and output of a command that ends early", async () => {
    const { code, out, err } = await conform(
      "start",
      "--",
      process.execPath,
      "-e",
      "console.log('no database')",
    );
    expect([code, out, err.split("\n")]).toEqual([
      3,
      "",
      [
        "The implementation exited with code 0 before it was ready; it must stay in the foreground.",
        "Its last output:",
        "  no database",
        "",
      ],
    ]);
  });
});
