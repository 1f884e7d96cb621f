/** Compiles the program in the guide "Generate an SDK", and runs it against servers that fail. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";

const root = join(import.meta.dirname, "../..");
const guide = readFileSync(join(import.meta.dirname, "generate-an-sdk.md"), "utf8");
const [program = "", tests = ""] = [...guide.matchAll(/^```ts .*\n([\s\S]*?)^```$/gm)].map(
  ([, code]) => code,
);
const run = promisify(execFile);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sdk-guide-"));
  writeFileSync(join(folder, "run.ts"), program);
  writeFileSync(join(folder, "run.test.ts"), tests);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  cpSync(join(root, "generated/tambo/types.ts"), join(folder, "api.ts"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
});
afterAll(() => rmSync(folder, { recursive: true }));

it("compiles strictly", async () => {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const options = "--noEmit --strict --module nodenext --target es2024 --types node --skipLibCheck";
  const args = [tsc, ...options.split(" "), "--allowImportingTsExtensions", "run.ts", "run.test.ts"];
  await expect(run(process.execPath, args, { cwd: folder })).resolves.toMatchObject({ stdout: "" });
});

/**
 * Runs the program against a server.
 *
 * @returns The deltas of the run, or the error message.
 */
async function runProgram(listener: RequestListener): Promise<unknown> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const script = `
    import { run } from "./run.ts";
    Math.random = () => 0;
    const texts = [];
    try {
      for await (const event of run("thr_1", "Hello")) if (event.delta) texts.push(event.delta);
    } catch (error) {
      texts.push(error.message);
    }
    console.log(JSON.stringify(texts));`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: folder,
    env: { ...process.env, TAMBO_BASE_URL: `http://127.0.0.1:${port}` },
  });
  return JSON.parse(stdout);
}

const event = (id: number, value: object) => `id: ${id}\ndata: ${JSON.stringify(value)}\n\n`;
const content = (delta: string) => ({ type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta });
const problem = (status: number, detail: string) =>
  JSON.stringify({ status, title: "No", code: "X", detail });

/** Returns a listener that answers each request with the next function. */
function respond(...all: ((response: Parameters<RequestListener>[1]) => void)[]): RequestListener {
  return (_request, response) => (all.shift() ?? (() => response.destroy()))(response);
}

const rejected =
  (status: number, detail: string) =>
  (response: Parameters<RequestListener>[1]): void => {
    response.writeHead(status, { "content-type": "application/problem+json" }).end(problem(status, detail));
  };
const streamed =
  (...frames: string[]) =>
  (response: Parameters<RequestListener>[1]): void => {
    response
      .writeHead(200, { "content-type": "text/event-stream", "x-run-id": "run_1" })
      .end(frames.join(""));
  };

it("throws the detail of an error response", async () => {
  expect(await runProgram(respond(rejected(400, "There is no message.")))).toEqual(["There is no message."]);
});

it("resumes a stream after a lost connection and a restart", async () => {
  const listener = respond(
    streamed(event(1, content("One, "))),
    (response) => response.destroy(),
    rejected(503, "The server is restarting."),
    streamed(
      event(2, content("two.")),
      event(3, { type: "RUN_FINISHED", threadId: "thr_1", runId: "run_1" }),
    ),
  );
  expect(await runProgram(listener)).toEqual(["One, ", "two."]);
});

it("throws if the events were deleted", async () => {
  const listener = respond(streamed(event(1, content("One"))), rejected(410, "The events are gone."));
  expect(await runProgram(listener)).toEqual(["One", "The events are gone."]);
});
