import { describe, expect, it } from "vitest";
import { contracts } from "../contracts.ts";
import { parseClauses, readClauses } from "./register.ts";

const good = {
  id: "T-001",
  level: "MUST",
  origin: "S",
  source: "Tambo API v1 proposal, §3.1",
  text: "A run MUST be answered by `a. B`, version 1.1.",
};

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** JSON is YAML. */
const parsed = (...clauses: object[]) => parseClauses(JSON.stringify(clauses), "file.yaml");

describe("a register", () => {
  it("gives its clauses as they are", () => {
    const clauses = [
      good,
      { ...good, id: "T-002", level: "SHOULD", text: "`x` SHOULD be.", unproved: "why" },
      { ...good, id: "TC-001", origin: "R", source: "decision of this project; rests on RFC 9457" },
      { ...good, id: "TX-01", level: "MAY", text: "A reader MAY ask.", untestable: "why" },
    ];
    expect(parsed(...clauses)).toEqual(clauses);
  });

  it.each<[string, object[], (string | RegExp)[]]>([
    ["no list", [], ["must NOT have fewer than 1 items"]],
    [
      "an unknown form of id",
      [{ ...good, id: "T-1" }],
      [/^file.yaml: T-1: id: must match pattern .* \(T- a/],
    ],
    ["an id twice", [good, good], ["file.yaml: T-001: the id comes twice; a new clause takes a new one"]],
    [
      "ids out of order",
      [{ ...good, id: "T-002" }, good],
      ["file.yaml: T-001: stands after T-002; put it in ascending order of the ids"],
    ],
    ["no id", [{ ...good, id: undefined }], ["file.yaml: entry 1: must have required property 'id'"]],
    ["an unknown level", [{ ...good, level: "SHALL" }], [/T-001: level: must be equal to one of/]],
    ["no source", [{ ...good, source: undefined }], ["T-001: must have required property 'source'"]],
    ["a source of another origin", [{ ...good, origin: "R" }], [/T-001: source: .*rests on/]],
    ["two sentences", [{ ...good, text: "It MUST. It MUST." }], [/T-001: text: .*\(one sentence/]],
    ["no full stop", [{ ...good, text: "It MUST" }], [/T-001: text: .*\(one sentence/]],
    ["a text below its level", [{ ...good, text: "It SHOULD." }], [/level MUST says MUST/]],
    ["a text above its level", [{ ...good, level: "MAY" }], [/level MAY says MAY, and neither/]],
    ["an unknown member", [{ ...good, check: "x" }], ['must NOT have additional properties ("check")']],
    [
      "several mistakes",
      [{ ...good, level: "x", unproved: "" }],
      [/T-001: level: must.*\nfile\.yaml: T-001: unproved: must/],
    ],
  ])("is refused with %s", (_name, clauses, messages) => {
    for (const message of messages) expect(() => parsed(...clauses)).toThrow(message);
  });

  it("is refused when it is not YAML", () => {
    expect(() => parseClauses("- [", "file.yaml")).toThrow(/^file\.yaml: it is not YAML: /);
  });

  it.each(contracts)("of %s has unique ids of the known forms, in order", (contract) => {
    const ids = readClauses(contract).map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(ids.filter((id) => !/^(T-\d{3}|TC-\d{3}|TX-\d{2})$/.test(id))).toEqual([]);
  });

  it("of tambo keeps every id that it has had", () => {
    const ids = readClauses("tambo").map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith("T-"))).toHaveLength(147);
    expect(ids.filter((id) => id.startsWith("TX-"))).toEqual(
      Array.from({ length: 31 }, (_, n) => `TX-${String(n + 1).padStart(2, "0")}`),
    );
    const own = [...range(1, 56), ...range(60, 77)];
    expect(ids.filter((id) => id.startsWith("TC-"))).toEqual(
      own.map((n) => `TC-${String(n).padStart(3, "0")}`),
    );
  });
});
