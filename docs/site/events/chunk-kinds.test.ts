import { expect, it } from "vitest";
import { describeContent } from "../../../conformance/contracts/tool-progress/stream/chunk.ts";
import type { Json } from "../../../conformance/runner/case.ts";
import { checkChatAgentResponse } from "../../../generated/tool-progress/validators.sealed.js";
import { readRequirements } from "../../../spec/toolchain/requirements/register.ts";
import { chunkKinds } from "./chunk-kinds.ts";

it("has the kinds that the suite distinguishes", () => {
  expect(chunkKinds.map(({ name }) => name)).toEqual([
    "empty",
    "text",
    "call",
    "delegation_call",
    "piece",
    "result",
    "delegation_result",
    "call, result",
    "error",
  ]);
});

const requirements = new Set(readRequirements("tool-progress").map(({ id }) => id));

it.each(chunkKinds)(
  "$name: the example is valid and of this kind, and the requirements are in the register",
  (kind) => {
    const { payload } = kind.example;
    expect(checkChatAgentResponse(payload)).toEqual([]);
    expect(describeContent(payload as Json)).toBe(kind.name);
    expect(kind.requirements.filter((id) => !requirements.has(id))).toEqual([]);
  },
);
