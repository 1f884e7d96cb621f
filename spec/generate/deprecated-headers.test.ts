import { expect, it } from "vitest";
import { withDeprecatedHeaders } from "./deprecated-headers.ts";
import { testDocument } from "./test-document.ts";

it("says it of headers with a date, and of nothing else", () => {
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
  expect(withDeprecatedHeaders(document(old))).toEqual(document({ ...old, deprecated: true }));
});
