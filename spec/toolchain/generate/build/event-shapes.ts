import { ContractError, eventStream, type OpenApiDocument, operationsOf } from "../document.ts";
import { componentName, type Schema } from "../schema.ts";

/**
 * Writes the modules `event-shapes.js` and `event-shapes.d.ts`: the shapes of the events of a contract's stream. They
 * are for readers that a validator is too big for: required members, JSON types and literals, without bounds, formats,
 * patterns and enumerations of several values. Objects may have further members. Of a union inside an event there is
 * what all its kinds must have: more kinds may be added to the contract.
 *
 * @param document The finished 3.1 document.
 * @returns Text by file name.
 * @throws {ContractError} for a schema that shapes cannot say; the message says which.
 */
export function eventShapes(document: OpenApiDocument): Record<string, string> {
  const shapes = new Shapes(document.components.schemas);
  const events = shapes.branches(streamOf(document)).map((event): [string, string] => {
    const { type, name } = shapes.resolve(event).properties ?? {};
    const label = literal(name) ?? literal(type);
    if (label === undefined)
      throw new ContractError(`${event.$ref}: an event needs a literal as its type or name`);
    return [label, shapes.object(event)];
  });
  return {
    "event-shapes.js": `${shapes.constants()}\nexport const eventShapes = ${record(events)};\n`,
    "event-shapes.d.ts": declarations,
  };
}

/** The union of the events of the contract's streams, which all have the same. */
function streamOf(document: OpenApiDocument): Schema {
  const [schema, ...others] = operationsOf(document).flatMap(({ operation }) =>
    Object.values(operation.responses).flatMap(({ content }) => {
      const stream = content?.[eventStream]?.schema;
      return stream === undefined ? [] : [stream];
    }),
  );
  if (schema === undefined || others.some(({ $ref }) => $ref !== schema.$ref))
    throw new ContractError("event shapes need streams of one union of events");
  return schema;
}

/** Writes shapes as JavaScript; those of named objects and unions are constants, so that each is written once. */
class Shapes {
  readonly #schemas: Record<string, Schema>;
  /** Each stands before its first use. */
  readonly #constants = new Map<string, string>();
  readonly #begun = new Set<string>();

  constructor(schemas: Record<string, Schema>) {
    this.#schemas = schemas;
  }

  constants(): string {
    return [...this.#constants].map(([name, shape]) => `const ${name} = ${shape};\n`).join("");
  }

  resolve(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    const found = this.#schemas[componentName(schema.$ref)];
    if (found === undefined) throw new Error(`${schema.$ref}: there is no such schema`);
    return found;
  }

  /** The schemas that a union is of, those of unions in it included. */
  branches(schema: Schema): Schema[] {
    const { oneOf } = this.resolve(schema);
    return oneOf === undefined ? [schema] : oneOf.flatMap((branch) => this.branches(branch));
  }

  object(schema: Schema): string {
    const { properties = {}, required = [], additionalProperties } = this.resolve(schema);
    const members = Object.entries(properties).map(([name, member]): [string, string] => {
      if (name === "*" || name.endsWith("?"))
        throw new ContractError(`a shape cannot say a member named ${name}`);
      return [required.includes(name) ? name : `${name}?`, this.#shape(member)];
    });
    if (typeof additionalProperties === "object" && Object.keys(additionalProperties).length > 0)
      members.push(["*", this.#shape(additionalProperties)]);
    return members.length === 0 ? '"object"' : record(members);
  }

  #shape(schema: Schema): string {
    if (schema.$ref !== undefined) return this.#named(componentName(schema.$ref), this.resolve(schema));
    const text = literal(schema);
    if (text !== undefined) return JSON.stringify(`=${text}`);
    const { type, items, oneOf, anyOf, discriminator } = schema;
    if (oneOf !== undefined && discriminator !== undefined) return this.#union(schema);
    if (type === "array" && items !== undefined) return `[${this.#shape(items)}]`;
    if (type === "object" && oneOf === undefined) return this.object(schema);
    if (typeof type === "string" && oneOf === undefined) return JSON.stringify(type);
    const [shape, ...others] = new Set((anyOf ?? []).map((each) => this.#shape(each)));
    if (shape !== undefined && others.length === 0) return shape;
    if (Object.keys(schema).every((keyword) => keyword === "description")) return '"any"';
    throw new ContractError(`a shape cannot say ${JSON.stringify(schema)}`);
  }

  /** The members that all kinds of a union must have, and the text that tells the kinds apart. */
  #union(schema: Schema): string {
    const member = schema.discriminator?.propertyName ?? "";
    const [kind, ...kinds] = this.branches(schema).map((branch) => {
      const { properties = {}, required = [] } = this.resolve(branch);
      if (literal(properties[member]) === undefined)
        throw new ContractError(`${branch.$ref}: its ${member} must be a literal`);
      const others = required.filter((name) => name !== member);
      return new Map(others.map((name) => [name, properties[name] ?? {}]));
    });
    const common = [...(kind ?? [])].flatMap(([name, own]): [string, string][] => {
      if (!kinds.every((each) => each.has(name))) return [];
      const [shape, ...others] = new Set(
        [own, ...kinds.map((each) => each.get(name) ?? {})].map((each) => this.#shape(each)),
      );
      return shape === undefined || others.length > 0 ? [] : [[name, shape]];
    });
    return record([[member, '"string"'], ...common]);
  }

  #named(name: string, schema: Schema): string {
    // A word is no longer than the name of a constant.
    if (schema.properties === undefined && schema.oneOf === undefined) return this.#shape(schema);
    if (!this.#constants.has(name)) {
      if (this.#begun.has(name))
        throw new ContractError(`a shape cannot say ${name}, which has itself as a part`);
      this.#begun.add(name);
      this.#constants.set(name, this.#shape(schema));
    }
    return name;
  }
}

/** The text that a schema allows alone. */
function literal(schema: Schema | undefined): string | undefined {
  const [text, ...others] = schema?.enum ?? [];
  return typeof text === "string" && others.length === 0 ? text : undefined;
}

/** An object of JavaScript; the values are expressions. */
function record(members: readonly (readonly [name: string, value: string])[]): string {
  return `{ ${members.map(([name, value]) => `${JSON.stringify(name)}: ${value}`).join(", ")} }`;
}

const declarations = `/**
 * What a value must be:
 *
 * - a text: the name of a JSON type, \`integer\` for whole numbers, \`any\` for any value, \`=<text>\` for this text alone;
 * - \`[items]\`: an array of such items;
 * - \`{ member: shape }\`: an object with such members, and others. With \`?\` after its name a member may be absent;
 *   \`*\` is every member.
 */
export type Shape = string | readonly [Shape] | ObjectShape;

/** The shape of an object: see \`Shape\`. */
export interface ObjectShape {
  readonly [member: string]: Shape;
}

/** The shapes of the events of a run's stream, by \`name\` where they have one, else by \`type\`. */
export declare const eventShapes: Readonly<Record<string, ObjectShape>>;
`;
