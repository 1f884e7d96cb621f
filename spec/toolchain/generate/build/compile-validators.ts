import { _, Ajv, type CodeKeywordDefinition, stringify } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { maxViolations } from "../runtime/violations.ts";
import { componentName, mapSchema, type Schema } from "../schema.ts";
import { separateBranches } from "./separate-branches.ts";

/**
 * Compiles schemas to an ES module that exports a `validate<Name>` function for each schema.
 *
 * @param schemas The schemas by name. Their `$ref`s have the form `#/components/schemas/<name>`.
 * @param sealed Set to `true` to close objects (see `seal`).
 */
export function compileValidators(schemas: Record<string, Schema>, sealed: boolean): string {
  // The keywords in our schemas have not changed since draft-07, so the draft-07 class is used. The 2020-12
  // class would add code for `unevaluatedProperties` to every validator. `strict` rejects unknown keywords.
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    discriminator: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  addFormats.default(ajv);
  addDeclaredNames(ajv);
  const exported: Record<string, string> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const separated = separateBranches(name, sealed ? seal(schema) : schema, schemas);
    ajv.addSchema({ $id: name, ...mapSchema(separated, prepareForAjv) });
    exported[`validate${name}`] = name;
  }
  return boundLoops(convertRequires(standalone.default(ajv, exported)));
}

/** Adds the schema's field names to errors about missing fields, so that a misspelled name can be found. */
function addDeclaredNames(ajv: Ajv): void {
  const required = ajv.getKeyword("required") as CodeKeywordDefinition;
  required.error = {
    message: "",
    params({ gen, params, parentSchema = {} }) {
      const names = Object.keys(parentSchema.properties ?? {});
      const declared = gen.scopeValue("obj", { key: names.join(), ref: names, code: stringify(names) });
      return _`{missingProperty: ${params.missingProperty}, declared: ${declared}}`;
    },
  };
}

/**
 * Closes every object schema that does not state whether it is open, so that a validator reports undocumented
 * fields. Only the tests of our own output use closed schemas; the published schemas stay open.
 *
 * `additionalProperties` cannot close a schema that composes other schemas, so its branches are closed
 * instead.
 */
export function seal(schema: Schema): Schema {
  return mapSchema(schema, (each) => {
    const composed = each.allOf ?? each.oneOf ?? each.anyOf ?? each.$ref;
    const open = each.type !== "object" || composed !== undefined || "additionalProperties" in each;
    return open ? each : { ...each, additionalProperties: false };
  });
}

/** Removes keywords that validation does not need, and OpenAPI keywords that Ajv does not support. */
function prepareForAjv(schema: Schema): Schema {
  const {
    description,
    title,
    examples,
    example,
    default: _,
    deprecated,
    readOnly,
    writeOnly,
    ...rest
  } = schema;
  const kept = Object.entries(rest).filter(([keyword]) => !keyword.startsWith("x-"));
  return {
    ...Object.fromEntries(kept),
    ...(rest.$ref !== undefined && { $ref: componentName(rest.$ref) }),
    ...(rest.discriminator && { discriminator: { propertyName: rest.discriminator.propertyName } }),
  };
}

/**
 * Replaces the `require` calls that the compiler leaves in ES modules with imports. Node exposes the default
 * export of a CommonJS module differently from bundlers and test runners.
 */
function convertRequires(code: string): string {
  const lines = new Set<string>();
  const body = code
    .replace(/^"use strict";\n?/, "")
    .replaceAll(/require\("([^"]+)"\)\.(\w+)/g, (_, from, member) => {
      if (member !== "default") {
        lines.add(`import { ${member} } from "${from}.js";`);
        return member;
      }
      const name = from.slice(from.lastIndexOf("/") + 1);
      lines.add(`import ${name}Module from "${from}.js";`);
      lines.add(`const ${name} = ${name}Module.default ?? ${name}Module;`);
      return name;
    });
  const sorted = [...lines].sort((a, b) => Number(a.startsWith("const")) - Number(b.startsWith("const")));
  return [...sorted, "", body].join("\n");
}

/**
 * Stops every loop over items or properties once the maximum number of errors has been reached. Without this
 * limit, validating a body of a few hundred kilobytes can take seconds, because it can have hundreds of
 * thousands of errors and Ajv copies each list of errors into the next.
 *
 * @throws {Error} The compiled code contains loops in an unknown form.
 */
function boundLoops(code: string): string {
  const loops = /for\s*\((?:let i\d+=0; ?i\d+<len\d+; ?i\d+\+\+|const key\d+ in data\d*)\)\s*\{/g;
  const all = code.match(/\bfor\s*\(/g)?.length ?? 0;
  const bounded = code.match(loops)?.length ?? 0;
  if (all !== bounded) throw new Error(`${all - bounded} loops of the validators are not bounded`);
  const stop = `if(vErrors !== null && vErrors.length >= ${maxViolations})break;`;
  return code.replaceAll(loops, (loop) => `${loop}\n${stop}`);
}
