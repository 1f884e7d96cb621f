import { expect, it } from "vitest";
import { samplingIssues } from "./sampling-issues.ts";

const request = { model: "a/m", messages: [], temperature: 1, top_p: 0.5, top_k: 4, stop_sequences: ["x"] };

it.each([
  ["responses", ["top_k", "stop_sequences"]],
  ["chat-completions", ["top_k"]],
  ["compatible", ["top_k"]],
  ["messages", []],
  ["embedded", []],
] as const)("what %s has no member for is told, not left out [GX-09]", (api, want) => {
  expect(samplingIssues(request, { api, publicId: "a/m" })).toEqual(
    want.map((member) => ({
      severity: "error",
      param: `request.${member}`,
      code: "unsupported_sampling",
      message: `The provider of "a/m" has no "${member}". Leave it out, or choose another model.`,
    })),
  );
});

it("what means nothing is no issue", () => {
  const empty = { model: "a/m", messages: [], top_k: 0, stop_sequences: [] };
  expect(samplingIssues(empty, { api: "responses", publicId: "a/m" })).toEqual([]);
});
