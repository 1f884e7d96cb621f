import { describe, expect, it } from "vitest";
import { paths as documented } from "../contracts/ag-ui/requests.ts";
import type { Case } from "./case.ts";
import { hasOperation, movePath, type OperationPaths } from "./operation-paths.ts";
import { checkOf, outcomes, resultOf } from "./testing/cases.ts";

const configured: OperationPaths = { run: "/agent", cancel: "/runs/{runId}/of/{threadId}/cancel" };

describe("movePath", () => {
  it.each([
    ["/ag-ui/default", "/agent"],
    ["/ag-ui/default/threads/t%2F1/runs/r", "/runs/r/of/t%2F1/cancel"],
    ["/ag-ui/default/connect", "/ag-ui/default/connect"],
    ["/ag-ui/default/nothing", "/ag-ui/default/nothing"],
  ])("moves %s to %s, and back", (path, moved) => {
    expect(movePath(path, documented, configured)).toBe(moved);
    expect(movePath(moved, configured, documented)).toBe(path);
  });

  it("changes nothing without paths", () => {
    expect(movePath("/ag-ui/default", documented, undefined)).toBe("/ag-ui/default");
    expect(movePath("/runs", undefined, undefined)).toBe("/runs");
  });
});

describe("hasOperation", () => {
  it.each<[string, OperationPaths | undefined, boolean[]]>([
    ["all without configured paths", undefined, [true, true, true, true]],
    ["the run operation always", {}, [true, false, false, false]],
    ["those with a path", configured, [true, false, true, false]],
  ])("has %s", (_, paths, expected) => {
    const all = ["run", "connect", "cancel", "capabilities"] as const;
    expect(all.map((operation) => hasOperation(paths, operation))).toEqual(expected);
  });
});

describe("a target with configured paths", () => {
  const steps: Case["steps"] = [{ request: "cancel", method: "DELETE", path: "/t/1/r/2" }];
  const checks = [
    checkOf({ id: "path", select: "cancel.path", equals: "/agent/2/1" }),
    checkOf({ id: "connected", needs: ["connect"] }),
  ];
  const contract = {
    paths: { cancel: "/t/{threadId}/r/{runId}" },
    invariants: [
      {
        id: "documented",
        requirements: ["M-1"],
        text: "Invariants see the path of the documents.",
        judge: ({ responses }: { responses: readonly { path: string }[] }) =>
          responses.map(({ path }) => ({ message: path })),
      },
    ],
  };

  it("receives requests at them, and is not tested without an operation", async () => {
    const target = { paths: { cancel: "/agent/{runId}/{threadId}" } };
    const result = await resultOf({ steps, checks }, { contract, target });
    expect(outcomes(result.checks)).toEqual([
      ["one/path", "pass"],
      ["one/connected", "not-applicable", "the implementation does not claim connect"],
      ["one/every-documented", "fail", "/t/1/r/2"],
    ]);
    expect(result.asked).toHaveLength(1);
    const none = await resultOf({ steps, checks, needs: ["cancel"] }, { contract, target: { paths: {} } });
    expect([none.asked, outcomes(none.checks)]).toEqual([
      [],
      ["path", "connected"].map((id) => [
        `one/${id}`,
        "not-applicable",
        "the implementation does not claim cancel",
      ]),
    ]);
  });
});
