import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { OpenApiDocument } from "../../../spec/toolchain/generate/document.ts";
import { errorsPage } from "../pages/errors-page.ts";
import { readCodeTexts, readErrorCodes, readErrorStatuses } from "./error-codes.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const conflict = { status: 409, title: "No | such <x>", code: "BUSY" };
const response = (name: string, description: string) => ({
  description,
  content: { "application/json": { schema: ref(name) } },
});

const document = {
  paths: {
    "/runs": {
      post: {
        operationId: "createRun",
        responses: {
          200: {
            description: "A stream.",
            content: { "text/event-stream": { schema: { oneOf: [ref("RunError")] } } },
          },
          409: response("Conflict", "The state does not allow it."),
          500: response("Failure", "The server failed."),
        },
      },
    },
  },
  components: {
    schemas: {
      Conflict: { properties: { code: ref("ConflictCode") }, examples: [conflict] },
      ConflictCode: { type: "string", enum: ["BUSY", "GONE"] },
      Failure: { properties: { error: { properties: { code: { enum: ["FAILED"] } } } } },
      RunError: { properties: { code: ref("RunErrorCode") } },
      RunErrorCode: { anyOf: [{ type: "string" }, { type: "string", enum: ["CANCELLED", "FAILED"] }] },
    },
  },
} as unknown as OpenApiDocument;
const codes = readErrorCodes(document, new Map([["BUSY", "Another run is active."]]));

describe("error codes", () => {
  it("have their statuses, descriptions and examples", () => {
    expect(codes).toEqual([
      {
        code: "BUSY",
        statuses: ["409"],
        isInStream: false,
        description: "Another run is active.",
        example: conflict,
      },
      { code: "GONE", statuses: ["409"], isInStream: false },
      { code: "FAILED", statuses: ["500"], isInStream: true },
      { code: "CANCELLED", statuses: [], isInStream: true },
    ]);
  });

  it("are described by the TypeSpec of their contract", () => {
    const texts = readCodeTexts(join(import.meta.dirname, "../../.."), "tambo");
    expect(texts.get("THREAD_NOT_FOUND")).toMatch(/thread/);
    expect(texts.get("CANCELLED")).toMatch(/./);
  });

  it("have a page with a table of statuses and a section for each code", () => {
    const page = errorsPage("Tambo", readErrorStatuses(document), codes, () => undefined);
    expect(page).toContain(
      "| 409 | The state does not allow it. | [`BUSY`](#BUSY), [`GONE`](#GONE) | Read the current state, then decide what to do. |",
    );
    expect(page).toContain(
      "### BUSY {#BUSY}\n\nOccurs in responses with status 409. Title: “No &#124; such &lt;x>”.\n\nAnother run is active.\n\nRead the current state",
    );
    expect(page).toContain(
      "### GONE {#GONE}\n\nOccurs in responses with status 409.\n\nThe state does not allow it.",
    );
    expect(page).toContain("### CANCELLED {#CANCELLED}\n\nOccurs in streams or results.");
  });
});
