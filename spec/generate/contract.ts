import { stringify } from "yaml";
import type { Documents } from "./compile.ts";
import { withDeprecatedHeaders } from "./deprecated-headers.ts";
import { docsPage } from "./docs-page.ts";
import type { OpenApiDocument } from "./document.ts";
import { eventShapes } from "./event-shapes.ts";
import { eventUnions, streamEvents, streamItems, withoutFrameUnions } from "./event-streams.ts";
import { handlers } from "./handlers.ts";
import { generatedNotice, withHeader } from "./header.ts";
import { jsonSchemas } from "./json-schemas.ts";
import { withFormDocs } from "./multipart-forms.ts";
import { nullMembers } from "./null-members.ts";
import { withParameterExamples } from "./parameter-examples.ts";
import { recordSchemas } from "./record-schemas.ts";
import { runtimeModules } from "./runtime-modules.ts";
import { shortNames } from "./short-names.ts";
import { types } from "./types.ts";
import { validatorTypes } from "./validator-types.ts";
import { validators } from "./validators.ts";
import { wholeNumbers } from "./whole-numbers.ts";

/** Everything that follows from a contract. */
export interface GeneratedContract {
  openapi31: OpenApiDocument;
  openapi32: OpenApiDocument;
  asyncapi: Record<string, unknown>;
  /** Text by path within `generated/<name>`. */
  files: Map<string, string>;
}

/**
 * Makes everything that follows from a contract's compiled documents. Deterministic; nothing is written to disk.
 *
 * @throws {ContractError} when the contract has something that cannot be generated from; the message says what and where.
 */
export async function generateContract(name: string, documents: Documents): Promise<GeneratedContract> {
  const { openapi31, openapi32, asyncapi } = finish(documents);
  const schemas = jsonSchemas(openapi31, `https://agent-stream-contracts.example/${name}/schemas/`);
  const texts: Record<string, string> = {
    "openapi.yaml": yaml(openapi31),
    "openapi.3.2.yaml": yaml(openapi32),
    "asyncapi.yaml": yaml(asyncapi),
    "types.ts": await types(openapi31),
    "handlers.ts": handlers(openapi31),
    ...runtimeModules(),
    "validators.js": validators(openapi31, false),
    "validators.d.ts": validatorTypes(openapi31),
    "validators.sealed.js": validators(openapi31, true),
    "validators.sealed.d.ts": 'export * from "./validators.js";\n',
    // The one contract whose events the TypeScript client reads in a browser, where validators are too big.
    ...(name === "tambo" && eventShapes(openapi31)),
    "docs.html": docsPage(openapi31),
  };
  for (const [schema, { $schema, $id, ...rest }] of Object.entries(schemas)) {
    const commented = { $schema, $id, $comment: generatedNotice(name), ...rest };
    texts[`schemas/${schema}.json`] = `${JSON.stringify(commented, null, 2)}\n`;
  }
  const files = new Map(Object.entries(texts).map(([file, text]) => [file, withHeader(file, name, text)]));
  return { openapi31, openapi32, asyncapi, files };
}

/** Corrects what the emitters write: see each step. */
export function finish({
  openapi31,
  openapi32,
  asyncapi,
  examples,
  formDocs,
  frameUnions,
}: Documents): Pick<Documents, "openapi31" | "openapi32" | "asyncapi"> {
  const finishOne = (document: OpenApiDocument) =>
    withDeprecatedHeaders(
      withParameterExamples(
        wholeNumbers(
          nullMembers(
            withFormDocs(recordSchemas(withoutFrameUnions(shortNames(document), frameUnions)), formDocs),
          ),
        ),
        examples,
      ),
    );
  const whole32 = finishOne(openapi32);
  const unions = eventUnions(whole32);
  return {
    openapi31: streamEvents(finishOne(openapi31), unions),
    openapi32: streamItems(whole32, unions),
    asyncapi: shortNames(asyncapi),
  };
}

function yaml(document: unknown): string {
  // Readers of YAML 1.1 take a bare `no` for a boolean: what they could mistake is quoted.
  return stringify(document, {
    aliasDuplicateObjects: false,
    blockQuote: "literal",
    lineWidth: 0,
    compat: "yaml-1.1",
  });
}
