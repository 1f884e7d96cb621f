import type { Change, ChangeClass } from "../diff/change.ts";

/** A version of a contract: three whole numbers, without a suffix. */
export interface Version {
  major: number;
  minor: number;
  patch: number;
}

/** What a version says of the one before it. */
export type Bump = "major" | "minor" | "patch" | "none";

const bumps = { breaking: "major", additive: "minor", documentation: "patch" } as const satisfies Record<
  ChangeClass,
  Bump
>;

/**
 * Reads a version.
 *
 * @throws Error when it is not `major.minor.patch`.
 */
export function parseVersion(text: string): Version {
  const [, major, minor, patch] = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(text) ?? [];
  if (patch === undefined)
    throw new Error(`${JSON.stringify(text)} is no version of a contract: write it like 1.0.0`);
  return { major: Number(major), minor: Number(minor), patch: Number(patch) };
}

/** A version as it is written. */
export function versionText({ major, minor, patch }: Version): string {
  return `${major}.${minor}.${patch}`;
}

/** Less than 0 when `a` comes before `b`, 0 when they are the same, more than 0 when it comes after. */
export function compareVersions(a: Version, b: Version): number {
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch;
}

/** What changes ask of the version, all of them together. In major version 0 a breaking change asks for a minor one. */
export function bumpOf(changes: readonly Pick<Change, "class">[], released: Version): Bump {
  const asked = new Set(changes.map((change): Bump => bumps[change.class]));
  if (asked.has("major")) return released.major === 0 ? "minor" : "major";
  return (["minor", "patch"] as const).find((bump) => asked.has(bump)) ?? "none";
}

/** The least version that may follow a released one. */
export function bumped({ major, minor, patch }: Version, bump: Bump): Version {
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
