import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { OutputTail } from "./process-group.ts";

describe("process group", () => {
  /**
   * Returns the source code of a process that ignores SIGTERM and keeps a connection open until it ends. The
   * test stops the process by closing the other end of the connection.
   */
  const endless = (port: number) => `
  process.on("SIGTERM", () => {});
  require("node:net").connect(${port}, "127.0.0.1", () => console.log("connected"))
    .on("error", () => {})
    .on("close", () => process.exit());
`;

  /**
   * Returns the source code of a suite that starts the endless process, and exits while the process is still
   * running.
   */
  const suite = (port: number, end: string) => `
  import { ProcessGroup } from ${JSON.stringify(`${import.meta.dirname}/process-group.ts`)};
  await ProcessGroup.start({
    argv: [process.execPath, "-e", ${JSON.stringify(endless(port))}],
    cwd: ".",
    env: process.env,
    onOutput: () => setImmediate(() => { ${end} }),
  });
`;

  describe("ProcessGroup", () => {
    it.each([
      ["is interrupted", "process.kill(process.pid, 'SIGINT')", 130],
      ["is terminated", "process.kill(process.pid, 'SIGTERM')", 143],
      ["loses its terminal", "process.kill(process.pid, 'SIGHUP')", 129],
      ["dies of an uncaught error", "throw new Error('bug')", 1],
      ["exits", "process.exit(5)", 5],
    ])("does not outlive a suite that %s", async (_how, end, code) => {
      const server = createServer().listen(0, "127.0.0.1");
      await once(server, "listening");
      const connected = once(server, "connection") as Promise<[Socket]>;
      const { port } = server.address() as AddressInfo;
      const owner = spawn(process.execPath, ["--input-type=module", "-e", suite(port, end)], {
        stdio: "ignore",
      });
      const exited = once(owner, "exit");
      const [socket] = await connected;
      onTestFinished(() => {
        socket.destroy();
        server.close();
      });
      // The connection to a killed process ends either with a reset or normally.
      socket.on("error", () => {}).resume();
      await Promise.all([once(socket, "close"), exited]);
      expect(owner.exitCode).toBe(code);
    });
  });
});

describe("OutputTail", () => {
  it.each<[string, string[], string[]]>([
    ["nothing", [], []],
    ["lines split anywhere", ["a\nb", "c\r", "\nd"], ["a", "bc\r", "d"].map((line) => line.trim())],
    ["an unfinished line", ["a"], ["a"]],
    [
      "only the last twenty",
      [Array.from({ length: 30 }, (_, i) => `${i}\n`).join("")],
      Array.from({ length: 20 }, (_, i) => `${i + 10}`),
    ],
    ["long lines cut", ["x".repeat(10_000), "x".repeat(10_000), "\ny\n"], ["x".repeat(500), "y"]],
  ])("keeps %s", (_name, chunks, lines) => {
    const tail = new OutputTail();
    for (const chunk of chunks) tail.add(chunk);
    expect(tail.lines()).toEqual(lines);
  });
});
