import { describe, expect, it } from "vitest";
import { type ContractName, contracts } from "../project.ts";
import { parseRequirements, readRequirements } from "./register.ts";

const good = {
  id: "T-001",
  level: "MUST",
  origin: "S",
  source: "Tambo API v1 proposal, §3.1",
  text: "A run MUST be answered by `a. B`, version 1.1.",
};

const differs = { from: "catalogue", how: "`x` is optional.", because: "No client needs it." };

/** The valid forms of requirement ids in each contract, as fixed by a proposal or a mapping. */
const forms: Readonly<Record<ContractName, RegExp>> = {
  tambo: /^(T-\d{3}|TC-\d{3}|TX-\d{2})$/,
  "ag-ui": /^(C-\d{3}|CC-\d{3}|CP-\d{3}|CX-\d{2}|M-\d{3})$/,
  gateway: /^(G-\d{3}|GC-\d{3}|GX-\d{2}|M-\d{3})$/,
  "agent-stream": /^(A-\d{3}|AS-\d{3}|AX-\d{2}|M-\d{3})$/,
  "tool-progress": /^(P-\d{3}|TP-\d{3}|PX-\d{2}|M-\d{3})$/,
};

/** Returns the ids for every number in the given ranges. */
function numbered(
  prefix: string,
  digits: number,
  ...ranges: readonly (readonly [number, number])[]
): string[] {
  return ranges.flatMap(([first, last]) =>
    Array.from(
      { length: last - first + 1 },
      (_, n) => `${prefix}-${String(first + n).padStart(digits, "0")}`,
    ),
  );
}

/**
 * Returns the ids from `first` to the latest number in a register, and at least up to `last`. Each new
 * decision takes the next number.
 */
function open(ids: readonly string[], prefix: string, first: number, last: number): string[] {
  const latest = Math.max(last, ...ids.map((id) => (id.startsWith(`${prefix}-`) ? Number(id.slice(-3)) : 0)));
  return numbered(prefix, 3, [first, latest]);
}

/** JSON is valid YAML. */
const parsed = (...requirements: object[]) => parseRequirements(JSON.stringify(requirements), "file.yaml");

