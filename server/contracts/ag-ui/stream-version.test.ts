import { expect, it } from "vitest";
import { selectStreamVersion } from "./stream-version.ts";

it.each([
  [undefined, "1.0"],
  ["0.0.59", "1.1"],
  ["0.9", "1.0"],
  ["1.0", "1.0"],
  ["01.00", "1.0"],
  ["1.1", "1.1"],
  ["1.10", "1.1"],
  ["2.0", "1.1"],
  ["10.0", "1.1"],
  ["", "1.1"],
  ["1", "1.1"],
  ["1.0 ", "1.1"],
  ["1.0\n", "1.1"],
  ["seventeen", "1.1"],
])(
  "a request with version %j gets a stream of version %s [CC-007][CP-090][CP-091][CP-092]",
  (requested, version) => {
    expect(selectStreamVersion(requested)).toBe(version);
  },
);
