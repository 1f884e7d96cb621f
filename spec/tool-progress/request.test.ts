/** Tests which requests the contract's validators accept and reject. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as validators from "../../generated/tool-progress/validators.js";

const image = { data: "iVBORw0KGgo=", mime_type: "image/png", filename: "a.png" };

describe("a message", () => {
  it.each<[title: string, body: object]>([
    ["with only text", { content: "hi" }],
    ["with nodes and attachments", { content: "hi", node_ids: ["n"], attachment_ids: ["a"] }],
    ["with null for optional fields", { content: "hi", node_ids: null, attachment_ids: null }],
    ["with unknown fields", { content: "hi", tunnel_url: "x" }],
  ])("%s is accepted on every path [P-090]", (_, body) => {
    for (const operation of ["sendMessage", "sendMessageV1", "sendMessageUnversioned"] as const)
      expect(validators.checkBody(operation, body)).toEqual([]);
  });

  it.each<[body: unknown, pointer: string, message: string]>([
    [undefined, "", "is required"],
    ["hi", "", "must be an object, not a string"],
    [{}, "/content", "is required"],
    [{ content: null }, "/content", "must be a string, not null"],
    [{ content: "" }, "/content", "must not be blank"],
    [{ content: " \n" }, "/content", "must not be blank"],
    [{ content: "hi", node_ids: "[]" }, "/node_ids", "must be an array or null, not a string"],
    [{ content: "hi", node_ids: [{ node_id: "n" }] }, "/node_ids/0", "must be a string, not an object"],
    [{ content: "hi", attachment_ids: [1] }, "/attachment_ids/0", "must be a string, not a number"],
  ])("is rejected on every path: %j [P-090][P-092]", (body, pointer, message) => {
    for (const operation of ["sendMessage", "sendMessageV1", "sendMessageUnversioned"] as const)
      expect(validators.checkBody(operation, body)).toMatchObject([{ pointer, message }]);
  });

  it.each<
    ["sendMessage" | "sendMessageV1" | "regenerateMessage", field: string, maximum: number, item: unknown]
  >([
    ["sendMessage", "node_ids", 1000, "n"],
    ["sendMessage", "attachment_ids", 1000, "a"],
    ["sendMessageV1", "images", 20, image],
    ["regenerateMessage", "node_ids", 1000, "n"],
  ])("of %s accepts %s up to %i [TP-020][TP-065]", (operation, field, maximum, item) => {
    const check = (length: number) =>
      validators.checkBody(operation, { content: "hi", [field]: Array.from({ length }, () => item) });
    expect(check(maximum)).toEqual([]);
    expect(check(maximum + 1)).toMatchObject([
      { pointer: `/${field}`, message: `must have at most ${maximum} items` },
    ]);
  });

  it("can contain images in version 1 [P-090]", () => {
    const images = [image, { ...image, filename: null }];
    expect(validators.checkBody("sendMessageV1", { content: "hi", images })).toEqual([]);
    expect(validators.checkBody("sendMessageV1", { content: "hi", images: null })).toEqual([]);
  });

  it.each<[change: object, pointer: string, message: string]>([
    [{ data: undefined }, "/images/0/data", "is required"],
    [{ mime_type: undefined }, "/images/0/mime_type", "is required"],
    [
      { mime_type: "application/pdf" },
      "/images/0/mime_type",
      'must be one of "image/jpeg", "image/png", "image/gif", "image/webp", not "application/pdf"',
    ],
    [{ filename: 1 }, "/images/0/filename", "must be a string or null, not a number"],
  ])("rejects an image with %j [P-090]", (change, pointer, message) => {
    const images = JSON.parse(JSON.stringify([{ ...image, ...change }]));
    expect(validators.checkBody("sendMessageV1", { content: "hi", images })).toMatchObject([
      { pointer, message },
    ]);
  });

  it("is JSON or, in version 1, also a form with the same field names [P-090]", () => {
    const file = new URL("../../generated/tool-progress/openapi.3.2.yaml", import.meta.url);
    const { paths, components } = parse(readFileSync(file, "utf8"));
    const readTypes = (version: string) =>
      Object.entries<{ schema: { $ref: string } }>(
        paths[`/api${version}/conversations/{conversation_id}/message/`].post.requestBody.content,
      ).map(([type, { schema }]) => {
        const { properties } = components.schemas[schema.$ref.split("/").at(-1) as string];
        return `${type}: ${Object.keys(properties).join(" ")}`;
      });
    const json = "application/json: content node_ids attachment_ids";
    expect(readTypes("/v2")).toEqual([json]);
    expect(readTypes("")).toEqual([json]);
    expect(readTypes("/v1")).toEqual([
      `${json} images`,
      "multipart/form-data: content node_ids images",
      "application/x-www-form-urlencoded: content node_ids",
    ]);
    const { description, examples } = components.schemas.MessageMultipartForm;
    expect([description, examples]).toEqual([
      "The form fields of a message with files.",
      [{ content: "What does app/main.py do?", node_ids: '["app/main.py:main"]' }],
    ]);
  });
});

it.each<[body: unknown, invalidAt: string[]]>([
  [undefined, []],
  [{}, []],
  [{ node_ids: ["n"] }, []],
  [{ node_ids: null, content: 1 }, []],
  [[], [""]],
  [{ node_ids: "n" }, ["/node_ids"]],
])("a request to regenerate a response with %j has violations at %j [P-093]", (body, invalidAt) => {
  for (const operation of ["regenerateMessage", "regenerateMessageV1"] as const)
    expect(validators.checkBody(operation, body).map(({ pointer }) => pointer)).toEqual(invalidAt);
});

describe("parameters", () => {
  const path = { conversation_id: "c" };

  it("default to streaming and to the start of a session [P-091][P-093]", () => {
    const read = validators.readParameters("sendMessage", { path });
    expect(read).toEqual({ value: { path, query: { stream: true }, headers: {} }, violations: [] });
    const unstreamed = validators.readParameters("regenerateMessageV1", { path, query: { stream: "false" } });
    expect(unstreamed.value.query).toEqual({ stream: false });
    const resumed = validators.readParameters("resumeSession", { path: { ...path, session_id: "s" } });
    expect(resumed).toMatchObject({ value: { query: { cursor: "0-0" } }, violations: [] });
  });

  it("include a session, a message and a position [P-091]", () => {
    const query = { session_id: "s", prev_human_message_id: "m", cursor: "12-3" };
    const { value, violations } = validators.readParameters("sendMessageV1", { path, query });
    expect([value.query, violations]).toEqual([{ stream: true, ...query }, []]);
    expect(validators.readParameters("stopSession", { path, query }).value.query).toEqual({
      session_id: "s",
    });
  });

  it.each<[query: Record<string, string>, pointer: string]>([
    [{ stream: "no" }, "/stream"],
    [{ session_id: "" }, "/session_id"],
    [{ session_id: "x".repeat(256) }, "/session_id"],
    ...["", "1", "0", "1-", "-1", "-1-0", "01-0", "1-0-0", "1-0 ", "a-b", `${10 ** 15}-0`].map(
      (cursor): [Record<string, string>, string] => [{ cursor }, "/cursor"],
    ),
  ])("are rejected: %j [P-091][P-093]", (query, pointer) => {
    const { violations } = validators.readParameters("sendMessage", { path, query });
    expect(violations.map((each) => each.pointer)).toEqual([pointer]);
  });

  it("include a conversation ID of 1 to 255 characters", () => {
    const violations = (conversation_id: string) =>
      validators.readParameters("getTaskStatus", { path: { conversation_id } }).violations;
    expect(violations("é ".repeat(127))).toEqual([]);
    expect(violations("x".repeat(256)).map(({ pointer }) => pointer)).toEqual(["/conversation_id"]);
  });
});
