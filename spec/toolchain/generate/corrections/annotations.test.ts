import { expect, it } from "vitest";
import { testDocument } from "../test-document.ts";
import { addFormDocs, addParameterExamples, deprecateHeaders } from "./annotations.ts";

it("adds the description and example of a form to its schema only", () => {
  const form = { type: "object", properties: { text: { type: "string" } } };
  const docs = new Map([["Form", { description: "A form.", examples: [{ text: "hi" }] }]]);
  expect(addFormDocs(testDocument({ Form: form, Other: form }), docs).components.schemas).toEqual({
    Form: { ...form, description: "A form.", examples: [{ text: "hi" }] },
    Other: form,
  });
});

const parameter = (name: string) => ({
  name,
  in: "path" as const,
  required: true,
  schema: { type: "string" },
});

it("writes an operation's examples to its own parameters", () => {
  const operation = (operationId: string) => ({
    operationId,
    parameters: [parameter("id"), parameter("other"), { $ref: "#/components/parameters/Shared" }],
    responses: {},
  });
  const document = {
    ...testDocument({}),
    paths: { "/a": { get: operation("readA"), delete: operation("deleteA") } },
  };
  const { paths } = addParameterExamples(document, new Map([["readA", { id: "a_1", absent: 1 }]]));
  expect(paths).toEqual({
    "/a": {
      get: {
        ...operation("readA"),
        parameters: [
          { ...parameter("id"), example: "a_1" },
          parameter("other"),
          { $ref: "#/components/parameters/Shared" },
        ],
      },
      delete: operation("deleteA"),
    },
  });
});

it("marks only headers with a deprecation date as deprecated", () => {
  const old = { schema: { type: "string" }, "x-deprecated-since": "2026-11-22" };
  const kept = { schema: { type: "string", "x-deprecated-since": "2026-11-22" }, "x-other": true };
  const document = (header: object) =>
    testDocument(
      {},
      {
        "get /x": {
          operationId: "readX",
          responses: {
            200: { description: "X.", headers: { "X-Old": header as typeof old, "X-Kept": kept } },
            204: { description: "None." },
          },
        },
      },
    );
  expect(deprecateHeaders(document(old))).toEqual(document({ ...old, deprecated: true }));
});
