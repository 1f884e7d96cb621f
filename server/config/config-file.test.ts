// biome-ignore-all lint/suspicious/noTemplateCurlyInString: tool servers have placeholders of this form.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";
import schema from "./tambo.config.schema.json" with { type: "json" };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "config-"));
  mkdirSync(join(folder, "keys"));
  writeFileSync(join(folder, "keys", "good"), "\n sk-from-file \n");
  writeFileSync(join(folder, "keys", "empty"), " \n");
  writeFileSync(join(folder, "keys", "spaced"), "hunter2 hunter2");
});
afterAll(() => rmSync(folder, { recursive: true }));

const variables = { KEY: "sk-from-env", OTHER: "sk-other", EMPTY: "" };

function read(content: unknown, env: Record<string, string> = {}) {
  writeFileSync(
    join(folder, "tambo.config.json"),
    typeof content === "string" ? content : JSON.stringify(content),
  );
  return readSettings({ ...variables, ...env }, folder);
}

function findErrors(content: unknown, env: Record<string, string> = {}): string[] {
  try {
    read(content, env);
  } catch (error) {
    return (error as Error).message.split("\n");
  }
  return [];
}

describe("tambo.config.json", () => {
  const everything = {
    $schema: "./tambo.config.schema.json",
    host: "0.0.0.0",
    port: 0,
    databaseFile: "data/runs.sqlite",
    disconnectGraceMs: 0,
    maxBodyBytes: 1,
    model: "local/llama",
    providers: {
      local: { baseUrl: "http://127.0.0.1:1/v1", apiKey: { file: "keys/good" } },
    },
    projects: { a: { apiKeys: [{ env: "KEY" }, { file: "keys/good" }] }, b: { apiKeys: [{ env: "OTHER" }] } },
  };

  it("contains the server's settings, with paths relative to the file", () => {
    const settings = read(everything);
    const { host, port, databaseFile, disconnectGraceMs, maxBodyBytes, model, providers, apiKeys } = settings;
    expect({ host, port, databaseFile, disconnectGraceMs, maxBodyBytes, model, providers }).toEqual({
      host: "0.0.0.0",
      port: 0,
      databaseFile: join(folder, "data/runs.sqlite"),
      disconnectGraceMs: 0,
      maxBodyBytes: 1,
      model: "local/llama",
      providers: [
        {
          name: "local",
          kind: "openai-compatible",
          apiKey: "sk-from-file",
          baseUrl: "http://127.0.0.1:1/v1",
        },
      ],
    });
    const keys = ["sk-from-env", "sk-from-file", "sk-other", "sk-none"];
    expect(keys.map((key) => apiKeys.projectOf(key))).toEqual(["a", "a", "b", undefined]);
  });

  it("is overridden by the environment", () => {
    const settings = read(everything, {
      HOST: "127.0.0.1",
      PORT: "1",
      DATABASE_FILE: "x",
      DISCONNECT_GRACE_MS: "2",
      MAX_BODY_BYTES: "3",
      MODEL: "script",
      ALLOW_SCRIPT_MODEL_FOR_TESTS: "on",
      API_KEYS: "c:key-c",
    });
    const { host, port, databaseFile, disconnectGraceMs, maxBodyBytes, model, apiKeys } = settings;
    expect({ host, port, databaseFile, disconnectGraceMs, maxBodyBytes, model }).toEqual({
      host: "127.0.0.1",
      port: 1,
      databaseFile: "x",
      disconnectGraceMs: 2,
      maxBodyBytes: 3,
      model: "script",
    });
    expect(["sk-from-env", "key-c"].map((key) => apiKeys.projectOf(key))).toEqual([undefined, "c"]);
  });

  it("is the file in CONFIG_FILE, and is optional without that", () => {
    const other = join(folder, "other.json");
    writeFileSync(other, '\uFEFF{"port": 7, "databaseFile": ":memory:"}');
    writeFileSync(join(folder, "tambo.config.json"), '{"port": 8}');
    expect(readSettings({ CONFIG_FILE: other }, folder)).toMatchObject({ port: 7, databaseFile: ":memory:" });
    expect(readSettings({ CONFIG_FILE: "" }, folder).port).toBe(8);
    expect(readSettings({}, join(folder, "keys")).port).toBe(8080);
    expect(readSettings({}).port).toBe(8080);
  });

  const integer = (min: number, max: number) => `must be an integer from ${min} to ${max}`;
  const reference = 'must not contain a secret in plain text; use {"env": "NAME"} or {"file": "path"}';
  const agent = { description: "d", instructions: "i" };
  const tavily = (apiKey: unknown) => ({ builtInTools: { webSearch: { provider: "tavily", apiKey } } });
  it.each<[unknown, string[]]>([
    ["[]", [": must be an object"]],
    ['{"port":\n1 hunter2}', [": is not JSON: line 2 column 3"]],
    [{ port: "80" }, [`: /port: ${integer(0, 65535)}`]],
    [
      { port: -1.5, maxBodyBytes: 1.5 },
      [`: /port: ${integer(0, 65535)}`, `: /maxBodyBytes: ${integer(0, 1073741824)}`],
    ],
    [{ host: "", model: 4 }, [": /host: must not be empty", ": /model: must be a string"]],
    [
      { "a/b~": 1 },
      [`: /a~1b~0: is not a known field; allowed: ${Object.keys(schema.properties).join(", ")}`],
    ],
    [
      { host: "0.0.0.0" },
      [
        ': /host: a server without API_KEYS must listen on a loopback address, not on "0.0.0.0"; set API_KEYS, or use 127.0.0.1',
      ],
    ],
    [
      { model: "local/x" },
      [
        ': /model: the model "local/x" is not configured; use "demo", or configure the provider in tambo.config.json: "providers": {"local": {"baseUrl": "http://…"}}; openai and anthropic are available if OPENAI_API_KEY or ANTHROPIC_API_KEY is set',
      ],
    ],
    [
      { providers: { Big: {}, x: { kind: "azure" }, y: { baseUrl: "http://x", key: 1 } } },
      [
        ': /providers/Big: a provider name must consist of lower-case letters, digits, "_" and "-", and have at most 64 characters',
        ': /providers/x/kind: must be "openai", "anthropic" or "openai-compatible"',
        ": /providers/y/key: is not a known field; allowed: kind, apiKey, baseUrl, maxRetries, idleTimeoutMs, tools",
      ],
    ],
    [{ providers: { openai: { apiKey: "hunter2" } } }, [`: /providers/openai/apiKey: ${reference}`]],
    [{ providers: { openai: { apiKey: ["hunter2"] } } }, [`: /providers/openai/apiKey: ${reference}`]],
    [
      { providers: { openai: { apiKey: { value: "hunter2" } } } },
      [": /providers/openai/apiKey/value: is not a known field; allowed: env, file"],
    ],
    [tavily("hunter2"), [`: /builtInTools/webSearch/apiKey: ${reference}`]],
    [tavily({}), [': /builtInTools/webSearch/apiKey: must have either "env" or "file"']],
    [
      tavily({ env: "KEY", file: "x" }),
      [': /builtInTools/webSearch/apiKey: must have either "env" or "file"'],
    ],
    [tavily({ env: 7 }), [": /builtInTools/webSearch/apiKey/env: must be a string"]],
    [
      tavily({ env: "MISSING" }),
      [': /builtInTools/webSearch/apiKey: the environment variable "MISSING" is not set'],
    ],
    [
      tavily({ env: "EMPTY" }),
      [': /builtInTools/webSearch/apiKey: the environment variable "EMPTY" is not set'],
    ],
    [
      tavily({ env: "constructor" }),
      [': /builtInTools/webSearch/apiKey: the environment variable "constructor" is not set'],
    ],
    [
      tavily({ file: "keys/none" }),
      [': /builtInTools/webSearch/apiKey: the file "keys/none" cannot be read: ENOENT'],
    ],
    [tavily({ file: "keys/empty" }), [': /builtInTools/webSearch/apiKey: the file "keys/empty" is empty']],
    [
      tavily({ file: "keys/spaced" }),
      [
        ": /builtInTools/webSearch/apiKey: the secret must be printable ASCII without spaces, because it is sent in an HTTP header",
      ],
    ],
    [tavily(undefined), [': /builtInTools/webSearch: must have the field "apiKey" for "tavily"']],
    [
      { builtInTools: { webSearch: true, webFetch: 1, runCode: { timeMs: 0 }, shell: true } },
      [
        ": /builtInTools/shell: is not a known field; allowed: webSearch, webFetch, runCode",
        ': /builtInTools/webSearch: must be an object with the field "provider", or false',
        ": /builtInTools/webFetch: must be an object or true or false",
        `: /builtInTools/runCode/timeMs: ${integer(1, 600000)}`,
      ],
    ],
    [
      { builtInTools: { webSearch: { provider: "bing" } } },
      [': /builtInTools/webSearch/provider: must be "brave", "tavily" or "searxng"'],
    ],
    [
      { builtInTools: { webSearch: { provider: "searxng", baseUrl: "hunter2" } } },
      [": /builtInTools/webSearch/baseUrl: must be an http or https URL"],
    ],
    [{ limits: { turns: 0 } }, [`: /limits/turns: ${integer(1, 10000)}`]],
    [
      {
        gateway: {
          auth: "none",
          models: ["gpt-4.1", "openai/", 1],
          limits: { messages: 0, text: 1 },
          rate: true,
          origins: [],
        },
      },
      [
        ": /gateway/origins: is not a known field; allowed: auth, models, limits, rate",
        ': /gateway/auth: must be "required", "optional" or "disabled"',
        ': /gateway/models/0: must be "<provider>/<model>", or "<provider>/*" for all models of a provider',
        ': /gateway/models/1: must be "<provider>/<model>", or "<provider>/*" for all models of a provider',
        ': /gateway/models/2: must be "<provider>/<model>", or "<provider>/*" for all models of a provider',
        ": /gateway/limits/text: is not a known field; allowed: bodyBytes, messages, tools, textBytes, base64BlockBytes, base64Bytes",
        `: /gateway/limits/messages: ${integer(1, 100000)}`,
        ": /gateway/rate: must be an object or false",
      ],
    ],
    [
      {
        gateway: { limits: { messages: 0 }, models: ["local/x", "embedded/demo", "embedded/no", "openai/*"] },
      },
      [
        `: /gateway/limits/messages: ${integer(1, 100000)}`,
        ...["local/x", "embedded/no"].map(
          (id, index) =>
            `: /gateway/models/${index * 2}: the gateway has no model "${id}"; available models: embedded/demo, openai/<model>, openai-chat/<model>, anthropic/<model>`,
        ),
      ],
    ],
    [
      { gateway: { rate: { burst: 0.5, inFlight: "2" } } },
      [`: /gateway/rate/burst: ${integer(1, 100000)}`, `: /gateway/rate/inFlight: ${integer(1, 100000)}`],
    ],
    [{ corsOrigins: "*" }, [": /corsOrigins: must be a list"]],
    [
      {
        corsOrigins: ["*", "null", "app.example.com", "file:///x", "https://me:hunter2@x", "HTTPS://X:443/a"],
      },
      [
        ...[0, 1, 2, 3].map(
          (index) =>
            `: /corsOrigins/${index}: must be the origin of a web page, such as "https://app.example.com"`,
        ),
        ...[4, 5].map((index) => `: /corsOrigins/${index}: must be written as browsers send it: "https://x"`),
      ],
    ],
    [
      { agents: { Up: agent, x: {}, y: { ...agent, tools: "t", limits: [] } } },
      [
        ': /agents/Up: an agent name must consist of lower-case letters, digits and "_", and have at most 48 characters',
        ': /agents/x: must have the field "description"',
        ': /agents/x: must have the field "instructions"',
        ": /agents/y/tools: must be a list",
        ": /agents/y/limits: must be an object",
      ],
    ],
    [
      { mcpServers: { s: {} }, projects: { p: { mcpServers: { "a b": { command: "${MISSING}" } } } } },
      [
        ': /mcpServers/s: must have either "command" (a program) or "url" (streamable HTTP)',
        ': /projects/p/mcpServers/a b: a server name must consist of letters, digits, "_" and "-"',
        ': /projects/p/mcpServers/a b/command: the environment variable "MISSING" is not set',
      ],
    ],
    [
      {
        projects: {
          "a b": {},
          p: { apiKeys: ["hunter2", { env: "MISSING" }] },
          q: { apiKeys: [{ env: "MISSING" }] },
        },
      },
      [
        ': /projects/a b: a project ID must consist of letters, digits, "_" and "-", and have at most 64 characters',
        `: /projects/p/apiKeys/0: ${reference}, or the key's digest, "sha256:<64 hex digits>"`,
        ': /projects/p/apiKeys/1: the environment variable "MISSING" is not set',
        ': /projects/q/apiKeys/0: the environment variable "MISSING" is not set',
      ],
    ],
    [
      { projects: { p: { apiKeys: [{ env: "KEY" }] }, q: { apiKeys: [{ env: "KEY" }] } } },
      [
        ": /projects/q/apiKeys/0: has the same key as tambo.config.json: /projects/p/apiKeys/0; use a different key for each",
      ],
    ],
  ])("reports the location of every error without revealing a secret: %j", (content, lines) => {
    const errors = findErrors(content);
    expect(errors).toEqual(lines.map((line) => `tambo.config.json${line}`));
    expect(errors.join()).not.toContain("hunter2");
  });

  it("reports all errors at once, except errors that result from others", () => {
    const content = {
      host: "0.0.0.0",
      model: "none",
      providers: {
        openai: { apiKey: "hunter2", baseUrl: "x", retries: 1 },
        local: { baseUrl: 1, maxRetries: -1 },
        spare: { kind: "other" },
      },
      mcpServers: { s: { url: "x" }, t: { command: "c", env: { KEY: "hunter2" } } },
      agents: {
        a: {
          instructions: "i",
          model: "local/x",
          tools: ["s/*", "t/*", "delegate_to_b", "shell", "web_search"],
        },
        b: { description: "d", instructions: 1, model: "m" },
      },
      builtInTools: { webSearch: { provider: "bing", apiKey: { env: 1 } }, webFetch: { maxBytes: 0 } },
      projects: {
        p: {
          apiKeys: [{}, { env: "MISSING" }],
          limits: { turns: 0 },
          agents: { "c/d": { ...agent, tools: ["x"] } },
        },
      },
    };
    const models = '"demo", "openai/<model>", "openai-chat/<model>", "local/<model>" or "spare/<model>"';
    const tools =
      "unknown tool; available: web_search, web_fetch, delegate_to_a, delegate_to_b, delegate_to_c/d, s/…, t/…";
    const ofSchema = [
      "/providers/local/baseUrl: must be a string",
      `/providers/local/maxRetries: ${integer(0, 10)}`,
      '/providers/spare/kind: must be "openai", "anthropic" or "openai-compatible"',
      "/providers/openai/retries: is not a known field; allowed: kind, apiKey, baseUrl, maxRetries, idleTimeoutMs, tools",
      `/providers/openai/apiKey: ${reference}`,
      '/agents/a: must have the field "description"',
      "/agents/b/instructions: must be a string",
      '/builtInTools/webSearch/provider: must be "brave", "tavily" or "searxng"',
      "/builtInTools/webSearch/apiKey/env: must be a string",
      `/builtInTools/webFetch/maxBytes: ${integer(1, 104857600)}`,
      '/projects/p/apiKeys/0: must have either "env" or "file"',
      '/projects/p/agents/c~1d: an agent name must consist of lower-case letters, digits and "_", and have at most 48 characters',
      `/projects/p/limits/turns: ${integer(1, 10000)}`,
    ];
    const ofValues = [
      '/projects/p/apiKeys/1: the environment variable "MISSING" is not set',
      "/providers/openai/baseUrl: must be an http or https URL",
      "/mcpServers/s/url: must be an http or https URL",
      `/mcpServers/t/env/KEY: ${reference}, or \${NAME} in the text`,
    ];
    const ofNames = [
      `/model: the model "none" is not configured; use ${models}`,
      `/agents/a/tools/3: ${tools}`,
      `/agents/b/model: the model "m" is not configured; use ${models}`,
      `/projects/p/agents/c~1d/tools/0: ${tools}`,
    ];
    expect(findErrors(content)).toEqual(
      [...ofSchema, ...ofValues, ...ofNames].map((line) => `tambo.config.json: ${line}`),
    );
  });

  it("reports errors in the environment together with errors in the file", () => {
    expect(findErrors({ port: -1 }, { PORT: "x", OPENAI_API_KEY: "sk-1", OPENAI_BASE_URL: "y" })).toEqual([
      `tambo.config.json: /port: ${integer(0, 65535)}`,
      'PORT: "x" is not an integer from 0 to 65535',
      "OPENAI_BASE_URL: must be an http or https URL",
    ]);
  });

  it("must exist if CONFIG_FILE is set", () => {
    const file = join(folder, "none.json");
    expect(() => readSettings({ CONFIG_FILE: file })).toThrow(
      expect.objectContaining({ message: `CONFIG_FILE: "${file}": cannot be read: ENOENT` }),
    );
  });
});
