import { expect, it } from "vitest";
import { compareAnnotations } from "./annotations.ts";

it("tells a deprecation with its dates as one change, and a new date by itself", () => {
  const dated = { deprecated: true, "x-deprecated-since": "2026-11-22", "x-sunset": "2027-06-01" };
  expect(compareAnnotations({}, dated)).toEqual([
    { kind: "deprecation-added", to: "since 2026-11-22, to be removed on 2027-06-01" },
  ]);
  expect(compareAnnotations(dated, {})).toEqual([{ kind: "deprecation-removed" }]);
  expect(compareAnnotations(dated, { ...dated, "x-sunset": "2027-09-01" })).toEqual([
    { kind: "extension-changed", from: "x-sunset: 2027-06-01", to: "x-sunset: 2027-09-01" },
  ]);
  const message = { "x-deprecated": true, "x-sunset": "2027-06-01" };
  expect(compareAnnotations({}, message)).toEqual([
    { kind: "deprecation-added", to: "to be removed on 2027-06-01" },
  ]);
});
