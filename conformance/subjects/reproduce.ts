/** Reproduces the findings of an implementation with curl and a small model, without the suite. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../config/config.ts";
import { startImplementation } from "../target/process.ts";
import type { Reproduction } from "./board.ts";
import { askClient, askPythonTypes, type Exchange } from "./official-tools.ts";
import type { Finding, Subject } from "./subject.ts";

const limits = { graceMs: 0, readyMs: 180_000, stopMs: 5_000 };

/**
 * @param folder Folder of the installation.
 * @param python Interpreter with the package `ag-ui-protocol`.
 */
export async function reproduce(subject: Subject, folder: string, python: string): Promise<Reproduction[]> {
  const file = join(folder, "tambo-conform.yaml");
  const { command = [], health = "tcp", paths } = readConfig(readFileSync(file, "utf8"), file);
  const runPath = paths?.run ?? "/";
  const model = await startImplementation({
    ...limits,
    argv: [process.execPath, join(import.meta.dirname, "model.mjs"), "{port}"],
    cwd: folder,
    upstream: {},
    env: {},
    health: "tcp",
  });
  try {
    const server = await startImplementation({
      ...limits,
      argv: command as [string, ...string[]],
      cwd: folder,
      upstream: { OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_API_KEY: "conformance" },
      env: {},
      health,
    });
    try {
      const found: Reproduction[] = [];
      for (const [index, finding] of subject.findings.entries()) {
        const request = buildRequest(finding, `thread-${index + 1}`);
        const exchange = curl(`${server.url}${runPath}`, request);
        found.push({
          title: finding.title,
          curl: describeCurl(`http://127.0.0.1:8000${runPath}`, request),
          output: describeExchange(exchange),
          client: await askClient(exchange, finding.title),
          python: askPythonTypes(python, exchange),
        });
      }
      return found;
    } finally {
      await server.stop();
    }
  } finally {
    await model.stop();
  }
}

function buildRequest({ request }: Finding, threadId: string): Record<string, unknown> {
  const { prompt = "Hello", ...fields } = request;
  const whole = {
    threadId,
    runId: "run-1",
    protocolVersion: "1.0",
    messages: [{ id: "m1", role: "user", content: prompt }],
    tools: [],
    context: [],
    state: {},
    forwardedProps: {},
    ...fields,
  };
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null));
}

const curlArgs = ["-sS", "-N", "-i", "--max-time", "60", "-H", "content-type: application/json"];

/** Sends a request with curl. */
function curl(url: string, request: Record<string, unknown>): Exchange & { head: string; complaint: string } {
  let output: string;
  let complaint = "";
  try {
    output = execFileSync("curl", [...curlArgs, url, "-d", JSON.stringify(request)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  } catch (error) {
    const failure = error as { stdout: string; stderr: string };
    output = failure.stdout;
    complaint = failure.stderr.trim();
  }
  const [head = "", ...body] = output.split("\r\n\r\n");
  return {
    request,
    head: head
      .split("\r\n")
      .filter((line) => /^(HTTP|content-type)/i.test(line))
      .join("\n"),
    status: Number(head.split(" ")[1]),
    contentType: /^content-type: *(.*)$/im.exec(head)?.[1] ?? "",
    body: body.join("\r\n\r\n"),
    isBroken: complaint !== "",
    complaint,
  };
}

function describeCurl(url: string, request: Record<string, unknown>): string {
  return `curl -sS -N -i ${url} -H 'content-type: application/json' -d '${JSON.stringify(request)}'`;
}

const maxLine = 600;
const maxLines = 40;

function describeExchange({ head, body, complaint }: ReturnType<typeof curl>): string {
  const lines = body
    .split("\n")
    // RAW events repeat the events of the framework, and are long.
    .filter((line) => line !== "" && !line.startsWith('data: {"type":"RAW"'))
    .map((line) => (line.length > maxLine ? `${line.slice(0, maxLine)}… (${line.length} characters)` : line));
  const shown = lines.length > maxLines ? [...lines.slice(0, maxLines), "…"] : lines;
  return [head, "", ...shown, ...(complaint === "" ? [] : [complaint])].join("\n").replaceAll("\r", "");
}
