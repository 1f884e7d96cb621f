// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the servers file has placeholders of this form.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { SettingError } from "../core/errors.ts";
import { defaultLimits } from "../core/settings.ts";
import { defaultToolServers } from "../tools/project-tools.ts";
import { defaultGatewayLimits, defaultGatewayRate } from "./gateway.ts";
import { defaultRate } from "./projects.ts";
import { readSettings } from "./settings.ts";

const byokProviders = [
  {
    name: "openai",
    kind: "openai",
    baseUrl: "https://api.openai.com/v1",
    keyHeader: "X-Provider-Key-OpenAI",
  },
  {
    name: "anthropic",
    kind: "anthropic",
    baseUrl: "https://api.anthropic.com/v1",
    keyHeader: "X-Provider-Key-Anthropic",
  },
];

describe("readSettings", () => {
  it("has a default for everything", () => {
    const { apiKeys, ...settings } = readSettings({});
    expect(apiKeys.isOpen).toBe(true);
    expect(settings).toEqual({
      host: "127.0.0.1",
      port: 8080,
      databaseFile: ".data/runs.sqlite",
      model: "demo",
      demoDelayMs: 32,
      allowScriptModelForTests: false,
      disconnectGraceMs: 30_000,
      shutdownGraceMs: 10_000,
      eventRetentionHours: 720,
      maxBodyBytes: 10_485_760,
      maxMessageBytes: 1_048_576,
      corsOrigins: [],
      logLevel: "info",
      logPrompts: false,
      providers: [],
      byokProviders,
      gateway: { auth: "disabled", limits: defaultGatewayLimits, rate: defaultGatewayRate },
      everyProject: { toolServers: defaultToolServers, agents: [], builtInTools: {}, limits: defaultLimits },
      projects: new Map(),
    });
  });

  it("reads every setting, and treats an empty variable as absent", () => {
    const folder = mkdtempSync(join(tmpdir(), "settings-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const servers = join(folder, "servers.json");
    writeFileSync(servers, '{"mcpServers": {"far": {"url": "${TOOLS_URL}"}}}');
    const { apiKeys, ...settings } = readSettings({
      HOST: "0.0.0.0",
      PORT: "0",
      DATABASE_FILE: "/tmp/x.sqlite",
      API_KEYS: "p:k",
      MODEL: "script",
      DEMO_DELAY_MS: "0",
      ALLOW_SCRIPT_MODEL_FOR_TESTS: "on",
      DISCONNECT_GRACE_MS: "0",
      EVENT_RETENTION_HOURS: "0",
      MAX_BODY_BYTES: "",
      LOG_LEVEL: "debug",
      LOG_FORMAT: "text",
      LOG_PROMPTS: "on",
      METRICS_PORT: "9464",
      OPENAI_API_KEY: "sk-1",
      MCP_SERVERS_FILE: servers,
      TOOLS_URL: "http://127.0.0.1:9/mcp",
      SCRIPT_HOLDS_URL: "http://127.0.0.1:9/holds/",
    });
    expect(apiKeys.projectOf("k")).toBe("p");
    expect(settings).toEqual({
      host: "0.0.0.0",
      port: 0,
      databaseFile: "/tmp/x.sqlite",
      model: "script",
      demoDelayMs: 0,
      allowScriptModelForTests: true,
      disconnectGraceMs: 0,
      shutdownGraceMs: 10_000,
      eventRetentionHours: 0,
      maxBodyBytes: 10_485_760,
      maxMessageBytes: 1_048_576,
      corsOrigins: [],
      logLevel: "debug",
      logFormat: "text",
      logPrompts: true,
      metricsPort: 9464,
      providers: [{ name: "openai", kind: "openai", apiKey: "sk-1", baseUrl: "https://api.openai.com/v1" }],
      byokProviders,
      gateway: { auth: "required", limits: defaultGatewayLimits, rate: defaultGatewayRate },
      everyProject: {
        toolServers: [{ name: "far", url: "http://127.0.0.1:9/mcp", secrets: ["http://127.0.0.1:9/mcp"] }],
        agents: [],
        builtInTools: {},
        limits: defaultLimits,
        rate: defaultRate,
      },
      projects: new Map(),
      scriptHoldsUrl: "http://127.0.0.1:9/holds",
    });
  });

  it("warns about holds of a disabled model", () => {
    const lines: string[] = [];
    const settings = readSettings({ SCRIPT_HOLDS_URL: "http://127.0.0.1:9" }, undefined, (line) =>
      lines.push(line),
    );
    expect([lines, settings.scriptHoldsUrl]).toEqual([
      ["SCRIPT_HOLDS_URL: has no effect without ALLOW_SCRIPT_MODEL_FOR_TESTS=on"],
      undefined,
    ]);
  });

  it.each(["127.0.0.1", "127.1.2.3", "localhost", "::1"])(
    "may serve this machine without keys: %s",
    (HOST) => {
      expect(readSettings({ HOST }).host).toBe(HOST);
    },
  );

  const range = (name: string, value: string, max: number) =>
    `${name}: "${value}" is not an integer from 0 to ${max}`;
  const unreachable = (host: string) =>
    `HOST: a server without API_KEYS must listen on a loopback address, not on "${host}"; set API_KEYS, or use 127.0.0.1`;
  it.each<[Record<string, string>, string]>([
    [{ PORT: "http" }, range("PORT", "http", 65535)],
    [{ PORT: "65536" }, range("PORT", "65536", 65535)],
    [{ PORT: "-1" }, range("PORT", "-1", 65535)],
    [{ PORT: "80.5" }, range("PORT", "80.5", 65535)],
    [{ PORT: "1e3" }, range("PORT", "1e3", 65535)],
    [{ DISCONNECT_GRACE_MS: "30s" }, range("DISCONNECT_GRACE_MS", "30s", 86400000)],
    [{ MAX_BODY_BYTES: "10MB" }, range("MAX_BODY_BYTES", "10MB", 1073741824)],
    [{ METRICS_PORT: "http" }, range("METRICS_PORT", "http", 65535)],
    [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL: "loud" is not one of silent, error, warn, info, debug'],
    [{ LOG_FORMAT: "xml" }, 'LOG_FORMAT: "xml" is not one of json, text'],
    [{ LOG_PROMPTS: "true" }, 'LOG_PROMPTS: "true" is not one of on, off'],
    [{ ALLOW_SCRIPT_MODEL_FOR_TESTS: "yes" }, 'ALLOW_SCRIPT_MODEL_FOR_TESTS: "yes" is not one of on, off'],
    [
      { MODEL: "script" },
      'MODEL: the model "script" is not configured; use "demo"; for tests, set ALLOW_SCRIPT_MODEL_FOR_TESTS=on',
    ],
    [
      { MODEL: "script", ALLOW_SCRIPT_MODEL_FOR_TESTS: "off" },
      'MODEL: the model "script" is not configured; use "demo"; for tests, set ALLOW_SCRIPT_MODEL_FOR_TESTS=on',
    ],
    [{ HOST: "0.0.0.0" }, unreachable("0.0.0.0")],
    [{ HOST: "::" }, unreachable("::")],
    [{ HOST: "127.example.com" }, unreachable("127.example.com")],
    [
      { OPENAI_API_KEY: "hunter2 x" },
      "OPENAI_API_KEY: must be printable ASCII without spaces, because it is sent in an HTTP header",
    ],
    [{ SCRIPT_HOLDS_URL: "hunter2" }, "SCRIPT_HOLDS_URL: must be an http or https URL"],
    [{ MCP_SERVERS_FILE: "no-such-file" }, 'MCP_SERVERS_FILE: "no-such-file": cannot be read: ENOENT'],
    [
      { API_KEYS: "hunter2" },
      'API_KEYS: entry 1: must be "project:key", where the project has at most 64 letters, digits, "_" or "-"',
    ],
  ])("reports the variable and its valid values without revealing a key: %j", (env, message) => {
    expect(() => readSettings(env)).toThrow(SettingError);
    expect(() => readSettings(env)).toThrow(
      new SettingError(message.split(": ")[0] as string, message.slice(message.indexOf(": ") + 2)),
    );
    expect(message).not.toContain("hunter2");
  });
});
