// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the servers file has placeholders of this form.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SettingError } from "../core/errors.ts";
import { SettingErrors } from "./sources.ts";
import { readToolServersFile } from "./tool-servers.ts";

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "servers-"));
  file = join(folder, "servers.json");
});
afterAll(() => rmSync(folder, { recursive: true }));

const readFile = (path: string) => {
  const errors = new SettingErrors();
  const servers = readToolServersFile(path, env, errors);
  errors.throwIfAny();
  return servers;
};
const env = { TOKEN: "hunter2", HOST: "tools.example.com", EMPTY: "", ABC: "abc", ABCD: "abcd" };
const read = (content: unknown) => {
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return readFile(file);
};
const readServer = (server: unknown) => read({ mcpServers: { s: server } });

describe("readToolServers", () => {
  it("reads programs and URLs that contain variables", () => {
    const mcpServers = {
      files: {
        command: "npx",
        args: ["-y", "some-server", "$HOME", "${HOST}"],
        env: { KEY: "a ${TOKEN}" },
        cwd: "/tmp",
      },
      plain: { type: "stdio", command: "run" },
      far: { url: "https://${HOST}/mcp?x=1", headers: { Authorization: "Bearer ${TOKEN}" } },
      "far-2_": { type: "http", url: "http://127.0.0.1:1${EMPTY}" },
    };
    expect(read({ mcpServers, someOtherProgramsOwn: 1 })).toEqual([
      {
        name: "files",
        command: "npx",
        args: ["-y", "some-server", "$HOME", "tools.example.com"],
        env: { KEY: "a hunter2" },
        cwd: "/tmp",
        secrets: ["tools.example.com", "hunter2"],
      },
      { name: "plain", command: "run" },
      {
        name: "far",
        url: "https://tools.example.com/mcp?x=1",
        headers: { Authorization: "Bearer hunter2" },
        secrets: ["tools.example.com", "hunter2"],
      },
      { name: "far-2_", url: "http://127.0.0.1:1" },
    ]);
    expect(read({ mcpServers: {} })).toEqual([]);
  });

  it("collects each variable's value of four or more characters as a secret, except in paths", () => {
    const names = ["TOKEN", "TOKEN", "ABC", "ABCD", "EMPTY"];
    const args = names.map((name) => `--x=\${${name}}`);
    expect(readServer({ command: "run${ABCD}", args, cwd: "/${HOST}" })).toEqual([
      {
        name: "s",
        command: "runabcd",
        cwd: "/tools.example.com",
        args: ["--x=hunter2", "--x=hunter2", "--x=abc", "--x=abcd", "--x="],
        secrets: ["hunter2", "abcd"],
      },
    ]);
  });

  it("resolves references to secrets in variables and headers, with paths relative to the file", () => {
    writeFileSync(join(folder, "key"), "\uFEFF hunter3\nhunter4 \n");
    expect(
      read({
        mcpServers: {
          program: {
            command: "x",
            env: {
              API_KEY: { env: "TOKEN" },
              PEM: { file: "key" },
              MAX_TOKENS: "9",
              TOKEN: "",
              MODE: "fast",
            },
          },
          far: {
            url: "https://x/?apiKey=${TOKEN}&key=",
            headers: { Authorization: "Bearer ${TOKEN}", "X-API-Key": { env: "ABCD" } },
          },
        },
      }),
    ).toEqual([
      {
        name: "program",
        command: "x",
        env: { API_KEY: "hunter2", PEM: "hunter3\nhunter4", MAX_TOKENS: "9", TOKEN: "", MODE: "fast" },
        secrets: ["hunter2", "hunter3\nhunter4"],
      },
      {
        name: "far",
        url: "https://x/?apiKey=hunter2&key=",
        headers: { Authorization: "Bearer hunter2", "X-API-Key": "abcd" },
        secrets: ["hunter2", "abcd"],
      },
    ]);
  });

  const textOrSecret = 'must be a string, or {"env": "NAME"} or {"file": "path"}';
  const notItself =
    'must not contain a secret in plain text; use {"env": "NAME"} or {"file": "path"}, or ${NAME} in the text';
  const password = "must not contain a password in plain text; use ${NAME}";
  const header = (name: string, value: unknown) => ({ url: "http://x", headers: { [name]: value } });
  const variable = (name: string, value: unknown) => ({ command: "x", env: { [name]: value } });
  const kind = 'must have either "command" (a program) or "url" (streamable HTTP)';
  it.each<[unknown, string]>([
    [{}, `/mcpServers/s: ${kind}`],
    [{ command: "x", url: "http://x" }, `/mcpServers/s: ${kind}`],
    [[], "/mcpServers/s: must be an object"],
    [{ command: 7 }, "/mcpServers/s/command: must be a string"],
    [{ command: "" }, "/mcpServers/s/command: must not be empty"],
    [{ command: "x\0" }, "/mcpServers/s/command: must be a string"],
    [{ command: "x", args: "y" }, "/mcpServers/s/args: must be a list"],
    [{ command: "x", args: ["y", null] }, "/mcpServers/s/args/1: must be a string"],
    [{ command: "x", env: { "a/b~": 1 } }, `/mcpServers/s/env/a~1b~0: ${textOrSecret}`],
    [
      { command: "x", arg: [] },
      "/mcpServers/s/arg: is not a known field; allowed: type, command, args, env, cwd",
    ],
    [
      { command: "x", headers: {} },
      "/mcpServers/s/headers: is not a known field; allowed: type, command, args, env, cwd",
    ],
    [{ url: "http://x", env: {} }, "/mcpServers/s/env: is not a known field; allowed: type, url, headers"],
    [{ command: "x", type: "http" }, '/mcpServers/s/type: must be "stdio", or absent'],
    [{ url: "http://x", type: "sse" }, '/mcpServers/s/type: must be "http" or "streamable-http", or absent'],
    [{ url: "hunter2" }, "/mcpServers/s/url: must be an http or https URL"],
    [{ url: "file:///hunter2" }, "/mcpServers/s/url: must be an http or https URL"],
    [{ url: "http://me:hunter2@x/" }, "/mcpServers/s/url: must not contain a user or password"],
    [
      { url: "http://x", headers: { "a b": "hunter2" } },
      "/mcpServers/s/headers/a b: cannot be sent as an HTTP header",
    ],
    [
      { url: "http://x", headers: { a: "hunter2\n\nx" } },
      "/mcpServers/s/headers/a: cannot be sent as an HTTP header",
    ],
    ...["Authorization", "Cookie", "proxy-authorization", "X-API-Key", "apikey", "X-Auth-Token"].map(
      (name): [unknown, string] => [header(name, "hunter2"), `/mcpServers/s/headers/${name}: ${notItself}`],
    ),
    ...["OPENAI_API_KEY", "GITHUB_TOKEN", "secretKey", "PGPASSWORD", "DB_PASS", "AWS_ACCESS_KEY_ID"].map(
      (name): [unknown, string] => [variable(name, "hunter2"), `/mcpServers/s/env/${name}: ${notItself}`],
    ),
    [variable("A", { env: "MISSING" }), '/mcpServers/s/env/A: the environment variable "MISSING" is not set'],
    [variable("A", { file: "none" }), '/mcpServers/s/env/A: the file "none" cannot be read: ENOENT'],
    [
      header("A", { file: 7 }),
      '/mcpServers/s/headers/A: must have either "env" or "file", with a name or a path',
    ],
    [header("A", {}), '/mcpServers/s/headers/A: must have either "env" or "file", with a name or a path'],
    [header("A", ["hunter2"]), `/mcpServers/s/headers/A: ${textOrSecret}`],
    [variable("DATABASE_URL", "postgres://me:hunter2@db/x"), `/mcpServers/s/env/DATABASE_URL: ${password}`],
    [{ command: "x", args: ["--db=postgres://me:hunter2@db/x"] }, `/mcpServers/s/args/0: ${password}`],
    [
      { url: "https://${HOST}/mcp?x=1&tavilyApiKey=hunter2#y" },
      '/mcpServers/s/url: must not contain the secret "tavilyApiKey" in plain text; send it in "headers", or use ${NAME}',
    ],
    [{ url: "${MISSING}" }, '/mcpServers/s/url: the environment variable "MISSING" is not set'],
    [{ url: "${a b}" }, '/mcpServers/s/url: the environment variable "a b" is not set'],
    [{ url: "${constructor}" }, '/mcpServers/s/url: the environment variable "constructor" is not set'],
  ])("reports the location of an error without revealing a value: %j", (server, problem) => {
    const error = new SettingError(`MCP_SERVERS_FILE: "${file}"`, problem);
    expect(() => readServer(server)).toThrow(error);
    expect(problem).not.toContain("hunter2");
  });

  it.each<[unknown, string]>([
    ["[]", "must be an object"],
    ["{}", 'must have the field "mcpServers"'],
    ['{"mcpServers": []}', "/mcpServers: must be an object"],
    [
      '{"mcpServers": {"a b": {"command": "x"}}}',
      '/mcpServers/a b: a server name must consist of letters, digits, "_" and "-"',
    ],
    ['{"mcpServers":\n{"a" hunter2}}', "is not JSON: line 2 column 6"],
    ["hunter2", "is not JSON"],
  ])("reports the location of an error around the servers: %j", (content, problem) => {
    expect(() => read(content)).toThrow(new SettingError(`MCP_SERVERS_FILE: "${file}"`, problem));
  });

  it("reports every error, once per location", () => {
    const mcpServers = { "a b": { command: 1, args: [2, "x"], arg: 3 }, c: { url: "u", type: 4 }, d: {} };
    const lines = [
      '/mcpServers/a b: a server name must consist of letters, digits, "_" and "-"',
      "/mcpServers/a b/arg: is not a known field; allowed: type, command, args, env, cwd",
      "/mcpServers/a b/command: must be a string",
      "/mcpServers/a b/args/0: must be a string",
      "/mcpServers/c/type: must be a string",
      "/mcpServers/c/url: must be an http or https URL",
      `/mcpServers/d: ${kind}`,
    ];
    const message = lines.map((line) => `MCP_SERVERS_FILE: "${file}": ${line}`).join("\n");
    expect(() => read({ mcpServers })).toThrow(expect.objectContaining({ message }));
  });

  it("reports a missing file", () => {
    const missing = join(folder, "missing.json");
    expect(() => readFile(missing)).toThrow(
      new SettingError(`MCP_SERVERS_FILE: "${missing}"`, "cannot be read: ENOENT"),
    );
  });
});
