import { describe, expect, it } from "vitest";
import type { ChangeClass } from "./change.ts";
import {
  type Bump,
  bumpVersion,
  compareVersions,
  findBump,
  findNeededVersion,
  formatVersion,
  parseVersion,
} from "./version.ts";

describe("the lowest version after a released one", () => {
  it.each<[released: string, classes: ChangeClass[], bump: Bump, least: string]>([
    ["1.2.3", [], "none", "1.2.3"],
    ["1.2.3", ["documentation"], "patch", "1.2.4"],
    ["1.2.3", ["documentation", "additive"], "minor", "1.3.0"],
    ["1.2.3", ["additive", "breaking", "documentation"], "major", "2.0.0"],
    ["0.4.2", ["documentation"], "patch", "0.4.3"],
    ["0.4.2", ["additive"], "minor", "0.5.0"],
    ["0.4.2", ["breaking", "additive"], "minor", "0.5.0"],
  ])("%s after %j: %s, %s", (released, classes, bump, least) => {
    const version = parseVersion(released);
    const asked = findBump(
      classes.map((each) => ({ class: each })),
      version,
    );
    expect([asked, formatVersion(bumpVersion(version, asked))]).toEqual([bump, least]);
  });
});

it("compares versions numerically", () => {
  const versions = ["10.0.0", "2.0.0", "1.10.0", "1.9.10", "1.9.9"].map(parseVersion);
  expect([...versions].sort(compareVersions).map(formatVersion)).toEqual([
    "1.9.9",
    "1.9.10",
    "1.10.0",
    "2.0.0",
    "10.0.0",
  ]);
});

it.each(["1.0", "v1.0.0", "1.0.0-rc.1", "01.0.0", ""])("rejects %j", (text) => {
  expect(() => parseVersion(text)).toThrow(
    `${JSON.stringify(text)} is not a version of a contract: use the form 1.0.0`,
  );
});

describe("the version that breaking changes need", () => {
  it.each<[released: string, classes: ChangeClass[], needed: string | undefined]>([
    ["1.0.0", ["additive", "breaking"], "2.0.0"],
    ["0.4.2", ["breaking"], "0.5.0"],
    ["1.0.0", ["additive"], undefined],
    ["none", ["breaking"], undefined],
    ["1.0.0-beta", ["breaking"], undefined],
  ])("after %s with %j: %s", (released, classes, needed) => {
    expect(
      findNeededVersion(
        classes.map((each) => ({ class: each })),
        released,
      ),
    ).toBe(needed);
  });
});
