import { expect, it } from "vitest";
import { withParameterExamples } from "./parameter-examples.ts";
import { testDocument } from "./test-document.ts";

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
  const { paths } = withParameterExamples(document, new Map([["readA", { id: "a_1", absent: 1 }]]));
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
