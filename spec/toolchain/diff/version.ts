import type { Change, ChangeClass } from "./change.ts";

/** A contract version, which consists of three integers and has no suffix. */
export interface Version {
  major: number;
  minor: number;
  patch: number;
}

/** The part of a version that is incremented. */
export type Bump = "major" | "minor" | "patch" | "none";

const bumps = { breaking: "major", additive: "minor", documentation: "patch" } as const satisfies Record<
  ChangeClass,
  Bump
>;

/**
 * Parses a version.
 *
 * @throws {Error} The text does not have the form `major.minor.patch`.
 */
export function parseVersion(text: string): Version {
  const [, major, minor, patch] = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(text) ?? [];
  if (patch === undefined)
    throw new Error(`${JSON.stringify(text)} is not a version of a contract: use the form 1.0.0`);
  return { major: Number(major), minor: Number(minor), patch: Number(patch) };
}

export function formatVersion({ major, minor, patch }: Version): string {
  return `${major}.${minor}.${patch}`;
}

/** Compares two versions, for use as a sort function. */
export function compareVersions(a: Version, b: Version): number {
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch;
}

/**
 * Returns the bump that a list of changes requires. In major version 0, a breaking change requires a minor
 * bump.
 */
export function findBump(changes: readonly Pick<Change, "class">[], released: Version): Bump {
  const asked = new Set(changes.map((change): Bump => bumps[change.class]));
  if (asked.has("major")) return released.major === 0 ? "minor" : "major";
  return (["minor", "patch"] as const).find((bump) => asked.has(bump)) ?? "none";
}

/** Returns the lowest version that follows a released version after a bump. */
export function bumpVersion({ major, minor, patch }: Version, bump: Bump): Version {
  switch (bump) {
    case "major":
      return { major: major + 1, minor: 0, patch: 0 };
    case "minor":
      return { major, minor: minor + 1, patch: 0 };
    case "patch":
      return { major, minor, patch: patch + 1 };
    case "none":
      return { major, minor, patch };
  }
}

/**
 * Returns the lowest version that may contain the changes, if one of them is breaking.
 *
 * @param released The version of the last release. If it is not a version of the form 1.0.0, as for a contract
 * that is new, there is no lowest version.
 */
export function findNeededVersion(
  changes: readonly Pick<Change, "class">[],
  released: string,
): string | undefined {
  if (!changes.some((each) => each.class === "breaking") || !/^\d+\.\d+\.\d+$/.test(released))
    return undefined;
  const version = parseVersion(released);
  return formatVersion(bumpVersion(version, findBump(changes, version)));
}
