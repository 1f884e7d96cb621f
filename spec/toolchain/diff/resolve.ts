import { pointerToken } from "../generate/schema.ts";
import { DocumentError, type PartRule, parts } from "./document-parts.ts";
import type { Schema } from "./normal-schema.ts";
import { findEndlessSchema, mapSubschemas, subschemaKind } from "./subschemas.ts";

type JsonObject = Record<string, unknown>;

/** The state of the traversal of a document. */
interface Context {
  /** The references that were followed to reach the current part. */
  references: readonly string[];
  /** The schemas that have already been inlined. Set only inside a part that is compared as text. */
  inlined?: Set<string>;
}

const schemasPrefix = "#/components/schemas/";

/**
 * Validates the parts of a document's structure that the comparison needs, and resolves references.
 *
 * In the resolved document, OpenAPI references point only to component schemas. AsyncAPI references to other
 * parts are kept, and their targets exist. A schema inside another schema that is the target of a reference,
 * such as `#/components/schemas/Item/properties/name`, becomes a component schema named
 * `Item/properties/name`.
 *
 * @param name The name of the document, for messages.
 * @throws {DocumentError} The document has a different structure, or a reference is external, dangling or
 * circular.
 */
export function resolveDocument<T extends object>(
  name: string,
  kind: "openapi" | "asyncapi",
  document: T,
): T {
  return new Resolver(name, document).document(kind) as T;
}

class Resolver {
  readonly #name: string;
  readonly #document: object;
  /** Schemas inside other schemas that are targets of references, by their new component names. */
  readonly #inner = new Map<string, Schema>();
  /** The location of each schema in `#inner`. */
  readonly #places = new Map<string, string>();

  constructor(name: string, document: object) {
    this.#name = name;
    this.#document = document;
  }

  document(kind: string): object {
    const resolved = this.#part(kind, this.#document, "", { references: [] }) as JsonObject;
    const components = resolved.components as JsonObject | undefined;
    const schemas = { ...(components?.schemas as JsonObject), ...Object.fromEntries(this.#inner) };
    const endless = findEndlessSchema(schemas as Record<string, Schema>);
    if (endless !== undefined)
      this.#fail(
        this.#places.get(endless) ?? `/components/schemas/${pointerToken(endless)}`,
        "the schema is defined only by references to itself",
      );
    return this.#inner.size === 0 ? resolved : { ...resolved, components: { ...components, schemas } };
  }

  #part(kind: string, value: unknown, place: string, context: Context): unknown {
    if (kind === "schema" || (kind === "payload" && typeof value === "boolean"))
      return this.#schema(value, place, context);
    const found = this.#object(value, place);
    // A payload in a different schema language is not compared in detail.
    if (kind === "payload") return "schemaFormat" in found ? found : this.#schema(found, place, context);
    const rule = parts[kind];
    if (rule === undefined) throw new Error(`unknown kind of document part ${kind}`);
    if (rule.reference !== undefined && "$ref" in found)
      return this.#reference(kind, rule, found, place, context);
    for (const member of rule.needs ?? [])
      if (found[member] === undefined) this.#fail(place, `the required field \`${member}\` is missing`);
    const inside: Context =
      rule.asText === true && context.inlined === undefined ? { ...context, inlined: new Set() } : context;
    return Object.fromEntries(
      Object.entries(found).map(([member, each]) => [
        member,
        this.#member(rule, member, each, `${place}/${pointerToken(member)}`, inside),
      ]),
    );
  }

