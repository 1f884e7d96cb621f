import { expect, it } from "vitest";
import { withFormDocs } from "./multipart-forms.ts";
import { testDocument } from "./test-document.ts";

it("writes what a form says of itself to its schema alone", () => {
  const form = { type: "object", properties: { text: { type: "string" } } };
  const docs = new Map([["Form", { description: "A form.", examples: [{ text: "hi" }] }]]);
  expect(withFormDocs(testDocument({ Form: form, Other: form }), docs).components.schemas).toEqual({
    Form: { ...form, description: "A form.", examples: [{ text: "hi" }] },
    Other: form,
  });
});
