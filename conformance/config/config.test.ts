import { describe, expect, it } from "vitest";
import { contractNames } from "../contracts/contracts.ts";
import { features } from "../runner/target.ts";
import schema from "./config.schema.json" with { type: "json" };
import { ConfigError, readConfig } from "./config.ts";

const featureNames =
  "features: api-keys, idempotency, wire-proposal, tool-blocks, model-state, embed-resources, restart, grace, body-limit, reasoning, consent, builtins, agents, restrictions, users";
const settingNames =
  "settings: contract, name, mode, url, command, env, health, paths, key, otherKey, features, model, modelId, toolServer, stateTool, appStateTool, graceMs, maxBodyBytes, readyMs, timeoutMs";

describe("readConfig", () => {
  it("reads every setting", () => {
    const text = `
contract: ag-ui
name: acme
mode: script
url: http://127.0.0.1:8080
command: [node, server.js, --port, "{port}"]
env: {DATABASE: memory, KEY: "\${OPENAI_API_KEY}"}
health: /ready
key: "\${KEY}"
otherKey: k2
features: [api-keys, grace]
model: script
modelId: openai/{model}
toolServer: conf
stateTool: set_state
graceMs: 0
timeoutMs: 5000
paths: {run: /, connect: /connect, cancel: "/{runId}/stop/{threadId}", capabilities: /info}
`;
    expect(readConfig(text, "c.yaml")).toEqual({
      contract: "ag-ui",
      name: "acme",
      mode: "script",
      url: "http://127.0.0.1:8080",
      command: ["node", "server.js", "--port", "{port}"],
      env: { DATABASE: "memory", KEY: "${OPENAI_API_KEY}" },
      health: "/ready",
      key: "${KEY}",
      otherKey: "k2",
      features: ["api-keys", "grace"],
      model: "script",
      modelId: "openai/{model}",
      toolServer: "conf",
      stateTool: "set_state",
      graceMs: 0,
      timeoutMs: 5000,
      paths: { run: "/", connect: "/connect", cancel: "/{runId}/stop/{threadId}", capabilities: "/info" },
    });
  });

  it.each(["", "# nothing yet\n", "{}"])("accepts a file without settings: %j", (text) => {
    expect(readConfig(text, "c.yaml")).toEqual({});
  });

  it.each<[string, string, string[]]>([
    [
      "a mistyped feature",
      "name: x\nfeatures: [idempotency, api-key]",
      [`2:25: unknown feature "api-key"; did you mean "api-keys"? ${featureNames}`],
    ],
    [
      "an unknown feature without a similar one",
      "features:\n  - telepathy",
      [`2:5: unknown feature "telepathy"; ${featureNames}`],
    ],
    ["a feature that is not a string", "features: [7]", [`1:12: unknown feature 7; ${featureNames}`]],
    ["a duplicate feature", "features: [grace, grace]", ["1:11: features contains a duplicate"]],
    [
      "several errors",
      "feature: [a]\ntimeoutMs: 0",
      [
        `1:1: unknown setting "feature"; did you mean "features"? ${settingNames}`,
        "2:12: timeoutMs must be from 1 to 600000",
      ],
    ],
    [
      "a mistyped contract",
      "contract: agui",
      [`1:11: unknown contract "agui"; did you mean "ag-ui"? contracts: ${contractNames.join(", ")}`],
    ],
    [
      "a mistyped mode",
      "mode: upsteam",
      ['1:7: unknown mode "upsteam"; did you mean "upstream"? modes: upstream, script, observe'],
    ],
    [
      "a number instead of a string",
      "env:\n  A: 1",
      ['2:6: env.A must be a string; write it in quotes: "1"'],
    ],
    [
      "an invalid variable name",
      "env:\n  2B: x",
      [
        "2:3: names of environment variables contain only letters, digits and underscores, and do not start with a digit",
      ],
    ],
    ["an unsupported URL scheme", "url: ftp://x", ["1:6: url must start with http:// or https://"]],
    ["half a path", "health: healthz", ['1:9: health must be a path that starts with "/", or "tcp"']],
    [
      "a mistyped operation",
      "paths: { run: /, conect: /c }",
      [
        '1:18: unknown operation "conect"; did you mean "connect"? operations: run, connect, cancel, capabilities',
      ],
    ],
    [
      "invalid paths",
      "paths:\n  run: agent\n  connect: /{threadId}\n  cancel: /{threadId}\n  capabilities: 7",
      [
        '2:8: paths.run must start with "/", and have no query and no placeholder',
        '3:12: paths.connect must start with "/", and have no query and no placeholder',
        '4:11: paths.cancel must start with "/", have no query, and contain the segments {threadId} and {runId}',
        '5:17: paths.capabilities must be a string; write it in quotes: "7"',
      ],
    ],
    ["a command given as a string", "command: node x", ["1:10: command must be a list"]],
    ["no command", "command: []", ["1:10: command must not be empty"]],
    ["a model id without a placeholder", "modelId: gpt", ["1:10: modelId must contain {model}"]],
    ["half a millisecond", "graceMs: 1.5", ["1:10: graceMs must be a whole number"]],
    ["an empty name", "name: ''", ["1:7: name must not be empty; remove it to use the default"]],
    ["a long name", `name: ${"x".repeat(101)}`, ["1:7: name must have at most 100 characters"]],
    ["a list", "- a", ["1:1: the file must be a mapping of names to values"]],
    ["a setting twice", "name: a\nname: b", ["2:1: Map keys must be unique"]],
    ["broken YAML", 'name: "abc', ['1:11: Missing closing "quote']],
    [
      "an alias without an anchor",
      "name: *a",
      ["1:1: Unresolved alias (the anchor must be set before the alias): a"],
    ],
  ])("reports %s", (_name, text, mistakes) => {
    expect(() => readConfig(text, "c.yaml")).toThrow(
      new ConfigError(mistakes.map((mistake) => `c.yaml:${mistake}`)),
    );
  });

  it("lists all features in its schema", () => {
    expect(schema.properties.features.items.enum).toEqual(Object.keys(features));
  });
});
