import { afterEach, describe, expect, it } from "vitest";
import { type Implementation, ImplementationError, type Launch, startImplementation } from "./process.ts";

const started: Implementation[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((implementation) => implementation.stop()));
});

function launch(behaviour: string, changes: Partial<Launch> = {}): Launch {
  return {
    argv: [process.execPath, `${import.meta.dirname}/fixtures/server.ts`, behaviour],
    cwd: import.meta.dirname,
    upstream: { OPENAI_BASE_URL: "http://127.0.0.1:1/openai/v1" },
    env: {},
    graceMs: 250,
    health: "/healthz",
    readyMs: 20_000,
    stopMs: 5_000,
    ...changes,
  };
}

async function start(behaviour: string, changes?: Partial<Launch>): Promise<Implementation> {
  const implementation = await startImplementation(launch(behaviour, changes));
  started.push(implementation);
  return implementation;
}

async function ask(url: string): Promise<{ pid: number; env: Record<string, string>; argv: string[] }> {
  return (await fetch(url)).json() as never;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("startImplementation", () => {
  it("sets the port, the suite's addresses and configured variables", async () => {
    const { url } = await start("good", {
      argv: [
        process.execPath,
        `${import.meta.dirname}/fixtures/server.ts`,
        "good",
        "--port={port}",
        "${port}",
      ],
      env: { LISTEN: "127.0.0.1:{port}", BASE: "${OPENAI_BASE_URL}", PLAIN: "as it is" },
    });
    const port = new URL(url).port;
    expect(Number(port)).toBeGreaterThanOrEqual(20_000);
    expect(Number(port)).toBeLessThan(30_000);
    const { env, argv } = await ask(url);
    expect(argv).toEqual(["good", `--port=${port}`, "${port}"]);
    expect(env).toMatchObject({
      PORT: port,
      CONFORM_GRACE_MS: "250",
      OPENAI_BASE_URL: "http://127.0.0.1:1/openai/v1",
      LISTEN: `127.0.0.1:${port}`,
      BASE: "http://127.0.0.1:1/openai/v1",
      PLAIN: "as it is",
      PATH: process.env.PATH,
    });
  });

  it("waits for a slow start", async () => {
    const { url } = await start("slow to start");
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it("requests the configured health path, or only connects", async () => {
    await start("never healthy", { health: "/ready" });
    await start("never healthy", { health: "tcp" });
  });

  it("passes on its output", async () => {
    let output = "";
    await start("never healthy", {
      health: "tcp",
      onOutput: (chunk) => {
        output += chunk;
      },
    });
    expect(output).toBe("waiting for a database\n");
  });

  it("reports an implementation that exits immediately", async () => {
    const error = await start("exits at once").catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ImplementationError);
    const [first, second, ...output] = (error as Error).message.split("\n");
    expect([first, second, ...output.sort()]).toEqual([
      "The implementation exited with code 4 before it was ready; it must stay in the foreground.",
      "Its last output:",
      "  DATABASE_URL is not set",
      "  reading settings",
    ]);
  });

  it("reports and stops an implementation that is never healthy", async () => {
    const error = await start("never healthy", { readyMs: 1_000 }).catch((reason: unknown) => reason);
    const message = (error as Error).message;
    const url = /http:\S+/.exec(message)?.[0] ?? "";
    expect(message.replace(url, "URL")).toBe(
      [
        "The implementation was not ready at URL within 1 s (GET /healthz returns 503); it must listen on 127.0.0.1 at PORT; to use another health path, or none (`tcp`), set `health`.",
        "Its last output:",
        "  waiting for a database",
      ].join("\n"),
    );
    await expect(fetch(url)).rejects.toThrow();
  });

  it("names a command that cannot be started", async () => {
    await expect(start("good", { argv: ["no-such-command-here"] })).rejects.toThrow(
      new Error(
        `cannot run "no-such-command-here": the command or the folder ${import.meta.dirname} does not exist`,
      ),
    );
  });

  it("restarts on the same port", async () => {
    const implementation = await start("ignores SIGTERM", { stopMs: 100 });
    const before = await ask(implementation.url);
    await implementation.restart();
    const after = await ask(implementation.url);
    expect(after.pid).not.toBe(before.pid);
    expect(after.env.PORT).toBe(before.env.PORT);
    expect(isAlive(before.pid)).toBe(false);
  });

  it("reports an implementation that ends unexpectedly", async () => {
    const implementation = await start("never healthy", { health: "tcp" });
    expect(await implementation.failure()).toBeUndefined();
    const { pid } = await ask(implementation.url);
    process.kill(pid, "SIGKILL");
    await expect
      .poll(async () => (await implementation.failure())?.message)
      .toBe(
        "The implementation was terminated by SIGKILL during the test.\nIts last output:\n  waiting for a database",
      );
  });

  it("kills an implementation that ignores SIGTERM", async () => {
    const implementation = await start("ignores SIGTERM", { stopMs: 100 });
    const { pid } = await ask(implementation.url);
    await implementation.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it("stops the processes of a wrapper", async () => {
    const implementation = await start("wrapper");
    await implementation.stop();
    await expect(fetch(implementation.url)).rejects.toThrow();
  });
});
