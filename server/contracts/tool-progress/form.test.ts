/**
 * Tests forms that are sent with curl, as most clients send them, and invalid forms that are written by hand.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";
import { createScriptBody, joinText, parseFrames } from "./testing.ts";

const path = "/api/v1/conversations/c/message/";
const echo = createScriptBody([{ echo: "prompt" }]).content;
const png = Buffer.from("iVBORw0KGgo=", "base64");

async function curl(server: TestServer, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("curl", ["-sS", "--no-buffer", server.url + path, ...args]);
  return stdout;
}

/** Returns the model's input. */
function parsePrompt(stdout: string) {
  return JSON.parse(joinText(parseFrames(stdout))).prompt;
}

function fileOf(name: string, content: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), "form-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const nodes = {
  role: "system",
  content: 'Context from the app:\nNodes that the user refers to: ["a","b"]',
};
const user = (...content: unknown[]) => ({
  role: "user",
  content: [{ type: "text", text: echo }, ...content],
});

it("accepts urlencoded forms [P-090]", async () => {
  const server = await startTestServer();
  const stdout = await curl(
    server,
    "--data-urlencode",
    `content=${echo}`,
    "--data-urlencode",
    'node_ids=["a","b"]',
  );
  expect(parsePrompt(stdout)).toEqual([nodes, user()]);
});

it("accepts multipart forms, with images in order [P-090]", async () => {
  const server = await startTestServer();
  const files = [fileOf("one.png", png), fileOf("two.png", Buffer.from([...png, 1, 2]))];
  const images = files.flatMap((file) => ["-F", `images=@${file};type=image/png`]);
  const stdout = await curl(server, "-F", `content=${echo}`, "-F", "node_ids=", "-F", "other=x", ...images);
  const image = (data: string) => ({ type: "file", mediaType: "image/png", data: { type: "data", data } });
  expect(parsePrompt(stdout)).toEqual([user(image("iVBORw0KGgo="), image("iVBORw0KGgoBAg=="))]);
  const { body } = await server.json("GET", "/v1/threads/c/messages");
  expect(body.messages[0].content.map(({ type }: { type: string }) => type)).toEqual([
    "text",
    "image",
    "image",
  ]);
});

it("accepts JSON with the fields of a form", async () => {
  const server = await startTestServer();
  const images = [{ data: "iVBORw0KGgo=", mime_type: "image/png", filename: "one.png" }];
  const response = await server.request("POST", path, { content: echo, images });
  expect(parsePrompt(await response.text())[0].content).toHaveLength(2);
});

it("accepts text with U+FFFD, and percent signs without hex digits", async () => {
  const server = await startTestServer();
  const content = createScriptBody([{ text: "\ufffd é 5 % %4 %zz" }]).content;
  for (const encoded of [encodeURIComponent(content), content.replaceAll(" ", "+")]) {
    const stdout = await curl(server, "--data-binary", `content=${encoded}`);
    expect(joinText(parseFrames(stdout))).toBe("\ufffd é 5 % %4 %zz");
  }
  const stdout = await curl(server, "-F", `content=${content}`);
  expect(joinText(parseFrames(stdout))).toBe("\ufffd é 5 % %4 %zz");
});

it("accepts the maximum number of fields", async () => {
  const server = await startTestServer();
  const content = `content=${encodeURIComponent(echo)}`;
  expect(parsePrompt(await curl(server, "--data-binary", content + "&a=b".repeat(1099)))).toEqual([user()]);
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const body = `${part("content", echo)}${part("a", "b").repeat(1099)}--x--\r\n`;
  const response = await fetch(server.url + path, { method: "POST", headers, body });
  expect(parsePrompt(await response.text()).at(-1)).toEqual(user());
});

