import { describe, expect, it } from "vitest";
import { readSettings, SettingError } from "./settings.ts";

describe("readSettings", () => {
  it("has a default for everything", () => {
    const { apiKeys, ...settings } = readSettings({});
    expect(apiKeys.open).toBe(true);
    expect(settings).toEqual({
      host: "127.0.0.1",
      port: 8080,
      databaseFile: ".data/runs.sqlite",
      model: "demo",
      disconnectGraceMs: 30_000,
      maxBodyBytes: 10_485_760,
    });
  });

  it("takes every setting, and an empty one as absent", () => {
    const { apiKeys, ...settings } = readSettings({
      HOST: "0.0.0.0",
      PORT: "0",
      DATABASE_FILE: "/tmp/x.sqlite",
      API_KEYS: "p:k",
      MODEL: "script",
      DISCONNECT_GRACE_MS: "0",
      MAX_BODY_BYTES: "",
    });
    expect(apiKeys.projectOf("k")).toBe("p");
    expect(settings).toEqual({
      host: "0.0.0.0",
      port: 0,
      databaseFile: "/tmp/x.sqlite",
      model: "script",
      disconnectGraceMs: 0,
      maxBodyBytes: 10_485_760,
    });
  });

  it.each(["127.0.0.1", "127.1.2.3", "localhost", "::1"])(
    "may serve this machine without keys: %s",
    (HOST) => {
      expect(readSettings({ HOST }).host).toBe(HOST);
    },
  );

  const range = (name: string, value: string, max: number) =>
    `${name}: "${value}" is not a whole number from 0 to ${max}`;
  const unreachable = (host: string) =>
    `HOST: without API_KEYS the server serves this machine only, so it cannot listen on "${host}"; set API_KEYS, or use 127.0.0.1`;
  it.each<[Record<string, string>, string]>([
    [{ PORT: "http" }, range("PORT", "http", 65535)],
    [{ PORT: "65536" }, range("PORT", "65536", 65535)],
    [{ PORT: "-1" }, range("PORT", "-1", 65535)],
    [{ PORT: "80.5" }, range("PORT", "80.5", 65535)],
    [{ PORT: "1e3" }, range("PORT", "1e3", 65535)],
    [{ DISCONNECT_GRACE_MS: "30s" }, range("DISCONNECT_GRACE_MS", "30s", 86400000)],
    [{ MAX_BODY_BYTES: "10MB" }, range("MAX_BODY_BYTES", "10MB", 1073741824)],
    [{ HOST: "0.0.0.0" }, unreachable("0.0.0.0")],
    [{ HOST: "::" }, unreachable("::")],
    [{ HOST: "127.example.com" }, unreachable("127.example.com")],
    [
      { API_KEYS: "hunter2" },
      'API_KEYS: entry 1 is not "project:key" (project: letters, digits, "_" and "-", at most 64)',
    ],
  ])("names the variable and what it takes, and shows no key: %j", (env, message) => {
    expect(() => readSettings(env)).toThrow(SettingError);
    expect(() => readSettings(env)).toThrow(
      new SettingError(message.split(": ")[0] as string, message.slice(message.indexOf(": ") + 2)),
    );
    expect(message).not.toContain("hunter2");
  });
});
