import { ContractError, eventStream, type OpenApiDocument, operationsOf } from "../document.ts";
import { componentName, type Schema } from "../schema.ts";

/**
 * Writes the `event-shapes.js` and `event-shapes.d.ts` modules, which contain the shapes of a contract's
 * events. They are for clients that cannot load a validator because of its size. A shape contains required
 * fields, JSON types and literals, but no limits, formats, patterns or enums with several values. Objects may
 * have additional fields. For a union inside an event, the shape contains only the fields that all variants
 * share, because the contract may add variants.
 *
 * @param document The finished 3.1 document.
 * @returns The text of each file, by file name.
 * @throws {ContractError} A schema cannot be expressed as a shape. The message says which one.
 */
export function writeEventShapes(document: OpenApiDocument): Record<string, string> {
  const shapes = new Shapes(document.components.schemas);
  const events = shapes.branches(findEventUnion(document)).map((event): [string, string] => {
    const { type, name } = shapes.resolve(event).properties ?? {};
    const label = findLiteral(name) ?? findLiteral(type);
    if (label === undefined)
      throw new ContractError(`${event.$ref}: an event requires a literal type or name`);
    return [label, shapes.object(event)];
  });
  return {
    "event-shapes.js": `${shapes.constants()}\nexport const eventShapes = ${writeObject(events)};\n`,
    "event-shapes.d.ts": declarations,
  };
}

/** Returns the event union that all streams of the contract share. */
function findEventUnion(document: OpenApiDocument): Schema {
  const [schema, ...others] = operationsOf(document).flatMap(({ operation }) =>
    Object.values(operation.responses).flatMap(({ content }) => {
      const stream = content?.[eventStream]?.schema;
      return stream === undefined ? [] : [stream];
    }),
  );
  if (schema === undefined || others.some(({ $ref }) => $ref !== schema.$ref))
    throw new ContractError("event shapes require one event union for all streams");
  return schema;
}

/** Writes shapes as JavaScript. The shape of each named object or union is written once, as a constant. */
class Shapes {
  readonly #schemas: Record<string, Schema>;
  /** The constants in declaration order, so that each is declared before it is used. */
  readonly #constants = new Map<string, string>();
  readonly #started = new Set<string>();

  constructor(schemas: Record<string, Schema>) {
    this.#schemas = schemas;
  }

  constants(): string {
    return [...this.#constants].map(([name, shape]) => `const ${name} = ${shape};\n`).join("");
  }

  resolve(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    const found = this.#schemas[componentName(schema.$ref)];
    if (found === undefined) throw new Error(`${schema.$ref}: the schema does not exist`);
    return found;
  }

  /** Returns the branches of a union, including the branches of nested unions. */
  branches(schema: Schema): Schema[] {
    const { oneOf } = this.resolve(schema);
    return oneOf === undefined ? [schema] : oneOf.flatMap((branch) => this.branches(branch));
  }

  object(schema: Schema): string {
    const { properties = {}, required = [], additionalProperties } = this.resolve(schema);
    const members = Object.entries(properties).map(([name, member]): [string, string] => {
      if (name === "*" || name.endsWith("?"))
        throw new ContractError(`a shape cannot contain a field named ${name}`);
      return [required.includes(name) ? name : `${name}?`, this.#shape(member)];
    });
    if (typeof additionalProperties === "object" && Object.keys(additionalProperties).length > 0)
      members.push(["*", this.#shape(additionalProperties)]);
    return members.length === 0 ? '"object"' : writeObject(members);
  }

  #shape(schema: Schema): string {
    if (schema.$ref !== undefined) return this.#named(componentName(schema.$ref), this.resolve(schema));
    const text = findLiteral(schema);
    if (text !== undefined) return JSON.stringify(`=${text}`);
    const { type, items, oneOf, anyOf, discriminator } = schema;
    if (oneOf !== undefined && discriminator !== undefined) return this.#union(schema);
    if (type === "array" && items !== undefined) return `[${this.#shape(items)}]`;
    if (type === "object" && oneOf === undefined) return this.object(schema);
    if (typeof type === "string" && oneOf === undefined) return JSON.stringify(type);
    const [shape, ...others] = new Set((anyOf ?? []).map((each) => this.#shape(each)));
    if (shape !== undefined && others.length === 0) return shape;
    if (Object.keys(schema).every((keyword) => keyword === "description")) return '"any"';
    throw new ContractError(`a shape cannot express ${JSON.stringify(schema)}`);
  }

  /** Returns the fields that all variants of a union share, and the field that distinguishes the variants. */
  #union(schema: Schema): string {
    const member = schema.discriminator?.propertyName ?? "";
    const [kind, ...kinds] = this.branches(schema).map((branch) => {
      const { properties = {}, required = [] } = this.resolve(branch);
      if (findLiteral(properties[member]) === undefined)
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
    return writeObject([[member, '"string"'], ...common]);
  }

  #named(name: string, schema: Schema): string {
    // An inline type is no longer than the name of a constant would be.
    if (schema.properties === undefined && schema.oneOf === undefined) return this.#shape(schema);
    if (!this.#constants.has(name)) {
      if (this.#started.has(name))
        throw new ContractError(`a shape cannot express ${name}, which is recursive`);
      this.#started.add(name);
      this.#constants.set(name, this.#shape(schema));
    }
    return name;
  }
}

/** Returns the only string that a schema allows. */
function findLiteral(schema: Schema | undefined): string | undefined {
  return typeof schema?.const === "string" ? schema.const : undefined;
}

/** Writes a JavaScript object literal; the values are expressions. */
function writeObject(members: readonly (readonly [name: string, value: string])[]): string {
  return `{ ${members.map(([name, value]) => `${JSON.stringify(name)}: ${value}`).join(", ")} }`;
}

const declarations = `/**
 * The shape of a value:
 *
 * - a string: the name of a JSON type, \`integer\`, \`any\` for any value, or \`=<text>\` for exactly this text;
 * - \`[items]\`: an array of items of this shape;
 * - \`{ field: shape }\`: an object with these fields, and possibly others. A name that ends with \`?\` is optional;
 *   \`*\` is the shape of all fields.
 */
export type Shape = string | readonly [Shape] | ObjectShape;

/** The shape of an object. See \`Shape\`. */
export interface ObjectShape {
  readonly [field: string]: Shape;
}

/** The shapes of a stream's events, by \`name\` if they have one, or else by \`type\`. */
export declare const eventShapes: Readonly<Record<string, ObjectShape>>;
`;
