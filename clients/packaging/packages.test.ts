/** Tests the packed clients in new apps, using the programs in their READMEs. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { saveScreenshot, visit } from "../browser/browser.ts";
import { launchChromium } from "../browser/launch-chromium.ts";
import { startServer } from "../browser/servers.ts";
import { startCuttingProxy } from "../typescript/run/testing/cutting-proxy.ts";
import { readCodeBlocks } from "../typescript/testing/code-blocks.ts";
import {
  compilerOptions as appOptions,
  buildBundle,
  checkTypes,
  createApp,
  install,
  readFileBlocks,
  testedVersions,
  write,
} from "./app.ts";
import { contractPrograms } from "./contract-programs.ts";
import { serveFolder } from "./program.ts";
import { runCommand } from "./releases.ts";

const folder = mkdtempSync(join(tmpdir(), "packages-"));
const apps = { 18: join(folder, "react-18"), 19: join(folder, "react-19") } as const;
const packed = inject("tarballs");
const tarballs = [packed["tambo-v1-client"], packed["tambo-v1-react"]];

const readme = (name: string) => readFileSync(new URL(`../${name}/README.md`, import.meta.url), "utf8");
/** The code blocks in this README form one program. */
const clientProgram = readCodeBlocks(fileURLToPath(new URL("../typescript/README.md", import.meta.url)));

const resumeGuide = readFileSync(new URL("../../docs/guides/resume.md", import.meta.url), "utf8");
/** Without the types of Vite. Node runs the programs without compiling them. */
const compilerOptions = { ...appOptions, types: [], erasableSyntaxOnly: true };

