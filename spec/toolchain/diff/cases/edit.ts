import type { AsyncApi } from "../asyncapi/document.ts";
import type { ParsedDocuments } from "../diff-documents.ts";
import type { OpenApi, Operation } from "../openapi/document.ts";

/** A schema or another part of a document. */
// biome-ignore lint/suspicious/noExplicitAny: an edit may change any part, and a wrong edit fails its case.
export type Editable = any;

/** Edits both documents of a contract consistently, as a change to the contract's sources would. */
export class Edit {
  readonly openapi: OpenApi;
  readonly asyncapi: AsyncApi;

  constructor({ openapi, asyncapi }: ParsedDocuments) {
    if (openapi === undefined || asyncapi === undefined) throw new Error("both documents are required");
    [this.openapi, this.asyncapi] = [openapi, asyncapi];
  }

  /** Returns the schemas of both documents. */
  get schemas(): Editable[] {
    return [this.openapi, this.asyncapi].map((each) => each.components?.schemas);
  }

  /** Edits a schema in every document that has it. */
  editSchema(name: string, change: (schema: Editable) => void): void {
    const found = this.schemas.filter((each) => each[name] !== undefined);
    if (found.length === 0) throw new Error(`no schema ${name}`);
    for (const each of found) change(each[name]);
  }

  /** Replaces or adds a schema. */
  setSchema(name: string, schema: Editable): void {
    for (const each of this.schemas) each[name] = structuredClone(schema);
  }

  /** Edits the properties of an object schema. */
  editProperties(name: string, change: (members: Editable, schema: Editable) => void): void {
    this.editSchema(name, (schema) => change(schema.properties, schema));
  }

  /** Removes a property from an object schema. */
  removeProperty(name: string, member: string): void {
    this.editProperties(name, (members, schema) => {
      if (members[member] === undefined) throw new Error(`${name} has no property ${member}`);
      delete members[member];
      if (schema.required !== undefined)
        schema.required = schema.required.filter((each: string) => each !== member);
    });
  }

  /** Adds a property to an object schema. */
  addProperty(name: string, member: string, schema: Editable, { required }: { required: boolean }): void {
    this.editProperties(name, (members, object) => {
      members[member] = structuredClone(schema);
      if (required) object.required = [...(object.required ?? []), member];
    });
  }

  /** Makes a property optional. */
  makeOptional(name: string, member: string): void {
    this.editSchema(name, (schema) => {
      if (!schema.required.includes(member)) throw new Error(`${name}.${member} is not required`);
      schema.required = schema.required.filter((each: string) => each !== member);
    });
  }

  /** Makes a property required. */
  makeRequired(name: string, member: string): void {
    this.editSchema(name, (schema) =>
      Object.assign(schema, { required: [...(schema.required ?? []), member] }),
    );
  }

  /** Returns an operation in the OpenAPI document. */
  operation(id: string): Operation & Editable {
    const all = Object.values(this.openapi.paths ?? {}).flatMap((item) => Object.values(item)) as Operation[];
    const found = all.find(({ operationId }) => operationId === id);
    if (found === undefined) throw new Error(`no operation ${id}`);
    return found;
  }

  /** Returns an operation in the AsyncAPI document. */
  stream(id: string): Editable {
    const found = this.asyncapi.operations?.[id];
    if (found === undefined) throw new Error(`no stream ${id}`);
    return found;
  }

  /** Returns a parameter of an operation. */
  parameter(id: string, name: string): Editable {
    const found = this.operation(id).parameters?.find((each: Editable) => each.name === name);
    if (found === undefined) throw new Error(`${id} has no parameter ${name}`);
    return found;
  }

  /** Removes a branch from a union of schemas, with its entry in the discriminator. */
  removeVariant(union: string, schema: string): void {
    const isIt = (ref: unknown) => String(ref).endsWith(`/${schema}`);
    this.editSchema(union, (all) => {
      if (!all.oneOf.some((each: Editable) => isIt(each.$ref)))
        throw new Error(`${union} has no variant ${schema}`);
      all.oneOf = all.oneOf.filter((each: Editable) => !isIt(each.$ref));
      const mapping = all.discriminator?.mapping ?? {};
      for (const [value, ref] of Object.entries(mapping)) if (isIt(ref)) delete mapping[value];
    });
  }

  /** Removes an event from every stream: the event's schema, its message, and all references to them. */
  removeEvent(schema: string, union: string): void {
    this.removeVariant(union, schema);
    this.removeMessage(schema);
  }

  /** Removes an event's message and schema. */
  removeMessage(schema: string): void {
    const isIt = (each: Editable) => String(each.$ref).endsWith(`/${schema}`);
    for (const operation of Object.values(this.asyncapi.operations ?? {}))
      operation.messages = operation.messages?.filter((each) => !isIt(each)) ?? [];
    for (const channel of Object.values(this.asyncapi.channels ?? {})) delete channel.messages?.[schema];
    delete this.asyncapi.components?.messages?.[schema];
    for (const each of this.schemas) delete each[schema];
  }
}

/** An edit of a contract, with the changes that the diff must report for the edit and for its reversal. */
export interface Case {
  name: string;
  contract: "tambo" | "gateway" | "agent-stream" | "tool-progress";
  /** Prepares the documents. It is applied to both versions. */
  prepare?: (documents: Edit) => void;
  edit: (documents: Edit) => void;
  /** One line for each change, with its verdict, id, operations and events. */
  changes: string[];
  /** The changes to report for the reversed edit. */
  reversed: string[];
}
