/** Finds the fields that a contract's OpenAPI document declares, and the declared fields in a JSON value. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";
import type { ContractName } from "../../contracts/contracts.ts";

/** A schema of the document. Only the keywords that lead to fields are listed. */
export interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** A header or query parameter of an operation. */
export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
}

type Content = Record<string, { schema?: Schema }>;

/** A body that an operation may return. */
export interface DocumentResponse {
  status: number;
  contentType: string;
  /** Pointer to the schema of the body. For a stream, this is the union of its events. */
  body: string;
}

/** An operation of the document, with references to components resolved. */
export interface DocumentOperation {
  operationId: string;
  parameters: Parameter[];
  /** Pointer to the schema of the request body. */
  body?: string;
  responses: DocumentResponse[];
}

/**
 * Receives a field.
 * @param field Name of the schema that declares the field, and the path of the field in it.
 * @param holder The object that contains the field.
 */
export type Visit = (field: string, holder: Record<string, unknown>, key: string) => void;

/** The fields of a contract's document. */
export class DocumentFields {
  readonly operations: readonly DocumentOperation[];
  readonly #document: unknown;
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: true });

  constructor(contract: ContractName) {
    const file = join(import.meta.dirname, "../../../generated", contract, "openapi.yaml");
    this.#document = parse(readFileSync(file, "utf8"));
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(this.#document as object, documentId);
    this.operations = this.#listOperations();
  }

  /**
   * Returns an operation.
   * @throws Error if the document has no operation with this id.
   */
  operation(operationId: string): DocumentOperation {
    const operation = this.operations.find((each) => each.operationId === operationId);
    if (operation === undefined) throw new Error(`the document has no operation ${operationId}`);
    return operation;
  }

  /** Lists the fields of a schema and of all schemas that it uses. */
  list(pointer: string, name: string): Set<string> {
    const fields = new Set<string>();
    const visited = new Set<string>();
    const collect = (at: string, path: string): void => {
      const schema = this.#resolve<Schema>(at);
      if (schema.$ref !== undefined) {
        if (visited.has(schema.$ref)) return;
        visited.add(schema.$ref);
        collect(schema.$ref, nameOf(schema.$ref));
        return;
      }
      for (const branch of listBranches(schema)) collect(at + branch, path);
      for (const key of Object.keys(schema.properties ?? {})) {
        fields.add(`${path}.${key}`);
        collect(`${at}/properties/${escapeStep(key)}`, `${path}.${key}`);
      }
      if (schema.items !== undefined) collect(`${at}/items`, `${path}[]`);
      if (typeof schema.additionalProperties === "object") collect(`${at}/additionalProperties`, `${path}{}`);
    };
    collect(pointer, name);
    return fields;
  }

  /** Calls a function with each declared field in a value. Of the variants of a union, only those that the value matches are used. */
  visit(pointer: string, name: string, value: unknown, visit: Visit): void {
    const schema = this.#resolve<Schema>(pointer);
    if (schema.$ref !== undefined) {
      this.visit(schema.$ref, nameOf(schema.$ref), value, visit);
      return;
    }
    for (const branch of listBranches(schema)) {
      const at = pointer + branch;
      if (branch.startsWith("/allOf/") || this.#matches(at, value)) this.visit(at, name, value, visit);
    }
    if (Array.isArray(value)) {
      if (schema.items !== undefined)
        for (const item of value) this.visit(`${pointer}/items`, `${name}[]`, item, visit);
    } else if (typeof value === "object" && value !== null) {
      this.#visitObject(pointer, name, value as Record<string, unknown>, visit);
    }
  }

  #visitObject(pointer: string, name: string, holder: Record<string, unknown>, visit: Visit): void {
    const { properties = {}, additionalProperties } = this.#resolve<Schema>(pointer);
    for (const [key, item] of Object.entries(holder)) {
      if (Object.hasOwn(properties, key)) {
        this.visit(`${pointer}/properties/${escapeStep(key)}`, `${name}.${key}`, item, visit);
        visit(`${name}.${key}`, holder, key);
      } else if (typeof additionalProperties === "object") {
        this.visit(`${pointer}/additionalProperties`, `${name}{}`, item, visit);
      }
    }
  }

  #matches(pointer: string, value: unknown): boolean {
    const validate = this.#ajv.getSchema(`${documentId}${pointer}`);
    if (validate === undefined) throw new Error(`the document has no schema at ${pointer}`);
    return validate(value) === true;
  }

  #resolve<T>(pointer: string): T {
    const steps = pointer.slice(2).split("/");
    return steps.reduce(
      (value, step) => (value as Record<string, unknown>)[unescapeStep(step)],
      this.#document,
    ) as T;
  }

  /** Follows a reference to a component. Returns the part, and the pointer to it. */
  #follow<T>(pointer: string): { part: T; at: string } {
    const part = this.#resolve<T & { $ref?: string }>(pointer);
    return part.$ref === undefined ? { part, at: pointer } : this.#follow<T>(part.$ref);
  }

  #listOperations(): DocumentOperation[] {
    const paths = this.#resolve<Record<string, Record<string, RawOperation>>>("#/paths");
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]): DocumentOperation[] => {
        if (operation.operationId === undefined) return [];
        const at = `#/paths/${escapeStep(path)}/${method}`;
        const parameters = (operation.parameters ?? []).map(
          (_, index) => this.#follow<Parameter>(`${at}/parameters/${index}`).part,
        );
        const body = operation.requestBody === undefined ? [] : this.#listContent(`${at}/requestBody`);
        const responses = Object.keys(operation.responses).flatMap((status) =>
          this.#listContent(`${at}/responses/${status}`).map((content) => ({
            status: Number(status),
            ...content,
          })),
        );
        return [
          {
            operationId: operation.operationId,
            parameters,
            ...(body[0] === undefined ? {} : { body: body[0].body }),
            responses,
          },
        ];
      }),
    );
  }

  /** Returns the content types of a body, and the pointers to their schemas. */
  #listContent(pointer: string): { contentType: string; body: string }[] {
    const { part, at } = this.#follow<{ content?: Content }>(pointer);
    return Object.entries(part.content ?? {}).flatMap(([contentType, { schema }]) =>
      schema === undefined ? [] : [{ contentType, body: `${at}/content/${escapeStep(contentType)}/schema` }],
    );
  }
}

interface RawOperation {
  operationId?: string;
  parameters?: unknown[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

const documentId = "document";

function listBranches(schema: Schema): string[] {
  return (["allOf", "anyOf", "oneOf"] as const).flatMap((keyword) =>
    (schema[keyword] ?? []).map((_, index) => `/${keyword}/${index}`),
  );
}

function nameOf(reference: string): string {
  return unescapeStep(reference.slice(reference.lastIndexOf("/") + 1));
}

function escapeStep(step: string): string {
  return step.replaceAll("~", "~0").replaceAll("/", "~1");
}

function unescapeStep(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}
