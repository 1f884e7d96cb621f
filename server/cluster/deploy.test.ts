/** Checks that the files in `deploy/` match the repository and the settings. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Instructions in the Dockerfile, with continuation lines joined. */
const instructions = read("deploy/Dockerfile")
  .replace(/\\\n\s*/g, "")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split(/ +(.*)/s) as [string, string]);
const findArguments = (name: string) => instructions.filter(([is]) => is === name).map(([, rest]) => rest);

interface Service {
  image: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  volumes?: string[];
  stop_grace_period?: string;
}
const compose = parse(read("deploy/compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const servers = Object.entries(compose.services).filter(([, { image }]) => image === "agent-stream");

/** Names of the environment variables in the settings table. */
const settings = [...read("docs/reference/settings.md").matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(
  ([, name]) => name,
);

test("the image is built from existing files in its context", () => {
  const sources = findArguments("COPY")
    .filter((rest) => !rest.startsWith("--from"))
    .flatMap((rest) => rest.split(" ").slice(0, -1));
  const ignored = read(".dockerignore").split("\n");
  const missing = sources.filter((source) => {
    const inContext = source === "." || ignored.includes(`!${source.split("/")[0]}`);
    return !existsSync(join(root, source)) || !inContext;
  });
  expect(missing).toEqual([]);
  // npm needs the manifests of all workspaces.
  const { workspaces } = JSON.parse(read("package.json")) as { workspaces: string[] };
  expect(sources.filter((source) => source.startsWith("clients/"))).toEqual(
    workspaces.map((workspace) => `${workspace}/package.json`),
  );
});

test("the image starts the same program as `npm start`, without a shell, so that signals reach it", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const [command, health] = ["CMD", "HEALTHCHECK"].map((name) => findArguments(name).join());
  expect(JSON.parse(command as string)).toEqual(scripts.start?.replace("house/run.mjs ", "").split(" "));
  expect(JSON.parse((health as string).replace(/^.* CMD /, ""))).toEqual([
    "node",
    "-e",
    expect.stringContaining("/healthz"),
  ]);
  expect(findArguments("USER")).toEqual(["node"]);
  expect(findArguments("STOPSIGNAL")).toEqual(["SIGTERM"]);
});

test("the image and compose file set existing settings", () => {
  const names = [
    ...findArguments("ENV").flatMap((rest) => rest.split(" ").map((pair) => pair.split("=")[0] as string)),
    ...servers.flatMap(([, { environment }]) => Object.keys(environment ?? {})),
  ];
  expect([...new Set(names)].filter((name) => name !== "NODE_ENV" && !settings.includes(name))).toEqual([]);
});

test("compose starts the servers in nginx.conf, from existing files", () => {
  const upstreams = [...read("deploy/nginx.conf").matchAll(/^\s*server (\S+):8080 /gm)].map(
    ([, name]) => name,
  );
  expect(servers.map(([name]) => name)).toEqual(upstreams);
  expect(upstreams).toEqual(["server-1", "server-2"]);
  for (const [, { build }] of servers) {
    const context = join("deploy", build?.context as string);
    expect(existsSync(join(root, context, build?.dockerfile as string))).toBe(true);
  }
  const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes);
  expect(mounted.map((volume) => volume.split(":")[0])).toEqual(["./nginx.conf", "postgres"]);
  expect(Object.keys(compose.volumes)).toEqual(["postgres"]);
});

test("compose's stop grace period exceeds the server's shutdown time", () => {
  for (const [, { environment, stop_grace_period }] of servers) {
    expect(Number.parseInt(stop_grace_period as string, 10) * 1000).toBeGreaterThan(
      Number(environment?.SHUTDOWN_GRACE_MS) + 5_000,
    );
  }
});
