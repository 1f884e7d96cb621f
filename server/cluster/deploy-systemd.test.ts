/** Checks the systemd unit in `deploy/`. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const unit = read("deploy/agent-server.service");

/** The unit's values by section and key. A key may occur several times. */
const sections: Record<string, Record<string, string[]>> = {};
let section: Record<string, string[]> = {};
for (const line of unit.split("\n")) {
  const [, name] = /^\[(\w+)\]$/.exec(line) ?? [];
  const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
  if (name !== undefined) {
    section = {};
    sections[name] = section;
  } else if (key !== undefined) section[key] = [...(section[key] ?? []), value as string];
}
const service = sections.Service ?? {};
const environment = Object.fromEntries(
  (service.Environment ?? []).map((pair) => pair.split("=") as [string, string]),
);

it("starts the program of `npm start` without npm, as a user without privileges, again whenever it has ended", () => {
  expect(sections.Install).toEqual({ WantedBy: ["multi-user.target"] });
  const { scripts } = JSON.parse(read("package.json")) as { scripts: { start: string } };
  expect(service.ExecStart).toEqual([`/usr/bin/${scripts.start.replace("house/run.mjs ", "")}`]);
  expect(existsSync(join(root, scripts.start.split(" ").at(-1) as string))).toBe(true);
  expect(service).toMatchObject({
    Type: ["exec"],
    User: ["agent-server"],
    Group: ["agent-server"],
    EnvironmentFile: ["/etc/agent-server/environment"],
    Restart: ["always"],
    NoNewPrivileges: ["yes"],
    CapabilityBoundingSet: [""],
    ProtectSystem: ["strict"],
    ProtectHome: ["yes"],
  });
  // The JavaScript engine writes executable memory.
  expect(service.MemoryDenyWriteExecute).toBeUndefined();
});

it("stores the data in the state directory, with existing settings", () => {
  const settings = [...read("docs/reference/settings.md").matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(
    ([, name]) => name,
  );
  const unknown = Object.keys(environment).filter((name) => name !== "NODE_ENV" && !settings.includes(name));
  expect(unknown).toEqual([]);
  expect(environment.DATABASE_FILE).toBe(`/var/lib/${service.StateDirectory?.[0]}/runs.sqlite`);
  expect([service.StateDirectoryMode, service.UMask]).toEqual([["0700"], ["0077"]]);
});

it("gives the server the time that a shutdown needs, and signals only the server", () => {
  const [, closeMs] = /const closeTimeoutMs = ([\d_]+);/.exec(read("server/stop-on-signal.ts")) ?? [];
  const shutdownMs = Number(environment.SHUTDOWN_GRACE_MS) + Number(closeMs?.replace("_", ""));
  expect(shutdownMs).toBe(30_000);
  expect(Number(service.TimeoutStopSec?.[0]) * 1000).toBeGreaterThan(shutdownMs);
  expect(service.KillMode).toEqual(["mixed"]);
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

it.runIf(hasSystemd)("is accepted by systemd-analyze verify, if systemd is installed", () => {
  const folder = mkdtempSync(join(tmpdir(), "unit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const verify = (text: string) => {
    const file = join(folder, "agent-server.service");
    // Its programs and folders must exist.
    writeFileSync(file, text.replace("/usr/bin/node", process.execPath).replace("/opt/agent-server", root));
    const { status, stdout, stderr } = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
    return { status, output: stdout + stderr };
  };
  expect(verify(unit)).toEqual({ status: 0, output: "" });
  // It reports unknown keys.
  expect(verify(unit.replace("RemoveIPC", "RemoveIPCs")).output).toContain("Unknown key");
});
