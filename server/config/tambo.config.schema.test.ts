import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { defaultLimits } from "../core/settings.ts";
import example from "../tambo.config.example.json" with { type: "json" };
import { defaultGatewayLimits, defaultGatewayRate } from "./gateway.ts";
import { defaultRate } from "./projects.ts";
import { readSettings } from "./settings.ts";
import { SettingErrors } from "./sources.ts";
import schema from "./tambo.config.schema.json" with { type: "json" };
import { readToolServers } from "./tool-servers.ts";

describe("tambo.config.schema.json", () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictTypes: false, validateSchema: true });
  const valid = ajv.compile(schema);

  it("has its own id, and accepts the example", () => {
    expect(schema.$id).toBe("urn:tambo-server:config:1");
    expect(valid(example), JSON.stringify(valid.errors)).toBe(true);
  });

  it("contains the actual defaults, for editors", () => {
    const { properties, $defs } = schema;
    const defaults = (properties: object) =>
      Object.fromEntries(
        Object.entries(properties).flatMap(([name, property]) =>
          "default" in property ? [[name, property.default]] : [],
        ),
      );
    const folder = mkdtempSync(join(tmpdir(), "schema-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, "tambo.config.json"), '{"builtInTools": {"webFetch": true, "runCode": true}}');
    const settings = readSettings({}, folder);
    // Settings without a default are either not set, or converted to other types, which are tested below.
    const { everyProject, projects, apiKeys, corsOrigins, providers, byokProviders, gateway, ...plain } =
      settings;
    expect(defaults(properties)).toEqual(plain);
    expect(defaults($defs.limits.properties)).toEqual(defaultLimits);
    expect(defaults($defs.rate.properties)).toEqual(defaultRate);
    const { auth, limits, rate } = $defs.gateway.properties;
    expect(auth.default).toBe(readSettings({ API_KEYS: "p:k" }).gateway.auth);
    expect(defaults(limits.properties)).toEqual(defaultGatewayLimits);
    expect(defaults(rate.properties)).toEqual(defaultGatewayRate);
    const { webFetch, runCode } = $defs.builtInTools.properties;
    expect(everyProject.builtInTools).toEqual({
      webFetch: defaults(webFetch.properties),
      runCode: defaults(runCode.properties),
    });
  });

  it.each<unknown>([
    {},
    { s: { command: "c", args: ["a"], env: { A: "b" }, cwd: "/" } },
    { s: { type: "http", url: "http://x", headers: { a: "b" } } },
    { s: { command: "c", env: { A: { env: "SET" } } } },
    { s: { url: "http://x", headers: { a: { env: "SET" } } } },
    { s: { command: "c", env: { A: {} } } },
    { s: { command: "c", env: { A: 1 } } },
    { s: { url: "http://x", headers: { a: { env: "SET", file: "x" } } } },
    { s: { url: "http://x", headers: { a: { value: "x" } } } },
    { s: { command: "c", url: "http://x" } },
    { s: { command: "c", headers: {} } },
    { s: { url: "http://x", type: "sse" } },
    { s: { command: "" } },
    { s: { command: "c", args: "a" } },
    { s: [] },
    { "a b": { command: "c" } },
    [[]],
  ])("validates MCP servers like their reader: %j", (mcpServers) => {
    const errors = new SettingErrors();
    readToolServers(mcpServers, { label: "", pointer: "", folder: "/" }, { SET: "x" }, errors);
    expect(valid({ mcpServers })).toBe(errors.hasNoneAt(/^/));
  });
});
