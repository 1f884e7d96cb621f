/** Starts a language's program and sends it jobs. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import type { Decoded, DecodeJob, Job, JobEnd, JobEvent } from "./job.ts";

/** A program that is waiting for a job. */
export interface Program {
  /**
   * Reads a stream.
   *
   * @param onEvent Called with each event as soon as the program has printed it.
   */
  read(job: Job, onEvent?: (event: JobEvent) => void): Promise<{ events: JobEvent[]; end: JobEnd }>;
  decode(job: DecodeJob): Promise<Decoded>;
  stop(): Promise<void>;
}

/** Seconds that a program may take for a line. */
const maxSeconds = 60;

/** Starts a program. */
export function startProgram([command, ...args]: readonly [string, ...string[]]): Program {
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "pipe"] });
  const exited = once(child, "close");
  exited.catch(() => {});
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const lines = splitLines(child.stdout);

  async function readLine(): Promise<unknown> {
    const timer = setTimeout(() => child.kill("SIGKILL"), maxSeconds * 1000);
    const { value, done } = await lines.next();
    clearTimeout(timer);
    if (!done) return JSON.parse(value);
    await exited;
    throw new Error(`the program exited (${describeExit(child)}), or took ${maxSeconds} s\n${stderr}`);
  }

  const send = (job: Job | DecodeJob) => child.stdin.write(`${JSON.stringify(job)}\n`);
  // The program may have exited; the missing line then reports it.
  child.stdin.on("error", () => {});
  return {
    async read(job, onEvent) {
      send(job);
      const events: JobEvent[] = [];
      for (;;) {
        const line = (await readLine()) as JobEvent | JobEnd;
        if ("end" in line) return { events, end: line };
        events.push(line);
        onEvent?.(line);
      }
    },
    async decode(job) {
      send(job);
      return (await readLine()) as Decoded;
    },
    async stop() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}

/** Yields lines that end with LF. Unlike `node:readline`, it does not split at U+2028. */
async function* splitLines(input: Readable): AsyncGenerator<string> {
  let rest = "";
  for await (const text of input.setEncoding("utf8")) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

function describeExit({ exitCode, signalCode }: ChildProcess): string {
  return `${exitCode ?? signalCode}`;
}
