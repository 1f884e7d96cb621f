import {
  type EmitContext,
  emitFile,
  getNamespaceFullName,
  interpolatePath,
  resolvePath,
  sanitizePathSegment,
} from "@typespec/compiler";
import { stringify } from "yaml";
import type { AsyncApiDocument } from "./asyncapi.ts";
import { getAsyncApi } from "./document.ts";
import type { AsyncApiEmitterOptions } from "./lib.ts";

/** Writes one AsyncAPI file for each service and version with a stream. The compiler calls this function. */
export async function $onEmit({
  program,
  options,
  emitterOutputDir,
}: EmitContext<AsyncApiEmitterOptions>): Promise<void> {
  const records = await getAsyncApi(program, options["asyncapi-version"]);
  if (program.compilerOptions.dryRun || program.hasError()) return;
  const fileType = options["file-type"] ?? (options["output-file"]?.endsWith(".json") ? "json" : "yaml");
  const template = options["output-file"] ?? "asyncapi.{service-name-if-multiple}.{version}.{file-type}";
  const isMultiple = new Set(records.map(({ service }) => service.type)).size > 1;
  for (const { service, version, document } of records) {
    const name = sanitizePathSegment(getNamespaceFullName(service.type));
    const file = interpolatePath(template, {
      "service-name": name,
      "service-name-if-multiple": isMultiple ? name : undefined,
      version: version === undefined ? undefined : sanitizePathSegment(version),
      "file-type": fileType,
    });
    await emitFile(program, {
      path: resolvePath(emitterOutputDir, file),
      content: serialize(document, fileType),
    });
  }
}

function serialize(document: AsyncApiDocument, fileType: "yaml" | "json"): string {
  return fileType === "json"
    ? `${JSON.stringify(document, null, 2)}\n`
    : // YAML 1.1 parsers read an unquoted `no` or `on` as a boolean. The `compat` option quotes such strings.
      stringify(document, { lineWidth: 0, aliasDuplicateObjects: false, compat: "yaml-1.1" });
}
