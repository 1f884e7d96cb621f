import { expect, it } from "vitest";
import { compareAnnotations } from "./annotations.ts";
import { publishedDocuments } from "./cases/documents.ts";
import { Edit, type Editable } from "./cases/edit.ts";
import { diffDocuments } from "./diff-documents.ts";

const dated = { deprecated: true, "x-deprecated-since": "2026-11-22", "x-sunset": "2027-06-01" };

it("reports a deprecation and its dates as one change", () => {
  expect(compareAnnotations({}, dated)).toEqual([
    { kind: "deprecation-added", to: "since 2026-11-22, sunset 2027-06-01" },
  ]);
  expect(compareAnnotations(dated, {})).toEqual([{ kind: "deprecation-removed" }]);
  const message = { "x-deprecated": true, "x-sunset": "2027-06-01" };
  expect(compareAnnotations({}, message)).toEqual([{ kind: "deprecation-added", to: "sunset 2027-06-01" }]);
  expect(compareAnnotations({}, { deprecated: true })).toEqual([{ kind: "deprecation-added" }]);
});

it("reports changed, added or removed deprecation dates as one change", () => {
  const from = "since 2026-11-22, sunset 2027-06-01";
  expect(compareAnnotations(dated, { ...dated, "x-sunset": "2027-09-01" })).toEqual([
    { kind: "deprecation-moved", from, to: "since 2026-11-22, sunset 2027-09-01" },
  ]);
  expect(compareAnnotations(dated, { deprecated: true })).toEqual([
    { kind: "deprecation-moved", from, to: "no days" },
  ]);
  const { deprecated: _, ...marks } = dated;
  expect(compareAnnotations(marks, { ...marks, "x-sunset": "2027-09-01" })).toEqual([
    { kind: "extension-changed", from: "x-sunset: 2027-06-01", to: "x-sunset: 2027-09-01" },
  ]);
});

it("reports the deprecation dates of enum values, and a removed mark as a changed extension", () => {
  const values = (given: Record<string, string>) => ({
    "x-deprecated-values": Object.fromEntries(
      Object.entries(given).map(([value, sunset]) => [value, { since: "2026-11-22", sunset }]),
    ),
  });
  const one = values({ slow: "2027-06-01" });
  expect(compareAnnotations({}, one)).toEqual([
    { kind: "deprecation-added", to: "slow: since 2026-11-22, sunset 2027-06-01" },
  ]);
  expect(compareAnnotations(one, values({ slow: "2027-09-01", dear: "2027-06-01" }))).toEqual([
    {
      kind: "deprecation-moved",
      from: "slow: since 2026-11-22, sunset 2027-06-01",
      to: "slow: since 2026-11-22, sunset 2027-09-01",
    },
    { kind: "deprecation-added", to: "dear: since 2026-11-22, sunset 2027-06-01" },
  ]);
  expect(compareAnnotations(one, {}).map(({ kind }) => kind)).toEqual(["extension-changed"]);
});

it.each<[string, old: object, present: object, changes: object[]]>([
  ["no value", { slow: "In  minutes." }, { slow: "In\nminutes." }, []],
  [
    "one value",
    { slow: "In minutes.", fast: "In seconds." },
    { slow: "In hours.", fast: "In seconds." },
    [{ kind: "description-changed", from: "slow: In minutes.", to: "slow: In hours." }],
  ],
  [
    "two values, one of them with a long description",
    { slow: `${"Very slow. ".repeat(9)}In minutes.`, fast: "In seconds." },
    { slow: `${"Very slow. ".repeat(9)}In hours.`, fast: "" },
    [
      {
        kind: "description-changed",
        from: "slow: …slow. Very slow. In minutes.",
        to: "slow: …slow. Very slow. In hours.",
      },
      { kind: "description-changed", from: "fast: In seconds.", to: "fast: " },
    ],
  ],
  ["added and removed values, which are reported as such", { slow: "In minutes." }, { fast: "Now." }, []],
])("names the enum values whose meaning changes: %s", (_name, old, present, changes) => {
  const toEnum = (values: object) => ({
    description: `The speed.\n\n${Object.entries(values)
      .map(([value, text]) => `- \`${value}\`: ${text.replaceAll(/\s+/g, " ")}`)
      .join("\n")}`,
    "x-enumDescriptions": values,
  });
  expect(compareAnnotations(toEnum(old), toEnum(present))).toEqual(changes);
  const withoutList = (values: object) => ({ "x-enumDescriptions": values });
  expect(compareAnnotations(withoutList(old), withoutList(present))).toEqual(changes);
});

it("reports that the meanings of enum values are described for the first time, or no longer", () => {
  const described = { "x-enumDescriptions": { slow: "In minutes." } };
  const [none, all] = ["no x-enumDescriptions", 'x-enumDescriptions: {"slow":"In minutes."}'];
  expect(compareAnnotations({}, described)).toEqual([{ kind: "extension-changed", from: none, to: all }]);
  expect(compareAnnotations(described, {})).toEqual([{ kind: "extension-changed", from: all, to: none }]);
});

it("gives the dates in the sentence of the change", () => {
  const marked = (marks: object) => {
    const documents = structuredClone(publishedDocuments("tambo"));
    new Edit(documents).editProperties("CreateRunRequest", (m: Editable) =>
      Object.assign(m.contextKey, marks),
    );
    return documents;
  };
  const documents = [marked({}), marked(dated), marked({ ...dated, "x-sunset": "2027-09-01" })] as const;
  const changes = ([0, 1] as const).flatMap(
    (i) => diffDocuments("tambo", documents[i], documents[(i + 1) as 1 | 2]).changes,
  );
  expect(changes.map(({ class: rated, id, sentence }) => [rated, id, sentence])).toEqual([
    [
      "documentation",
      "deprecation-added CreateRunRequest.contextKey (request)",
      "Nothing breaks yet; clients should stop using it (since 2026-11-22, sunset 2027-06-01).",
    ],
    [
      "documentation",
      "deprecation-moved CreateRunRequest.contextKey (request)",
      "Nothing breaks yet; the dates of the deprecation change from since 2026-11-22, sunset 2027-06-01 to since 2026-11-22, sunset 2027-09-01.",
    ],
  ]);
});
