import { pointerToken } from "../generate/schema.ts";
import { DocumentError, type PartRule, parts } from "./document-parts.ts";
import type { Schema } from "./normal-schema.ts";
import { endlessSchema, holdsOf, mapSubschemas } from "./subschemas.ts";

type JsonObject = Record<string, unknown>;

/** Where the walk is. */
interface Context {
  /** References that were followed to get here. */
  within: readonly string[];
  /** Schemas that are already told of, where what is walked through is compared as a text. */
  told?: Set<string>;
}

const schemasPrefix = "#/components/schemas/";

/**
 * Checks the form of a document, as far as the comparison relies on it, and follows its references. In an OpenAPI document
 * nothing refers to anything but schemas of the components afterwards; in an AsyncAPI document references that are no
 * schemas stay, and lead somewhere. A schema that is referred to inside of another, as
 * `#/components/schemas/Item/properties/name`, is a schema of the components of its own, called `Item/properties/name`.
 *
 * @param name What messages call the document.
 * @throws {DocumentError} It has another form, or a reference leads out of it, nowhere, or in a circle.
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
  /** Schemas that are referred to inside of others, by the names that they get. */
  readonly #inner = new Map<string, Schema>();
  /** Where those are. */
  readonly #places = new Map<string, string>();

  constructor(name: string, document: object) {
    this.#name = name;
    this.#document = document;
  }

  document(kind: string): object {
    const resolved = this.#part(kind, this.#document, "", { within: [] }) as JsonObject;
    const components = resolved.components as JsonObject | undefined;
    const schemas = { ...(components?.schemas as JsonObject), ...Object.fromEntries(this.#inner) };
    const endless = endlessSchema(schemas as Record<string, Schema>);
    if (endless !== undefined)
      this.#fail(
        this.#places.get(endless) ?? `/components/schemas/${pointerToken(endless)}`,
        "the schema is said to be itself, through references alone",
      );
    return this.#inner.size === 0 ? resolved : { ...resolved, components: { ...components, schemas } };
  }

  #part(kind: string, value: unknown, place: string, context: Context): unknown {
    if (kind === "schema" || (kind === "payload" && typeof value === "boolean"))
      return this.#schema(value, place, context);
    const found = this.#object(value, place);
    // A payload in another language than JSON Schema is not looked into.
    if (kind === "payload") return "schemaFormat" in found ? found : this.#schema(found, place, context);
    const rule = parts[kind];
    if (rule === undefined) throw new Error(`no part of a document is called ${kind}`);
    if (rule.reference !== undefined && "$ref" in found)
      return this.#reference(kind, rule, found, place, context);
    for (const member of rule.needs ?? [])
      if (found[member] === undefined)
        this.#fail(place, `there is no \`${member}\`, and without it nothing can be compared`);
    const inside: Context =
      rule.asText === true && context.told === undefined ? { ...context, told: new Set() } : context;
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
        // Where names are of no free choice, an extension may stand among them.
        name.startsWith("x-") && (typeof each !== "object" || each === null)
          ? each
          : this.#part(kind, each, `${place}/${pointerToken(name)}`, context),
      ]),
    );
  }

  #reference(kind: string, rule: PartRule, found: JsonObject, place: string, context: Context): unknown {
    const { $ref, ...beside } = found;
    const { ref, target } = this.#target($ref, place);
    if (rule.reference === "kept") return found;
    // What holds itself further inside, as a callback may its own path, is told once.
    if (context.within.includes(ref)) return found;
    const whole = this.#part(kind, target, ref.slice(1), { ...context, within: [...context.within, ref] });
    const { summary, description } = beside;
    const words = {
      ...(summary !== undefined && { summary }),
      ...(description !== undefined && { description }),
    };
    return { ...(whole as JsonObject), ...(rule.reference === "merge" ? beside : words) };
  }

  /** What a reference leads to, which may be a reference that leads on, but not back. */
  #target($ref: unknown, place: string): { ref: string; target: unknown } {
    const ref = this.#local($ref, place);
    const target = targetOf(this.#document, ref);
    const seen = [ref];
    for (let at = target; typeof at === "object" && at !== null && "$ref" in at; ) {
      const next = this.#local(at.$ref, seen.at(-1)?.slice(1) ?? place);
      if (seen.includes(next)) this.#fail(place, `$ref ${ref} leads in a circle`);
      seen.push(next);
      at = targetOf(this.#document, next) as object;
    }
    return { ref, target };
  }

  /** A reference, in one way of writing; it leads to something in this document. */
  #local($ref: unknown, place: string): string {
    if (typeof $ref !== "string") this.#fail(place, `$ref is ${told($ref)}, and no text`);
    if (!$ref.startsWith("#/"))
      this.#fail(place, `$ref ${$ref} leads out of the document; put everything into one first`);
    if (targetOf(this.#document, $ref) === undefined) this.#fail(place, `$ref ${$ref} leads to nothing`);
    return `#/${stepsOf($ref).map(pointerToken).join("/")}`;
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
    const ref = this.#local(schema.$ref, place);
    const name = this.#nameOf(ref);
    const $ref = `${schemasPrefix}${pointerToken(name)}`;
    if (context.told === undefined || context.told.has(ref)) return { ...resolved, $ref };
    // What is compared as a text says what it refers to, each schema once.
    context.told.add(ref);
    const target = this.#schema(targetOf(this.#document, ref), ref.slice(1), context);
    return { ...resolved, $ref, allOf: [...((resolved.allOf as Schema[] | undefined) ?? []), target] };
  }

  /** The name of the schema of the components that a reference leads to, which is made where there is none. */
  #nameOf(ref: string): string {
    const steps = stepsOf(ref);
    const isComponent = ref.startsWith(schemasPrefix);
    const name = steps.slice(isComponent ? 2 : 0).join("/");
    if ((isComponent && steps.length === 3) || this.#inner.has(name)) return name;
    this.#places.set(name, ref.slice(1));
    // It may refer to itself.
    this.#inner.set(name, true);
    this.#inner.set(name, this.#schema(targetOf(this.#document, ref), ref.slice(1), { within: [] }));
    return name;
  }

  #checkKeywords(schema: JsonObject, place: string): void {
    for (const [keyword, value] of Object.entries(schema)) {
      const at = `${place}/${pointerToken(keyword)}`;
      const holds = holdsOf(keyword);
      if (holds === "list" || keyword === "required" || keyword === "enum") this.#list(value, at);
      if (holds === "map") this.#object(value, at);
      if (keyword === "type" && typeof value !== "string" && !Array.isArray(value))
        this.#fail(at, `this is ${told(value)}, and no type`);
    }
  }

  #object(value: unknown, place: string): JsonObject {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as JsonObject;
    this.#fail(place, `this is ${told(value)}, and no object`);
  }

  #list(value: unknown, place: string): unknown[] {
    if (Array.isArray(value)) return value;
    this.#fail(place, `this is ${told(value)}, and no list`);
  }

  #fail(place: string, what: string): never {
    throw new DocumentError(`${this.#name}, at ${place === "" ? "its top" : place}: ${what}`);
  }
}

function told(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : JSON.stringify(value);
}

/** What a JSON Pointer in a reference names: `undefined` where there is no such place. A reference is `#` and a pointer. */
export function targetOf(document: object, ref: string): unknown {
  return stepsOf(ref).reduce<unknown>(
    (at, step) =>
      typeof at === "object" && at !== null && Object.hasOwn(at, step)
        ? (at as Record<string, unknown>)[step]
        : undefined,
    document,
  );
}

/** The members that a reference goes through: `#/a~1b/c%20d` goes through `a/b`, then `c d`. */
export function stepsOf(ref: string): string[] {
  return ref
    .slice(2)
    .split("/")
    .map((step) => decoded(step).replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** A reference is part of an address, so what is not allowed there may be written as `%20`. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
