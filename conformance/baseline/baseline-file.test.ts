import { describe, expect, it } from "vitest";
import type { CheckResult } from "../runner/report.ts";
import { applyBaseline } from "./apply.ts";
import { parseBaseline, writeBaseline } from "./baseline-file.ts";

describe("parseBaseline", () => {
  it("parses checks and cases with their reasons and locations", () => {
    const text = `# known
- check: text/order
  reason: Deltas come late.
- case: cancel-twice
  reason: "Cancel: planned for 2.3"
`;
    expect(parseBaseline(text, "known.yaml")).toEqual({
      file: "known.yaml",
      entries: [
        { kind: "check", id: "text/order", reason: "Deltas come late.", line: 2, column: 3 },
        { kind: "case", id: "cancel-twice", reason: "Cancel: planned for 2.3", line: 4, column: 3 },
      ],
    });
  });

  it.each(["", "# nothing\n", "[]\n"])("expects no failures with %j", (text) => {
    expect(parseBaseline(text, "b.yaml")).toEqual({ file: "b.yaml", entries: [] });
  });

  const reason = "\n  reason: Known.";
  const wrong: [string, string, string][] = [
    [
      "a bare check",
      "- text/order",
      "b.yaml:1:3: the entry has no reason; write `- check: text/order` and below it `reason: <why it is known to fail>`",
    ],
    [
      "a bare case",
      "- text",
      "b.yaml:1:3: the entry has no reason; write `- case: text` and below it `reason: <why it is known to fail>`",
    ],
    [
      "no reason",
      "- check: text/order",
      "b.yaml:1:3: text/order has no reason; add `reason: <why it is known to fail>` as text",
    ],
    [
      "an empty reason",
      "- check: text/order\n  reason:",
      "b.yaml:1:3: text/order has no reason; add `reason: <why it is known to fail>` as text",
    ],
    [
      "no space after the colon of the only field",
      "- check:text/order",
      "b.yaml:1:3: a space is missing after the colon; write `check: text/order`",
    ],
    [
      "no space after the colon of a check",
      `- check:text/order${reason}`,
      "b.yaml:1:1: a space is missing after the colon; write `check: text/order`",
    ],
    [
      "no space after the colon of a reason",
      "- check: text/order\n  reason:Known.",
      "b.yaml:2:3: a space is missing after the colon; write `reason: Known.`",
    ],
    [
      "a colon between case and check",
      `- check: text: order${reason}`,
      "b.yaml:1:1: a check is written with a slash and no space; write `check: text/order`",
    ],
    [
      "a case as a field name",
      `- text: order${reason}`,
      "b.yaml:1:3: a check is written with a slash and no space; write `check: text/order`",
    ],
    [
      "spaces around the slash",
      `- check: text / order${reason}`,
      "b.yaml:1:3: a check is written with a slash and no space; write `check: text/order`",
    ],
    [
      "a colon instead of a slash",
      `- check: text:order${reason}`,
      "b.yaml:1:3: a check is written with a slash and no space; write `check: text/order`",
    ],
    [
      "a colon in a reason",
      "- check: text/order\n  reason: Broken: see 12.",
      "b.yaml:2:3: a reason with a colon in it must be in double quotes",
    ],
    [
      "a check without its case",
      `- check: order${reason}`,
      "b.yaml:1:3: `order` names no check; write `check: order/<check>`, or `case: order` for the whole case",
    ],
    [
      "a check given as a case",
      `- case: text/order${reason}`,
      "b.yaml:1:3: `text/order` names a check; write `check: text/order`",
    ],
    [
      "a mistyped member",
      "- check: text/order\n  reasn: Known.",
      "b.yaml:1:3: `reasn` is not a field of an entry; did you mean `reason`?",
    ],
    [
      "an unknown field",
      `- check: text/order${reason}\n  until: 2027`,
      "b.yaml:1:3: `until` is not a field of an entry; it has `check` (or `case`) and `reason`",
    ],
    [
      "both a check and a case",
      `- check: text/order\n  case: text${reason}`,
      "b.yaml:1:3: an entry has `check` or `case`, not both; `check: <case>/<check>` includes the case",
    ],
    [
      "neither",
      "- reason: Known.",
      "b.yaml:1:3: the entry names no check or case; write `check: <case>/<check>` or `case: <case>`",
    ],
    [
      "a nested list",
      "- [text/order]",
      "b.yaml:1:3: an entry has `check` (or `case`) and `reason`; this is a list",
    ],
    [
      "no list",
      "check: text/order\nreason: Known.",
      "b.yaml:1:1: a baseline is a list; start each entry with `- check: <case>/<check>`",
    ],
    [
      "a tab",
      "- check: text/order\n\treason: Known.",
      "b.yaml:2:2: YAML is indented with spaces; replace the tab",
    ],
    ["invalid YAML", '- check: "text/order\n', 'b.yaml:2:1: not valid YAML: Missing closing "quote'],
    [
      "the same check twice, and a case that contains it",
      `- check: text/order${reason}\n- check: text/order${reason}\n- case: text${reason}`,
      "b.yaml:3:3: text/order is already listed in line 1; remove one of the two\n" +
        "b.yaml:5:3: text overlaps text/order in line 1; keep the whole case or the single checks",
    ],
  ];
  it.each(wrong)("explains %s", (_, text, message) => {
    expect(() => parseBaseline(text, "b.yaml")).toThrow(
      expect.objectContaining({ name: "BaselineError", message }),
    );
  });
});

describe("write", () => {
  const check = (id: string, outcome: CheckResult["outcome"], reason?: string): CheckResult => ({
    id,
    level: "MUST",
    requirements: ["T-001"],
    text: "The stream ends.",
    outcome,
    ...(reason === undefined ? {} : { reason }),
  });
  const result = {
    implementation: "acme\nserver",
    suite: "1.2.0",
    cases: [
      {
        id: "text",
        title: "Text",
        area: "text",
        milliseconds: 1,
        trace: [],
        checks: [
          check("text/a", "fail", "status: 404 instead of 200"),
          check("text/b", "pass"),
          check("text/c", "fail"),
          check("text/d", "warn", "soft"),
          check("text/e", "harness", "unreachable"),
        ],
      },
    ],
  };

  it("lists failures in a form that can be parsed", () => {
    const text = writeBaseline(result);
    expect(text).toBe(`# Expected failures of acme server, suite 1.2.0.
# An entry whose check passes is an error: remove it when the failure is fixed.
- check: text/a
  reason: "Violated: The stream ends."
- check: text/c
  reason: "Violated: The stream ends."
`);
    const applied = applyBaseline(result, parseBaseline(text, "b.yaml"));
    expect(applied.stale).toEqual([]);
    expect([...applied.expected.keys()]).toEqual(["text/a", "text/c"]);
  });

  it("writes an empty list without failures", () => {
    const text = writeBaseline({ ...result, cases: [] });
    expect(parseBaseline(text, "b.yaml").entries).toEqual([]);
  });
});
