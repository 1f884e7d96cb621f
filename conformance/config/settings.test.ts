import { describe, expect, it } from "vitest";
import { UnknownVariableError } from "../target/environment.ts";
import { type Config, ConfigError } from "./config.ts";
import { type Overrides, resolveSettings } from "./settings.ts";

describe("settingsOf", () => {
  it("has defaults", () => {
    expect(resolveSettings({}, {}, {})).toEqual({
      env: {},
      health: "/healthz",
      readyMs: 30_000,
      target: { mode: "upstream", features: new Set(), toolServer: "conformance", timeoutMs: 10_000 },
    });
  });

  it("lets options override the configuration, and reads keys from the environment", () => {
    const config: Config = {
      name: "acme",
      url: "http://a/",
      command: ["a"],
      env: { A: "${KEY}" },
      health: "tcp",
      readyMs: 90_000,
      key: "${KEY}",
      otherKey: "${KEY}-2",
      features: ["grace"],
      mode: "observe",
      model: "m",
      modelId: "x/{model}",
      toolServer: "t",
      stateTool: "s",
      graceMs: 0,
      timeoutMs: 1,
    };
    const flags: Overrides = {
      url: "http://b/v//",
      key: "${not-a-variable}",
      features: ["api-keys", "model-state"],
      mode: "script",
      timeoutMs: 2,
    };
    expect(resolveSettings(config, flags, { KEY: "k" })).toEqual({
      name: "acme",
      url: "http://b/v",
      command: ["a"],
      env: { A: "${KEY}" },
      health: "tcp",
      readyMs: 90_000,
      target: {
        key: "${not-a-variable}",
        otherKey: "k-2",
        features: new Set(["api-keys", "model-state"]),
        mode: "script",
        model: "m",
        modelId: "x/{model}",
        toolServer: "t",
        stateTool: "s",
        graceMs: 0,
        timeoutMs: 2,
      },
    });
  });

  it.each<[string, Config, Overrides, Error]>([
    [
      "a mistyped feature",
      {},
      { features: ["api-key"] },
      new ConfigError([
        'unknown feature "api-key"; did you mean "api-keys"? features: api-keys, idempotency, wire-proposal, tool-blocks, model-state, embed-resources, restart, grace, body-limit, reasoning, consent, builtins, agents, restrictions, users',
      ]),
    ],
    [
      "features without the settings that they need",
      { features: ["api-keys", "model-state", "body-limit"], key: "k" },
      {},
      new ConfigError([
        "the api-keys feature needs the keys of two projects: set key and otherKey (--key, --other-key)",
        "the model-state feature needs the stateTool setting: the tool that changes component state",
        "the body-limit feature needs the maxBodyBytes setting: the largest accepted body",
      ]),
    ],
    ["a missing key", { key: "${KEY}" }, {}, new UnknownVariableError("key", "KEY")],
  ])("rejects %s", (_name, config, overrides, error) => {
    expect(() => resolveSettings(config, overrides, {})).toThrow(error);
  });
});