  #member(rule: PartRule, member: string, value: unknown, place: string, context: Context): unknown {
    const known = rule.members !== undefined && Object.hasOwn(rule.members, member);
    const [holds, kind] = (known ? rule.members?.[member] : undefined) ?? ["one", rule.each];
    if (kind === undefined || (!known && member.startsWith("x-"))) return value;
    if (holds === "one") return this.#part(kind, value, place, context);
    if (holds === "list")
      return this.#list(value, place).map((each, at) => this.#part(kind, each, `${place}/${at}`, context));
    return Object.fromEntries(
      Object.entries(this.#object(value, place)).map(([name, each]) => [
        name,
        // A map whose keys are free names may also contain extensions.
        name.startsWith("x-") && (typeof each !== "object" || each === null)
          ? each
          : this.#part(kind, each, `${place}/${pointerToken(name)}`, context),
      ]),
    );
  }

  #reference(kind: string, rule: PartRule, found: JsonObject, place: string, context: Context): unknown {
    const { $ref, ...beside } = found;
    const { ref, target } = this.#resolveReference($ref, place);
    if (rule.reference === "kept") return found;
    // A part may contain itself, as when a callback contains its own path. Such a part is resolved once.
    if (context.references.includes(ref)) return found;
    const whole = this.#part(kind, target, ref.slice(1), {
      ...context,
      references: [...context.references, ref],
    });
    const { summary, description } = beside;
    const words = {
      ...(summary !== undefined && { summary }),
      ...(description !== undefined && { description }),
    };
    return { ...(whole as JsonObject), ...(rule.reference === "merge" ? beside : words) };
  }

  /** Follows a chain of references and returns its final target. */
  #resolveReference($ref: unknown, place: string): { ref: string; target: unknown } {
    const ref = this.#localReference($ref, place);
    const target = resolvePointer(this.#document, ref);
    const seen = [ref];
    for (let at = target; typeof at === "object" && at !== null && "$ref" in at; ) {
      const next = this.#localReference(at.$ref, seen.at(-1)?.slice(1) ?? place);
      if (seen.includes(next)) this.#fail(place, `$ref ${ref} is circular`);
      seen.push(next);
      at = resolvePointer(this.#document, next) as object;
    }
    return { ref, target };
  }

  /** Checks that a reference has a target in this document, and returns the reference in normalized form. */
  #localReference($ref: unknown, place: string): string {
    if (typeof $ref !== "string") this.#fail(place, `$ref must be a string, not ${describeValue($ref)}`);
    if (!$ref.startsWith("#/")) this.#fail(place, `$ref ${$ref} is external; bundle the document first`);
    if (resolvePointer(this.#document, $ref) === undefined) this.#fail(place, `$ref ${$ref} has no target`);
    return `#/${parsePointer($ref).map(pointerToken).join("/")}`;
  }

  #schema(value: unknown, place: string, context: Context): Schema {
    if (typeof value === "boolean") return value;
    const schema = this.#object(value, place);
    this.#checkKeywords(schema, place);
    const resolved = Object.fromEntries(
      Object.entries(schema).map(([keyword, each]) => [
        keyword,
        mapSubschemas(keyword, each, (inner, steps) =>
          this.#schema(inner, [place, keyword, ...steps.map(pointerToken)].join("/"), context),
        ),
      ]),
    );
    if (!("$ref" in schema)) return resolved;
    const ref = this.#localReference(schema.$ref, place);
    const name = this.#nameSchema(ref);
    const $ref = `${schemasPrefix}${pointerToken(name)}`;
    if (context.inlined === undefined || context.inlined.has(ref)) return { ...resolved, $ref };
    // When a part is compared as text, every referenced schema is inlined once.
    context.inlined.add(ref);
    const target = this.#schema(resolvePointer(this.#document, ref), ref.slice(1), context);
    return { ...resolved, $ref, allOf: [...((resolved.allOf as Schema[] | undefined) ?? []), target] };
  }

  /** Returns the component schema name for a reference. If there is no such component schema, adds it. */
  #nameSchema(ref: string): string {
    const steps = parsePointer(ref);
    const isComponent = ref.startsWith(schemasPrefix);
    const name = steps.slice(isComponent ? 2 : 0).join("/");
    if ((isComponent && steps.length === 3) || this.#inner.has(name)) return name;
    this.#places.set(name, ref.slice(1));
    // Reserve the name first, because the schema may reference itself.
    this.#inner.set(name, true);
    this.#inner.set(
      name,
      this.#schema(resolvePointer(this.#document, ref), ref.slice(1), { references: [] }),
    );
    return name;
  }

  #checkKeywords(schema: JsonObject, place: string): void {
    for (const [keyword, value] of Object.entries(schema)) {
      const at = `${place}/${pointerToken(keyword)}`;
      const holds = subschemaKind(keyword);
      if (holds === "list" || keyword === "required" || keyword === "enum") this.#list(value, at);
      if (holds === "map") this.#object(value, at);
      if (keyword === "type" && typeof value !== "string" && !Array.isArray(value))
        this.#fail(at, `expected a type, not ${describeValue(value)}`);
    }
  }

  #object(value: unknown, place: string): JsonObject {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as JsonObject;
    this.#fail(place, `expected an object, not ${describeValue(value)}`);
  }

  #list(value: unknown, place: string): unknown[] {
    if (Array.isArray(value)) return value;
    this.#fail(place, `expected a list, not ${describeValue(value)}`);
  }

  #fail(place: string, what: string): never {
    throw new DocumentError(`${this.#name}, at ${place === "" ? "the root" : place}: ${what}`);
  }
}

function describeValue(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : JSON.stringify(value);
}

/**
 * Returns the target of a reference (`#` followed by a JSON Pointer), or `undefined` if it does not exist.
 */
export function resolvePointer(document: object, ref: string): unknown {
  return parsePointer(ref).reduce<unknown>(
    (at, step) =>
      typeof at === "object" && at !== null && Object.hasOwn(at, step)
        ? (at as Record<string, unknown>)[step]
        : undefined,
    document,
  );
}

/** Splits a reference into its steps. For example, `#/a~1b/c%20d` has the steps `a/b` and `c d`. */
export function parsePointer(ref: string): string[] {
  return ref
    .slice(2)
    .split("/")
    .map((step) => decodePercent(step).replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Decodes percent-encoded characters, which a reference may contain because it is part of a URI. */
function decodePercent(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
