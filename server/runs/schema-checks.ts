/** Values that a model makes, checked against the JSON Schemas that it was given. */
import { Ajv, type ErrorObject, type Options, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { pointerStep } from "../json-pointer.ts";
import type { Json, JsonObject } from "./events.ts";
import { refuseUnbounded } from "./request-schema.ts";

// Formats are annotations (2020-12, Validation, 7.2.1). Meta-schemas would cost more than the schemas: what is wrong
// with a schema shows when it is compiled.
const options: Options = {
  strict: false,
  allErrors: true,
  validateFormats: false,
  logger: false,
  meta: false,
  validateSchema: false,
};

/** Most mistakes that are named. */
const maxMistakes = 20;

/** The regular expressions of a request's schema could take any time, so every text is taken to match them. */
const anyText = Object.assign(() => ({ test: () => true }), { code: "anyText" });

/** What is known of a schema; no function if it cannot be used. */
interface Known {
  validate: ValidateFunction | undefined;
}
const unusable: Known = { validate: undefined };

/** Compiles each schema once, as long as its object lives. A schema that cannot be used lets everything pass. */
export class SchemaChecks {
  readonly #log: (line: string) => void;
  readonly #validators = new WeakMap<JsonObject, Known>();

  /** @param log Takes one line about a server tool whose schema cannot be used. */
  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  /**
   * Checks arguments of a server tool. Its schema may be of 2020-12, which is meant without `$schema`, or of draft-07.
   *
   * @returns The mistakes, each as `<JSON Pointer>: <what is wrong>`; none if the schema cannot be used.
   */
  mistakesForServerTool(name: string, schema: JsonObject, value: Json): string[] {
    const compiled = () => compile(schema, options);
    return this.#mistakes(schema, value, compiled, (error) => {
      const why = String(error instanceof Error ? error.message : error).replaceAll(/\s+/g, " ");
      this.#log(`tool ${name}: arguments are not checked, for its input schema cannot be used: ${why}`);
    });
  }

  /**
   * Checks a value against a schema that came with a request, without its `pattern`s. A schema that could hold the
   * server up is not used: it is the client that has to live with the value.
   *
   * @returns As {@link mistakesForServerTool}.
   */
  mistakesForRequest(schema: JsonObject, value: Json): string[] {
    const compileBounded = () => {
      refuseUnbounded(schema);
      return compile(schema, { ...options, code: { regExp: anyText } });
    };
    return this.#mistakes(schema, value, compileBounded, () => {});
  }

  #mistakes(
    schema: JsonObject,
    value: Json,
    compiled: () => ValidateFunction,
    report: (error: unknown) => void,
  ): string[] {
    let known = this.#validators.get(schema);
    try {
      known ??= { validate: compiled() };
      this.#validators.set(schema, known);
      if (known.validate === undefined || known.validate(value)) return [];
      const mistakes = [...new Set((known.validate.errors ?? []).map(sentence))];
      const more = mistakes.length - maxMistakes;
      return more > 0 ? [...mistakes.slice(0, maxMistakes), `and ${more} more`] : mistakes;
    } catch (error) {
      this.#validators.set(schema, unusable);
      report(error);
      return [];
    }
  }
}

const dialects = new Map([
  ["http://json-schema.org/draft-07/schema", Ajv],
  ["https://json-schema.org/draft/2020-12/schema", Ajv2020],
]);

/** Each schema has a compiler of its own: they keep what they compile by its `$id`, and ids may be the same or forged. */
function compile(schema: JsonObject, options: Options): ValidateFunction {
  const { $schema = "https://json-schema.org/draft/2020-12/schema" } = schema;
  const Compiler = typeof $schema === "string" ? dialects.get($schema.replace(/#$/, "")) : undefined;
  if (Compiler === undefined) throw new Error(`its $schema is ${JSON.stringify($schema)}`);
  const validate = new Compiler(options).compile(schema);
  // It would answer with a promise.
  if ("$async" in validate) throw new Error("it is asynchronous");
  return validate;
}

function sentence({ instancePath, keyword, params, message }: ErrorObject): string {
  const at = (property: string) => instancePath + pointerStep(property);
  switch (keyword) {
    case "required":
      return `${at(params.missingProperty)}: is required`;
    case "additionalProperties":
      return `${at(params.additionalProperty)}: is not allowed`;
    case "unevaluatedProperties":
      return `${at(params.unevaluatedProperty)}: is not allowed`;
    case "enum":
      return `${instancePath}: must be one of ${params.allowedValues.map((value: Json) => JSON.stringify(value)).join(", ")}`;
    case "const":
      return `${instancePath}: must be ${JSON.stringify(params.allowedValue)}`;
    default:
      return `${instancePath || "(root)"}: ${message}`;
  }
}
