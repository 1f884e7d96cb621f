/** Runs a client's program against a server of its own, and collects the program's checks. */

import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Holds } from "../../conformance/upstream/holds.ts";
import { sendJson, serveHold } from "../../conformance/upstream/http.ts";
import { startServer } from "../browser/servers.ts";
import { serveFolder } from "../packaging/program.ts";
import { StepFailed } from "../sdk-matrix/row.ts";
import { runCommand } from "../sdk-matrix/run-command.ts";
import { installClient } from "./install.ts";
import type { OutsideClient } from "./outside-client.ts";
import { startTwoProcesses } from "./two-processes.ts";

/** A line that a program prints: a check that passed, or one that failed. */
export interface CheckResult {
  check: string;
  /** Reason of the failure. */
  failed?: string;
}

/** A row of the table. */
export interface ClientResult {
  id: string;
  packages: readonly string[];
  version: string;
  checks: readonly CheckResult[];
  /** Error that prevented the program from running to its end. */
  error?: string;
}

const apiKey = "outside-key";

/** Installs a client and runs its program. Never rejects. */
export async function runClient(client: OutsideClient, isNewest: boolean): Promise<ClientResult> {
  const { id, packages } = client;
  let version = "not installed";
  try {
    const installed = await installClient(client, isNewest);
    version = installed.version;
    const output = await runProgram(client, installed.folder);
    return { id, packages, version, ...readChecks(client, output) };
  } catch (error) {
    const output = error instanceof StepFailed ? error.output : "";
    const message = `${(error as Error).message}\n${output}`.trimEnd();
    return { id, packages, version, ...readChecks(client, output), error: message };
  }
}

/**
 * Reads the checks among the other output of a program. A listed check that is missing fails, and so does a
 * check that is not listed.
 */
export function readChecks(
  { id, checks: listed }: Pick<OutsideClient, "id" | "checks">,
  output: string,
): Pick<ClientResult, "checks" | "error"> {
  const printed = output
    .split("\n")
    .filter((line) => line.startsWith('{"check":'))
    .map((line) => JSON.parse(line) as CheckResult);
  const missing = listed.filter((name) => !printed.some(({ check }) => check === name));
  const checks = [
    ...printed.map((result) =>
      listed.includes(result.check)
        ? result
        : { failed: `add this check to \`${id}\` in outside-client.ts`, ...result },
    ),
    ...missing.map((check) => ({ check, failed: "the program ended without this check" })),
  ];
  return { checks, ...(missing.length > 0 && { error: `output of the program:\n${output}` }) };
}

/** @returns The program's output. @throws StepFailed if it crashes. */
async function runProgram(
  { folder: source, hasTwoProcesses }: OutsideClient,
  folder: string,
): Promise<string> {
  await using running = new AsyncDisposableStack();
  const holds = await startHolds(async (name) => {
    if (twoProcesses === undefined)
      throw new Error("set `hasTwoProcesses` of the client in outside-client.ts");
    await twoProcesses.kill(name);
  });
  running.defer(() => {
    holds.closeAllConnections();
    holds.close();
  });
  const holdsUrl = `http://127.0.0.1:${(holds.address() as AddressInfo).port}`;
  // A client for browsers builds its page into this folder, and an issuer of tokens publishes its keys there.
  const page = await serveFolder(join(folder, "dist"));
  running.defer(() => page.close());
  const settings = {
    MODEL: "script",
    ALLOW_SCRIPT_MODEL_FOR_TESTS: "on",
    SCRIPT_HOLDS_URL: holdsUrl,
    API_KEYS: `outside:${apiKey}`,
    LOG_LEVEL: "error",
    TOKEN_SECRET: randomBytes(32).toString("hex"),
  };
  const file = {
    corsOrigins: [page.url],
    consent: ["weather/get_forecast"],
    tokenSecrets: [{ env: "TOKEN_SECRET" }],
    projects: {
      outside: {
        issuers: [{ issuer: page.url, audience: "outside", jwksUri: `${page.url}/keys.json` }],
      },
    },
  };
  const server = await startServer(settings, file);
  running.defer(() => server.stop());
  const twoProcesses = hasTwoProcesses
    ? await startTwoProcesses((name, databaseUrl) =>
        startServer(
          { ...settings, DATABASE_URL: databaseUrl, SCRIPT_HOLDS_URL: `${holdsUrl}/${name}` },
          file,
        ),
      )
    : undefined;
  running.defer(() => twoProcesses?.stop());
  const [command, ...args] = findProgram(source, folder);
  const env = {
    SERVER_URL: server.url,
    API_KEY: apiKey,
    HOLDS_URL: holdsUrl,
    PAGE_URL: page.url,
    CLIENT_FOLDER: folder,
    ...(twoProcesses !== undefined && { TWO_PROCESSES_URL: twoProcesses.url }),
  };
  return await runCommand(command, args, { cwd: folder, env, seconds: 900 });
}

/**
 * Returns the command of a program. `program.ts` uses the repository's packages and runs in its folder; all
 * others use the installed packages.
 */
function findProgram(source: string, folder: string): [command: string, ...args: string[]] {
  const ownProgram = join(import.meta.dirname, source, "program.ts");
  if (existsSync(ownProgram)) return [process.execPath, ownProgram];
  if (existsSync(join(folder, "program.mjs"))) return [process.execPath, "program.mjs"];
  if (existsSync(join(folder, "program.py"))) return [".venv/bin/python", "-B", "program.py"];
  return ["./program"];
}

/**
 * Starts the server of the script model's holds. `GET /<name>` waits at a hold, and `POST /<name>` releases it
 * as soon as the model waits there. One of two processes waits with `GET /<process>/<name>`, and
 * `POST /kill/<name>` kills the process that waits.
 *
 * @param kill Kills a process.
 */
async function startHolds(kill: (process: string) => Promise<void>): Promise<Server> {
  const holds = new Holds();
  /** The process that waits at a hold. */
  const processes = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const [name = "", prefix] = (request.url ?? "").slice(1).split("/").map(decodeURIComponent).reverse();
    if (request.method === "GET") {
      if (prefix !== undefined) processes.set(name, prefix);
      return serveHold(holds, name, response, () => {});
    }
    await holds.waitUntilReached(name);
    if (prefix === undefined) {
      holds.release(name);
      return sendJson(response, 200, {});
    }
    // The next release waits for the process that continues the response.
    holds.forget();
    return kill(processes.get(name) ?? "").then(
      () => sendJson(response, 200, {}),
      (error: Error) => sendJson(response, 500, { message: error.message }),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}
