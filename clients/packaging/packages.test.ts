/** Tests the packed clients in new apps, using the programs in their READMEs. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { findAccessibilityViolations, saveScreenshot, visit } from "../browser/browser.ts";
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

/** The app that `npx tambo-v1-react init` creates. */
const template = fileURLToPath(new URL("../react/template", import.meta.url));

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
        "init.mjs",
        "package.json",
        "template/gitignore",
        "template/index.html",
        "template/package.json",
        "template/src/cart.ts",
        "template/src/chat.tsx",
        "template/src/main.tsx",
        "template/src/stock-chart.tsx",
        "template/src/style.css",
        "template/tsconfig.json",
        "template/vite.config.ts",
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

/** Starts a server, and builds and serves an app that calls it. Everything is stopped after the test. */
async function serveApp(folder: string, settings: Record<string, string> = {}) {
  const server = await startServer(settings);
  onTestFinished(() => server.stop());
  const build = ["npx", "--no-install", "vite", "build", "--logLevel=warn"];
  await runCommand(folder, "env", `VITE_SERVER_URL=${server.url}`, ...build);
  const site = await serveFolder(join(folder, "dist"));
  onTestFinished(() => site.close());
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  return { server, site, browser };
}

/** Serves an app, opens it, and tests that the component and the client tool work. */
async function useApp(folder: string, screenshot: string): Promise<void> {
  // A page on a loopback origin may call a server without API keys.
  const { server, site, browser } = await serveApp(folder);
  for (const [name, width, colorScheme] of [
    ["light", 1280, "light"],
    ["dark-390", 390, "dark"],
  ] as const) {
    const viewport = { width, height: 800 };
    const page = await visit(browser, site.url, { colorScheme, viewport, otherOrigins: [server.url] });
    await page.getByRole("button", { name: "Show me the stock price of AAPL" }).waitFor();
    await saveScreenshot(page, `${screenshot}-welcome-${name}`);
    await page.getByRole("button", { name: "Show me the stock price of AAPL" }).click();
    await page.getByRole("heading", { name: "AAPL" }).waitFor();
    await page.getByRole("button", { name: "Send" }).waitFor();
    await page.getByLabel("Message").fill("Add 2 of SKU-123 to my cart");
    await page.getByLabel("Message").press("Enter");
    await page.getByText("Done! Added 2 of SKU-123.").waitFor();
    await page.getByText("Cart: 2").waitFor();
    await saveScreenshot(page, `${screenshot}-${name}`);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth"), "the page's width").toBe(width);
  }
}

describe.each([18, 19] as const)("an app with React %i", (react) => {
  const folder = apps[react];

  it("type-checks the READMEs' code and the template with the module resolution of Vite and of Node", async () => {
    write(folder, "chat.ts", clientProgram.join("\n"));
    cpSync(join(template, "src"), join(folder, "src"), { recursive: true });
    await checkTypes(folder);
    await checkTypes(folder, "--module", "nodenext", "--moduleResolution", "nodenext");
  });
});

it("the template works with React 18 [T-222][T-223]", async () => {
  cpSync(join(template, "src"), join(apps[18], "src"), { recursive: true });
  await useApp(apps[18], "app-react-18");
});

it("the app shows why its requests fail if the server does not allow its origin, and retries them", async () => {
  cpSync(join(template, "src"), join(apps[19], "src"), { recursive: true });
  const main = readFileSync(join(template, "src/main.tsx"), "utf8");
  write(apps[19], "src/main.tsx", main.replace("<TamboProvider", '<TamboProvider apiKey="key"'));
  const { server, site, browser } = await serveApp(apps[19], { API_KEYS: "default:key" });
  const page = await visit(browser, site.url, {
    expectedErrors: /CORS policy|net::ERR_FAILED/,
    otherOrigins: [server.url],
  });
  await page.getByRole("button", { name: "Show me the stock price of AAPL" }).click();
  await page.getByRole("button", { name: "Stop" }).waitFor();
  const message = `No response from ${server.url}. Is it running with CORS_ORIGINS=${site.url}?`;
  await page.getByRole("alert").getByText(message, { exact: true }).waitFor();
  await saveScreenshot(page, "app-blocked");
});

it("npx tambo-v1-react init creates an app that installs, builds and works", async () => {
  const parent = join(folder, "init");
  mkdirSync(parent);
  const packages = tarballs.map(({ path }) => `--package=${path}`);
  const printed = await runCommand(parent, "npx", "--yes", ...packages, "tambo-v1-react", "init", "my-app");
  const commands = [...printed.matchAll(/^ {2}(.+)$/gm)].map(([, line]) => line);
  expect(commands).toEqual(["cd my-app", "npm install", "npm run dev"]);
  const app = join(parent, "my-app");
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(app, "package.json"), "utf8"));
  const tested = (names: string[]) => Object.fromEntries(names.map((name) => [name, testedVersions[name]]));
  expect(dependencies).toEqual({
    ...tested(["react", "react-dom"]),
    "tambo-v1-client": `file:${packed["tambo-v1-client"].path}`,
    "tambo-v1-react": `file:${packed["tambo-v1-react"].path}`,
  });
  const { "@vitejs/plugin-react": plugin, ...known } = devDependencies;
  expect(known).toEqual(tested(["@types/react", "@types/react-dom", "typescript", "vite"]));
  expect(plugin).toMatch(/^\d+\.\d+\.\d+$/);
  await runCommand(app, "npm", "install", "--no-audit", "--no-fund");
  await runCommand(app, "npm", "run", "build");
  await useApp(app, "app");
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
