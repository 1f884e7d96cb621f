import { expect, it, onTestFinished, vi } from "vitest";
import { runInContext } from "../core/telemetry/log-context.ts";
import { recordOperations } from "../proof/testing/operations.ts";
import type { LogOptions } from "./logger.ts";

function logLine(options: Partial<LogOptions>, message: string, fields: object = {}): string {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 2, 3, 4, 5, 678) });
  onTestFinished(() => void vi.useRealTimers());
  const { operations, text } = recordOperations(options);
  runInContext({ requestId: "req_1" }, () => operations.logger.info(fields, message), {
    secrets: ["caller-secret"],
  });
  return text();
}

it("writes a line of JSON, with its context", () => {
  const line = logLine({}, "run started", { recovered: true });
  expect(line.endsWith("\n")).toBe(true);
  expect(JSON.parse(line)).toEqual({
    level: "info",
    time: "2030-01-02T03:04:05.678Z",
    pid: process.pid,
    hostname: expect.any(String),
    requestId: "req_1",
    recovered: true,
    msg: "run started",
  });
});

it("writes human-readable text, with indented stack traces", () => {
  const line = logLine({ format: "text" }, "it failed\n    at once", { status: 500, route: "/v1/a b" });
  expect(line).toBe(
    '03:04:05 info  it failed\n        at once  requestId=req_1  status=500  route="/v1/a b"\n',
  );
});

it("omits lines below its level", () => {
  expect(logLine({ level: "error" }, "run started")).toBe("");
});

it("hides secrets from the settings and the request in messages and in `sent`", () => {
  const message = "rejected own-secret and caller-secret, own%2Dsecret%20x";
  const sent = {
    text: "own-secret",
    "caller-secret": ["caller-secret"],
    input: { apiKey: "unknown", password: "x", max_tokens: 5, nested: [{ Authorization: "Bearer y" }] },
    file: new Uint8Array(3),
    url: new URL("http://x/?k=own-secret"),
    nothing: null,
  };
  const line = logLine({ secrets: ["own-secret", "own-secret x"] }, message, { sent });
  expect(JSON.parse(line)).toMatchObject({
    msg: "rejected [secret] and [secret], own%2Dsecret%20x",
    sent: {
      text: "[secret]",
      "[secret]": ["[secret]"],
      input: {
        apiKey: "[secret]",
        password: "[secret]",
        max_tokens: 5,
        nested: [{ Authorization: "[secret]" }],
      },
      file: "[3 bytes]",
      url: "http://x/?k=[secret]",
      nothing: null,
    },
  });
});

it("a caller's key cannot hide the server's own text", () => {
  const { operations, text } = recordOperations();
  const secrets = ["request", '","pid":', "req_1", "info"];
  runInContext({ requestId: "req_1" }, () => operations.logger.info({ status: 401 }, "called"), { secrets });
  expect(JSON.parse(text())).toMatchObject({ level: "info", requestId: "req_1", status: 401, msg: "called" });
});

const attacks = [
  'x\r\n{"level":"info","msg":"forged"}',
  "x\n03:04:05 info  forged",
  "\u001b[2J\u001b]0;title\u0007",
  "\u009b31m\u0085next\u2028line\u2029paragraph",
  'x","msg":"forged',
  "\u0000\u0008\u007f\ud800",
  "%s %o %j",
];

it.each(attacks)("a line is a single JSON object, whatever text users send: %j", (userText) => {
  const { operations, text } = recordOperations();
  runInContext({ requestId: userText, threadId: userText }, () =>
    operations.logger.info({ sent: userText }, userText),
  );
  const line = text();
  // The output contains no character that any program treats as a line break, and no terminal control
  // character.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters.
  expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
  expect(JSON.parse(line)).toMatchObject({
    requestId: userText,
    threadId: userText,
    sent: userText,
    msg: userText,
  });
});

it.each(attacks)("text contains no forged lines and no control characters: %j", (userText) => {
  const { operations, text } = recordOperations({ format: "text" });
  runInContext({ requestId: userText }, () => operations.logger.info({ sent: userText }, userText));
  const lines = text().split("\n");
  expect(lines.pop()).toBe("");
  expect(lines.filter((line) => /^\d\d:\d\d:\d\d (info|error)/.test(line))).toHaveLength(1);
  expect(lines.slice(1).every((line) => line.startsWith("    "))).toBe(true);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters.
  expect(lines.join("")).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
});

it("hides an id that is a key", () => {
  const { operations, text } = recordOperations();
  const key = "sk-0123456789abcdef";
  const ids = { requestId: key, threadId: `t-${key}` };
  runInContext(ids, () => operations.logger.info("called"), { secrets: [key] });
  expect(JSON.parse(text())).toMatchObject({ requestId: "[secret]", threadId: "t-[secret]", msg: "called" });
});