describe("rejected forms", () => {
  const boundary = { "content-type": "multipart/form-data; boundary=x" };
  const urlencoded = { "content-type": "application/x-www-form-urlencoded" };
  const invalidForm = {
    status: 400,
    body: { detail: 'The body is not a valid form for its "Content-Type".', code: "INVALID_BODY" },
  };
  const because = (detail: string) => ({ status: 400, body: { detail, code: "INVALID_BODY" } });
  const notUtf8 = because("The form is not valid UTF-8.");
  const tooMany = because("The form has more than 1100 fields and files.");
  const otherCharset = {
    status: 415,
    body: { detail: "Send the form in UTF-8.", code: "UNSUPPORTED_MEDIA_TYPE" },
  };
  const latin1 = (text: string) => Buffer.from(text, "latin1");
  const createErrorBody = (pointer: string, message: string) => ({
    status: 400,
    body: { detail: `${pointer}: ${message}`, code: "VALIDATION_ERROR", errors: [{ pointer, message }] },
  });
  const part = (disposition: string, text: string) =>
    `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${text}\r\n`;

  it.each<[string, unknown, body: string | Buffer, headers?: Record<string, string>]>([
    ["bytes that are no UTF-8", notUtf8, latin1("content=caf\xe9")],
    ["percent-encoded bytes that are none", notUtf8, "content=caf%E9"],
    ["half a surrogate pair", notUtf8, "content=%ED%A0%80"],
    ["a part that is no UTF-8", notUtf8, latin1(`${part('name="content"', "caf\xe9")}--x--\r\n`), boundary],
    [
      "nodes that are no UTF-8, beside a U+FFFD",
      notUtf8,
      Buffer.concat([
        Buffer.from(part('name="content"', "\ufffd")),
        latin1(`${part('name="node_ids"', '["caf\xe9"]')}--x--\r\n`),
      ]),
      boundary,
    ],
    [
      "another charset",
      otherCharset,
      "content=Hello",
      { "content-type": "application/x-www-form-urlencoded; charset=latin1" },
    ],
    [
      "another charset of parts",
      otherCharset,
      `${part('name="content"', "Hello")}--x--\r\n`,
      { "content-type": 'multipart/form-data; boundary=x; charset="ISO-8859-1"' },
    ],
    ["too many fields", tooMany, `content=Hello${"&a=b".repeat(1100)}`],
    [
      "too many parts",
      tooMany,
      `${part('name="content"', "Hello")}${part('name="a"', "").repeat(1100)}--x--\r\n`,
      { "content-type": 'multipart/form-data; boundary="x"' },
    ],
    [
      "too many images",
      createErrorBody("/images", "must have at most 20 items"),
      `${part('name="content"', "a")}${part('name="images"; filename="a.png"\r\nContent-Type: image/png', "a").repeat(21)}--x--\r\n`,
      boundary,
    ],
    ["no form", invalidForm, "content=Hello", boundary],
    ["a form that breaks off", invalidForm, part('name="content"', "Hello"), boundary],
    ["no boundary", invalidForm, "", { "content-type": "multipart/form-data" }],
    [
      "compressed",
      { status: 415, body: { detail: "Send the form uncompressed.", code: "UNSUPPORTED_MEDIA_TYPE" } },
      "content=Hello",
      { ...urlencoded, "content-encoding": "gzip" },
    ],
    ["no content", createErrorBody("/content", "is required"), "a=b"],
    ["two contents", createErrorBody("/content", "must be a single text field"), "content=a&content=b"],
    [
      "a file as content",
      createErrorBody("/content", "must be a single text field"),
      `${part('name="content"; filename="a"', "Hello")}--x--\r\n`,
      boundary,
    ],
    [
      "nodes that are no JSON",
      createErrorBody("/node_ids", 'must be a JSON list, such as ["app/main.py"]'),
      "content=a&node_ids=a,b",
    ],
    [
      "nodes that are no list",
      createErrorBody("/node_ids", "must be an array or null, not a number"),
      "content=a&node_ids=1",
    ],
    ["a text as image", createErrorBody("/images/0", "must be a file"), "content=a&images=b"],
    [
      "a file that is no image",
      createErrorBody(
        "/images/0/mime_type",
        'must be one of "image/jpeg", "image/png", "image/gif", "image/webp", not "text/plain"',
      ),
      `${part('name="content"', "a")}${part('name="images"; filename="a.txt"', "Hello")}--x--\r\n`,
      boundary,
    ],
  ])("%s", async (_name, want, body, headers = urlencoded) => {
    const server = await startTestServer();
    const response = await fetch(server.url + path, { method: "POST", headers, body });
    expect({ status: response.status, body: await response.json() }).toEqual(want);
    expect((await server.json("GET", "/v1/threads")).body.threads).toEqual([]);
  });

  it("rejects an image with invalid base64", async () => {
    const server = await startTestServer();
    const images = [
      { data: "a b", mime_type: "image/png" },
      { data: "", mime_type: "image/png" },
    ];
    const message = "must be base64 data of at least one byte (RFC 4648 section 4, with padding)";
    expect(await server.json("POST", path, { content: "a", images })).toEqual({
      status: 400,
      body: {
        detail: `/images/0/data: ${message} (and 1 more, see errors)`,
        code: "VALIDATION_ERROR",
        errors: [
          { pointer: "/images/0/data", message },
          { pointer: "/images/1/data", message },
        ],
      },
    });
  });
});

it.each(["/api/v2/conversations/c/message/", "/api/conversations/c/message/"])(
  "ignores images as unknown fields in other operations: %s",
  async (other) => {
    for (const images of [[{}], [1], "x", [{ data: "AAAA", mime_type: "text/html" }]]) {
      const server = await startTestServer();
      const reply = await server.request("POST", other, { content: "Hi", images });
      expect([reply.status, (await reply.text()).includes("data: ")]).toEqual([200, true]);
      const { messages } = (await server.json("GET", "/v1/threads/c")).body;
      expect(messages[0].content).toEqual([{ type: "text", text: "Hi" }]);
    }
  },
);
