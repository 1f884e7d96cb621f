// biome-ignore-all lint/suspicious/noTemplateCurlyInString: settings have placeholders of this form.
import { expect, it } from "vitest";
import { containsPassword, findSecretParameter, isLiteral, isSecretName } from "./secrets.ts";

it("detects names that indicate a secret", () => {
  const secret = [
    ...[
      "Authorization",
      "Cookie",
      "proxy-authorization",
      "X-API-Key",
      "apikey",
      "X-Auth-Token",
      "Client-Secret",
    ],
    ...["OPENAI_API_KEY", "GITHUB_TOKEN", "PGPASSWORD", "DB_PASS", "AWS_ACCESS_KEY_ID", "API_KEYS", "SECRET"],
    ...["apiKey", "tavilyApiKey", "access_token", "clientSecret", "keyId"],
  ];
  const open = [
    ...["Accept", "X-Request-Id", "User-Agent", "MCP-Protocol-Version", "constructor", ""],
    ...["PATH", "MAX_TOKENS", "TOKENIZERS_PARALLELISM", "KEYBOARD", "BYPASS", "PASSIVE", "SECRETARY"],
  ];
  expect(secret.filter((name) => !isSecretName(name))).toEqual([]);
  expect(open.filter(isSecretName)).toEqual([]);
});

it("detects literal texts", () => {
  expect(["a", "$A", "${A", "", "${A}", "Bearer ${A}"].map(isLiteral)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

it.each([
  ["postgres://me:hunter2@db/x", true],
  ["--db=postgres://:hunter2@db", true],
  ["postgres://me:${PASSWORD}@db/x", false],
  ["postgres://me:@db", false],
  ["postgres://me@db:5432/a:b@c", false],
  ["http://x/a:b@c", false],
  ["me:hunter2@db", false],
])("detects a URL with a password: %s", (text, expected) => {
  expect(containsPassword(text)).toBe(expected);
});

it.each([
  ["https://x/?a=1&apiKey=hunter2", "apiKey"],
  ["https://${HOST}:${PORT}/mcp?token=hunter2#x", "token"],
  ["https://x/?api%4Bey=hunter2", "apiKey"],
  ["https://x/?apiKey=${KEY}&token=", undefined],
  ["https://x/#?apiKey=hunter2", undefined],
  ["https://x/mcp", undefined],
])("finds a secret in the query of a URL: %s", (url, expected) => {
  expect(findSecretParameter(url)).toBe(expected);
});