beforeAll(async () => {
  const paths = tarballs.map(({ path }) => path);
  await Promise.all([createApp(apps[18], paths, 18), createApp(apps[19], paths, 19)]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the files in an installed package whose names end with `end`, with their contents. */
function readInstalledFiles(name: string, end: string): [path: string, content: string][] {
  const root = join(apps[19], "node_modules", name);
  const paths = readdirSync(join(root, "dist"), { recursive: true, encoding: "utf8" });
  return paths
    .filter((path) => path.endsWith(end))
    .map((path) => [path, readFileSync(join(root, "dist", path), "utf8")]);
}

const readManifest = (name: string) =>
  JSON.parse(readFileSync(join(apps[19], "node_modules", name, "package.json"), "utf8"));

describe("the tarballs", () => {
  it("contain the build, README and license", () => {
    expect(tarballs.map(({ files }) => files)).toEqual([
      [
        "LICENSE",
        "README.md",
        "dist/ag-ui.d.ts",
        "dist/ag-ui.js",
        "dist/agent-stream.d.ts",
        "dist/agent-stream.js",
        "dist/client.d.ts",
        "dist/contract-client.d.ts",
        "dist/contract-error.d.ts",
        "dist/event-stream.d.ts",
        "dist/event-stream.js",
        "dist/gateway.d.ts",
        "dist/gateway.js",
        "dist/index.d.ts",
        "dist/index.js",
        "dist/read-frames.js",
        "dist/representation.d.ts",
        "dist/representation.js",
        "dist/rest-client.d.ts",
        "dist/run-snapshot.d.ts",
        "dist/run-snapshot.js",
        "dist/thread.d.ts",
        "dist/thread.js",
        "dist/tool-progress.d.ts",
        "dist/tool-progress.js",
        "dist/values.js",
        "package.json",
      ],
      [
        "LICENSE",
        "README.md",
        "dist/index.d.ts",
        "dist/index.js",
        "dist/tool-progress.d.ts",
        "dist/tool-progress.js",
        "package.json",
      ],
    ]);
  });

  it.each(["tambo-v1-client", "tambo-v1-react"])(
    "%s imports only its own files and its dependencies",
    (name) => {
      const { dependencies = {}, peerDependencies = {} } = readManifest(name);
      const packages = Object.keys({ ...dependencies, ...peerDependencies });
      const files = [...readInstalledFiles(name, ".js"), ...readInstalledFiles(name, ".d.ts")];
      const packageFiles = new Set(files.map(([path]) => `./${path.replace(/\.d\.ts$/, ".js")}`));
      const foreign = files.flatMap(([path, content]) =>
        ts
          .preProcessFile(content)
          .importedFiles.map(({ fileName }) => fileName)
          .filter(
            (name) =>
              !packageFiles.has(name) && !packages.some((known) => `${name}/`.startsWith(`${known}/`)),
          )
          .map((name) => `${path}: ${name}`),
      );
      expect(foreign).toEqual([]);
    },
  );
});

it("the README of tambo-v1-client creates a project whose program prints the output in its comments", async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  const project = join(folder, "chat");
  const program = clientProgram.join("\n");
  write(project, "chat.ts", program.replaceAll("http://127.0.0.1:8080", server.url));
  const commands = [...readme("typescript").matchAll(/^ {4}(npm .+)$/gm)].map(([, line = ""]) => line);
  expect(commands).toEqual(["npm init -y", "npm pkg set type=module", "npm install tambo-v1-client"]);
  for (const command of commands) {
    const [npm = "", ...args] = command.replace("tambo-v1-client", packed["tambo-v1-client"].path).split(" ");
    await runCommand(project, npm, ...args, "--no-audit", "--no-fund");
  }
  const printed = await runCommand(project, process.execPath, "--no-warnings", "chat.ts");
  const expected = program.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm);
  expect(printed.trimEnd().split("\n")).toEqual([...expected].map(([, line]) => line));
});

it("the clients of all contracts compile and run in an empty project, also after a cut [TP-026][CC-106]", async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  const project = join(folder, "contracts");
  write(project, "package.json", JSON.stringify({ name: "contracts", private: true, type: "module" }));
  write(project, "tsconfig.json", JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  await install(project, `typescript@${testedVersions.typescript}`, packed["tambo-v1-client"].path);
  // The guide's program does not know that the connection breaks.
  const [, guide = ""] = /^```ts no-run="the package's tests run it"\n(.*?)^```$/ms.exec(resumeGuide) ?? [];
  write(project, "resume-guide.ts", guide.replaceAll('"http://127.0.0.1:8080"', 'process.env.URL ?? ""'));
  for (const [name, code] of Object.entries(contractPrograms)) write(project, name, code);
  write(project, "process.d.ts", "declare const process: { env: Record<string, string | undefined> };");
  write(
    project,
    "timers.d.ts",
    `declare module "node:timers/promises" {
  export function setTimeout(ms: number): Promise<void>;
}`,
  );
  await checkTypes(project);
  await checkTypes(project, "--module", "nodenext", "--moduleResolution", "nodenext");
  const count = `${Array.from({ length: 30 }, (_, index) => index + 1).join(", ")}.`;
  const expected = {
    "tambo.ts": "true true\nfinished true\n",
    "gateway.ts": "run_start run_complete end_turn\n400 invalid_request_error true\n",
    "ag-ui.ts": `CONNECTION_LOST\nRUN_STARTED RUN_FINISHED\n${count}\ncancelled\n`,
    "tool-progress.ts": `CONNECTION_LOST\n${count}\ntrue true\nCANCELLED\n`,
    "agent-stream.ts": "CONNECTION_LOST\nstart complete\n42\n",
    "resume-guide.ts": `${count}\n`,
  };
  const printed: Record<string, string> = {};
  for (const name of Object.keys(expected)) {
    // Closing the connection cancels a run of the gateway.
    const proxy = await startCuttingProxy(server.url, name === "gateway.ts" ? [] : [2_000]);
    const command = ["env", `URL=${proxy.url}`, process.execPath, "--no-warnings", name] as const;
    printed[name] = await runCommand(project, ...command);
    // Tambo's client reconnects unnoticed. Without a cut, it keeps one connection for all requests.
    if (["tambo.ts", "resume-guide.ts"].includes(name)) expect(proxy.connections()).toBeGreaterThan(1);
  }
  expect(printed).toEqual(expected);
});

describe.each([18, 19] as const)("an app with React %i", (react) => {
  const folder = apps[react];

  /** Writes the code from both READMEs, adapted to the server at a URL. */
  function writeQuickStarts(url: string): void {
    const sources = [["chat.ts", clientProgram.join("\n")], ...readFileBlocks(readme("react"))] as const;
    for (const [path, code] of sources) write(folder, path, code.replaceAll("http://127.0.0.1:8080", url));
  }

  it("type-checks the code of both READMEs with the module resolution of Vite and of Node", async () => {
    writeQuickStarts("http://127.0.0.1:8080");
    await checkTypes(folder);
    await checkTypes(folder, "--module", "nodenext", "--moduleResolution", "nodenext");
  });

  it("is built by Vite, and runs the quick start of tambo-v1-react in the browser", async () => {
    const site = await serveFolder(join(folder, "dist"));
    onTestFinished(() => site.close());
    const server = await startServer({}, { corsOrigins: [site.url] });
    onTestFinished(() => server.stop());
    writeQuickStarts(server.url);
    await runCommand(folder, "npx", "--no-install", "vite", "build", "--logLevel=warn");
    const browser = await launchChromium();
    onTestFinished(() => browser.close());
    // The page loads the history of a thread that does not exist yet.
    const page = await visit(browser, site.url, { expectedErrors: /404 .*\/v1\/threads\/[\w-]+$/ });
    const send = page.getByRole("button", { name: "Send" });
    await send.click();
    await page.getByRole("heading", { name: "Chart of AAPL" }).waitFor();
    await send.click();
    await page.getByText("Added 2 of SKU-123").waitFor();
    await saveScreenshot(page, `quick-start-react-${react}`);
  });
});

describe("the bundle of an app", () => {
  it("contains all of tambo-v1-client in less than 15.5 kB after gzip", async () => {
    const complete = await buildBundle(apps[19], 'export * from "tambo-v1-client";');
    expect(complete.gzip).toBeLessThan(15_500);
  });

  it.each(["gateway", "ag-ui", "tool-progress", "agent-stream"])(
    "contains the client of %s in less than 3 kB after gzip, in addition to the shared parts",
    async (name) => {
      const shared = await buildBundle(apps[19], 'export * from "tambo-v1-client";');
      const both = await buildBundle(
        apps[19],
        `export * from "tambo-v1-client"; export * as other from "tambo-v1-client/${name}";`,
      );
      expect(both.gzip - shared.gzip).toBeLessThan(3_000);
      // Without Tambo's client, an app loads openapi-fetch, the shared parts and the client.
      const alone = await buildBundle(apps[19], `export * from "tambo-v1-client/${name}";`);
      expect(alone.gzip).toBeLessThan(7_000);
    },
  );

  it("contains only the used parts of tambo-v1-client", async () => {
    const one = await buildBundle(apps[19], 'export { parseEvent } from "tambo-v1-client";');
    expect(one.gzip).toBeLessThan(2_000);
    const unused = await buildBundle(apps[19], 'import "tambo-v1-client";');
    expect(unused.code.trim()).toBe("");
  });
});
