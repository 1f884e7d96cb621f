import { type ObjectAlternative, type Schema, sameJson, withoutAnnotations } from "../normal-schema.ts";

/**
 * Finds fields that were probably renamed. Apart from annotations, a renamed field has the same schema as
 * before, and it has either the same description or the same position in its object.
 *
 * @returns The old name of each renamed field, by its present name.
 */
export function findRenamedFields(
  { properties: old }: ObjectAlternative,
  { properties: present }: ObjectAlternative,
): Map<string, string> {
  const removed = Object.keys(old).filter((name) => !Object.hasOwn(present, name));
  const added = Object.keys(present).filter((name) => !Object.hasOwn(old, name));
  const renamed = new Map<string, string>();
  const isTaken = (name: string) => [...renamed.values()].includes(name);
  for (const hasSameTrait of [hasSameDescription, hasSamePosition])
    for (const to of added) {
      const from = removed.find(
        (name) =>
          !renamed.has(to) &&
          !isTaken(name) &&
          hasSameRules(old[name] ?? true, present[to] ?? true) &&
          hasSameTrait([old, name], [present, to]),
      );
      if (from !== undefined) renamed.set(to, from);
    }
  return renamed;
}

type Field = readonly [properties: Readonly<Record<string, Schema>>, name: string];

const hasSameRules = (one: Schema, other: Schema) =>
  sameJson(withoutAnnotations(one), withoutAnnotations(other));

function hasSameDescription(...fields: [Field, Field]): boolean {
  const [one, other] = fields.map(([properties, name]) => {
    const schema = properties[name];
    return typeof schema === "object" ? schema.description : undefined;
  });
  return one !== undefined && one === other;
}

function hasSamePosition(...fields: [Field, Field]): boolean {
  const [one, other] = fields.map(([properties, name]) => Object.keys(properties).indexOf(name));
  return one === other;
}

/**
 * Finds listed values that were probably renamed: the lists have the same length, and at the same position one
 * value is replaced by another.
 */
export function findRenamedValues(
  old: readonly unknown[],
  present: readonly unknown[],
): [from: unknown, to: unknown][] {
  if (old.length !== present.length) return [];
  const isIn = (values: readonly unknown[], value: unknown) => values.some((each) => sameJson(each, value));
  return old
    .map((from, at): [unknown, unknown] => [from, present[at]])
    .filter(([from, to]) => !isIn(present, from) && !isIn(old, to));
}
