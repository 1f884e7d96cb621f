/** Runs the code samples of the reference for the operation that starts a run. */
import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { operationsOf } from "../../../spec/toolchain/generate/document.ts";
import { writeCodeSamples } from "../../../spec/toolchain/generate/reference/code-samples.ts";
import {
  type SampleRequest,
  sampleServer,
  toSampleRequest,
} from "../../../spec/toolchain/generate/reference/sample-request.ts";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { startTestServer } from "../../proof/testing/server.ts";

const document = parse(
  readFileSync(new URL("../../../generated/tambo/openapi.yaml", import.meta.url), "utf8"),
);
const createRun = operationsOf(document).find(({ operation }) => operation.operationId === "createRun");

/** The file name of a sample and the program that runs it, by language. */
const programs: Readonly<Record<string, [file: string, program: string, ...args: string[]]>> = {
  shell: ["sample.sh", "sh"],
  python: ["sample.py", "python3"],
  typescript: ["sample.mts", process.execPath, "--no-warnings"],
  go: ["sample.go", "go", "run"],
};

/** Returns true if a program is installed. */
const isInstalled = (program: string) => spawnSync(program, ["--help"]).error === undefined;

it.for(Object.entries(programs))("the %s sample prints each event as it arrives", async (each, { skip }) => {
  const [lang, [file, program, ...args]] = each;
  skip(!isInstalled(program), `needs ${program}`);
  const server = await startTestServer({ apiKeys: "one:YOUR_API_KEY" });
  const hold = randomUUID();
  const { body, url, ...request } = toSampleRequest(document, createRun as never);
  // The example, except that the model follows a script.
  const example = (body as { json: { message: object } }).json;
  const content = JSON.stringify({ turns: [[{ text: ["It's ", { hold }, "Paris."] }]] });
  const scripted: SampleRequest = {
    ...request,
    url: url.replace(sampleServer, server.url),
    body: { json: { ...example, message: { ...example.message, content } } },
  };
  const sample = writeCodeSamples(scripted).find((each) => each.lang === lang);
  const folder = mkdtempSync(join(tmpdir(), "code-sample-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, file), sample?.source ?? "");
  const child = spawn(program, [...args, file], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill());
  let output = "";
  const printed = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
      if (output.includes("It's ")) printed.resolve();
    });
  const exit = new Promise((resolve) => child.on("close", resolve));

  await Promise.race([printed.promise, exit]);
  expect(output).toContain("It's ");
  expect(output).not.toContain("Paris.");
  await holdReached(hold);
  expect(releaseHold(hold)).toBe(true);
  expect(await exit, output).toBe(0);
  expect(output).toContain("Paris.");
  expect(output).toContain("RUN_FINISHED");
});
