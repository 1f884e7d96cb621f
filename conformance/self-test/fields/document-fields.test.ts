import { describe, expect, it } from "vitest";
import { DocumentFields } from "./document-fields.ts";

describe("the fields of a document", () => {
  const fields = new DocumentFields("tambo");
  const { body = "" } = fields.operation("createThread");

  it("lists the fields of a schema and of the schemas that it uses", () => {
    const listed = [...fields.list(body, "body")];
    expect(listed.slice(0, 7)).toEqual([
      "CreateThreadRequest.contextKey",
      "CreateThreadRequest.metadata",
      "CreateThreadRequest.initialMessages",
      "InputMessage.role",
      "InputMessage.content",
      "TextContent.type",
      "TextContent.text",
    ]);
  });

  it("visits the fields of a value, in the variants that it matches", () => {
    const visited: string[] = [];
    const image = { type: "image", source: { type: "url", url: "https://example.com/a.png" } };
    const value = {
      initialMessages: [{ role: "user", content: [image], unknown: 1 }],
      metadata: { type: 1 },
    };
    fields.visit(body, "body", value, (field) => visited.push(field));
    expect(visited).toEqual([
      "InputMessage.role",
      "ImageContent.type",
      "UrlImageSource.type",
      "UrlImageSource.url",
      "ImageContent.source",
      "InputMessage.content",
      "CreateThreadRequest.initialMessages",
      "CreateThreadRequest.metadata",
    ]);
  });
});
