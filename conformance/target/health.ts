import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Readiness test for an implementation: a path that returns 2xx, or a port that accepts connections. */
export type Health = `/${string}` | "tcp";

const betweenAttemptsMs = 50;
const attemptMs = 2_000;

/**
 * Checks once whether an implementation is ready.
 * @param url Base URL, without a trailing slash.
 * @returns `undefined` if it is ready, otherwise the reason.
 */
export async function checkHealth(url: string, health: Health): Promise<string | undefined> {
  if (health === "tcp") return checkPort(url);
  try {
    const response = await fetch(url + health, {
      signal: AbortSignal.timeout(attemptMs),
      redirect: "manual",
    });
    await response.body?.cancel();
    return response.ok ? undefined : `GET ${health} returns ${response.status}`;
  } catch (error) {
    return `GET ${health}: ${describeFailure(error)}`;
  }
}

/**
 * Waits until an implementation is ready.
 * @param ended Resolves when the implementation's process ends, which also ends the wait.
 * @throws Error with the reason if the deadline passes or the process ends before the implementation is
 * ready.
 */
export async function waitForHealth(
  url: string,
  health: Health,
  deadlineMs: number,
  ended: Promise<string>,
): Promise<void> {
  let end: string | undefined;
  ended.then((how) => {
    end = how;
  });
  const deadline = Date.now() + deadlineMs;
  for (;;) {
    const trouble = await checkHealth(url, health);
    if (end !== undefined) throw new Error(`${end} before it was ready; it must stay in the foreground`);
    if (trouble === undefined) return;
    if (Date.now() >= deadline) {
      throw new Error(
        `was not ready at ${url} within ${deadlineMs / 1000} s (${trouble}); it must listen on 127.0.0.1 at PORT; ` +
          "to use another health path, or none (`tcp`), set `health`",
      );
    }
    await Promise.race([sleep(betweenAttemptsMs), ended]);
  }
}

function checkPort(url: string): Promise<string | undefined> {
  const { hostname, port, protocol } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ""),
      port: port === "" ? (protocol === "https:" ? 443 : 80) : Number(port),
      timeout: attemptMs,
    });
    const finish = (trouble: string | undefined) => {
      socket.destroy();
      resolve(trouble);
    };
    socket.once("connect", () => finish(undefined));
    socket.once("timeout", () => finish("no response"));
    socket.once("error", (error) => finish(describeFailure(error)));
  });
}

function describeFailure(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  if (cause.name === "TimeoutError") return "no response";
  const { code } = cause as NodeJS.ErrnoException;
  return code === "ECONNREFUSED"
    ? "no process is listening on the port"
    : cause.message || (code ?? cause.name);
}
