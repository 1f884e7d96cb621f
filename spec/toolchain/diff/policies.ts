import type { ChangeClass, ContractDiff } from "./change.ts";

/** The values of `--fail-on`, which select the changes after which the command fails. */
export const policies = ["breaking", "additive", "any", "none"] as const;

export type Policy = (typeof policies)[number];

const failing: Readonly<Record<Policy, readonly ChangeClass[]>> = {
  none: [],
  breaking: ["breaking"],
  additive: ["breaking", "additive"],
  any: ["breaking", "additive", "documentation"],
};

/** Returns true if one of the changes is selected by the policy. */
export function failsPolicy(diffs: readonly ContractDiff[], policy: Policy): boolean {
  return diffs.some(({ changes }) => changes.some((each) => failing[policy].includes(each.class)));
}