describe("a register", () => {
  it("is parsed to its requirements", () => {
    const requirements = [
      good,
      { ...good, id: "T-002", level: "SHOULD", text: "`x` SHOULD be.", unproved: "why" },
      { ...good, id: "T-003", differs },
      { ...good, id: "TC-001", origin: "R", source: "decision of this project; based on RFC 9457" },
      { ...good, id: "TX-01", level: "MAY", text: "A reader MAY ask.", untestable: "why" },
    ];
    expect(parsed(...requirements)).toEqual(requirements);
  });

  it.each<[string, object[], (string | RegExp)[]?]>([
    ["must NOT have fewer than 1 items", []],
    [
      "an id with an unknown form",
      [{ ...good, id: "T-1" }],
      [/^file.yaml: T-1: id: must match pattern .* \(one or two letters that identify the contract/],
    ],
    ["file.yaml: T-001: duplicate id; give the new requirement a new id", [good, good]],
    [
      "file.yaml: T-001: must not follow T-002; sort the requirements by id",
      [{ ...good, id: "T-002" }, good],
    ],
    ["file.yaml: entry 1: must have required property 'id'", [{ ...good, id: undefined }]],
    ["an unknown level", [{ ...good, level: "SHALL" }], [/T-001: level: must be equal to one of/]],
    ["T-001: must have required property 'source'", [{ ...good, source: undefined }]],
    ["a source that does not match its origin", [{ ...good, origin: "R" }], [/T-001: source: .*based on/]],
    ["two sentences", [{ ...good, text: "It MUST. It MUST." }], [/T-001: text: .*\(one sentence/]],
    ["no full stop", [{ ...good, text: "It MUST" }], [/T-001: text: .*\(one sentence/]],
    [
      "a level that is stronger than the text",
      [{ ...good, text: "It SHOULD." }],
      [/text of a MUST requirement must contain MUST/],
    ],
    ["a level that is weaker than the text", [{ ...good, level: "MAY" }], [/must contain MAY, but neither/]],
    ['must NOT have additional properties ("check")', [{ ...good, check: "x" }]],
    [
      "T-001: differs: must have required property 'because'",
      [{ ...good, differs: { ...differs, because: undefined } }],
    ],
    [
      "an unknown source",
      [{ ...good, differs: { ...differs, from: "x" } }],
      [/T-001: differs: from: must be/],
    ],
    [
      "a difference with two sentences",
      [{ ...good, differs: { ...differs, how: "A. B." } }],
      [/how: .*\(one/],
    ],
    [
      'T-001: differs: must NOT have additional properties ("text")',
      [{ ...good, differs: { ...differs, text: "x" } }],
    ],
    [
      "several mistakes",
      [{ ...good, level: "x", unproved: "" }],
      [/T-001: level: must.*\nfile\.yaml: T-001: unproved: must/],
    ],
  ])("is rejected: %s", (finding, requirements, messages = [finding]) => {
    for (const message of messages) expect(() => parsed(...requirements)).toThrow(message);
  });

  it("is rejected if it is not valid YAML", () => {
    expect(() => parseRequirements("- [", "file.yaml")).toThrow(/^file\.yaml: not valid YAML: /);
  });

  it.each([
    ["C-001", "AG-UI Python SDK, Core Types, Tool"],
    ["G-001", "VAI Gateway runs API v1, §3.1"],
    ["A-001", "AG-UI Protocol API Contract, Endpoints"],
    ["P-001", "Tool Call Response Streaming, Data Structure"],
  ])("accepts id %s with source %s", (id, source) => {
    const requirement = { ...good, id, source };
    expect(parsed(requirement)).toEqual([requirement]);
  });

  it.each(contracts)("for %s has unique, sorted ids in its own forms", (contract) => {
    const ids = readRequirements(contract).map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(ids.filter((id) => forms[contract]?.test(id) === false)).toEqual([]);
  });

  it("for tambo keeps every id that was ever published", () => {
    const ids = readRequirements("tambo").map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith("T-"))).toHaveLength(147);
    expect(ids.filter((id) => id.startsWith("TX-"))).toEqual(numbered("TX", 2, [1, 31]));
    expect(ids.filter((id) => id.startsWith("TC-"))).toEqual([
      ...numbered("TC", 3, [1, 56]),
      ...open(ids, "TC", 60, 86),
    ]);
  });

  it("for ag-ui keeps every id that was ever published", () => {
    const ids = readRequirements("ag-ui").map(({ id }) => id);
    expect(ids).toEqual([
      ...numbered("C", 3, [1, 14], [20, 28], [30, 39], [50, 55], [60, 68], [70, 78]),
      ...open(ids, "CC", 1, 146),
      ...numbered(
        "CP",
        3,
        [1, 6],
        [10, 11],
        [20, 21],
        [30, 34],
        [40, 45],
        [50, 54],
        [60, 60],
        [80, 87],
        [90, 92],
      ),
      ...numbered("CX", 2, [1, 11]),
      ...numbered("M", 3, [20, 56], [62, 62], [70, 84], [90, 95]),
    ]);
  });

  it("for gateway keeps every id that was ever published", () => {
    const ids = readRequirements("gateway").map(({ id }) => id);
    expect(ids).toEqual([
      ...numbered("G", 3, [1, 12], [20, 32], [40, 52], [60, 70], [80, 89], [100, 108]),
      ...numbered("G", 3, [120, 130], [140, 157], [170, 179], [181, 181]),
      ...open(ids, "GC", 1, 82),
      ...numbered("GX", 2, [1, 21]),
      ...numbered("M", 3, [1, 5], [7, 10], [13, 13], [20, 40], [45, 50], [52, 52], [54, 54], [56, 56]),
      ...numbered("M", 3, [61, 61], [70, 76], [78, 80], [83, 84], [90, 95]),
    ]);
  });

  it("for agent-stream keeps every id that was ever published", () => {
    const ids = readRequirements("agent-stream").map(({ id }) => id);
    expect(ids).toEqual([
      ...numbered("A", 3, [1, 18], [30, 33], [40, 52], [60, 69], [80, 84], [90, 95]),
      ...open(ids, "AS", 1, 68),
      ...numbered("AX", 2, [1, 16]),
      ...numbered("M", 3, [2, 2], [7, 7], [12, 12], [14, 14], [20, 56], [64, 64]),
      ...numbered("M", 3, [70, 75], [79, 80], [82, 82], [84, 84], [90, 95]),
    ]);
  });

  it("for tool-progress keeps every id that was ever published", () => {
    const ids = readRequirements("tool-progress").map(({ id }) => id);
    expect(ids).toEqual([
      ...numbered("M", 3, [5, 7], [11, 12], [15, 15], [20, 56], [63, 63]),
      ...numbered("M", 3, [70, 72], [74, 75], [80, 80], [82, 82], [84, 84], [90, 95]),
      ...numbered("P", 3, [1, 11], [20, 26], [30, 37], [40, 48], [50, 56], [60, 75]),
      ...numbered("P", 3, [80, 88], [90, 95], [100, 103]),
      ...numbered("PX", 2, [1, 15]),
      ...open(ids, "TP", 1, 74),
    ]);
  });
});
