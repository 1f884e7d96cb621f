/** What models of multipart forms say of themselves: TypeSpec's emitter leaves it out of their schemas. */
import { getDoc, type Model, navigateProgram, type Program } from "@typespec/compiler";
import { getHttpPart } from "@typespec/http";
import { getExtensions } from "@typespec/openapi";
import { mapValues, type OpenApiDocument } from "./document.ts";

/** The description and the example of forms, by the name of their model. */
export type FormDocs = ReadonlyMap<string, { description?: string; examples?: unknown[] }>;

/**
 * Reads the descriptions of the models whose members are parts of a form, and their examples: the parts have no values
 * that `@example` could take, so it is written `@extension("x-example", …)`.
 */
export function formDocs(program: Program): FormDocs {
  const docs = new Map<string, { description?: string; examples?: unknown[] }>();
  navigateProgram(program, {
    model: (model) => {
      if (!isForm(program, model)) return;
      const description = getDoc(program, model);
      const example = getExtensions(program, model).get("x-example");
      docs.set(model.name, {
        ...(description !== undefined && { description }),
        ...(example !== undefined && { examples: [example] }),
      });
    },
  });
  return docs;
}

function isForm(program: Program, model: Model): boolean {
  return [...model.properties.values()].some(({ type }) => getHttpPart(program, type) !== undefined);
}

/** Writes them to the schemas of the forms. */
export function withFormDocs(document: OpenApiDocument, docs: FormDocs): OpenApiDocument {
  const schemas = mapValues(document.components.schemas, (schema, name) => ({
    ...schema,
    ...docs.get(name),
  }));
  return { ...document, components: { ...document.components, schemas } };
}
