import { createTypeSpecLibrary, type JSONSchemaType, paramMessage } from "@typespec/compiler";
import type { AsyncApiVersion } from "./asyncapi.ts";

/** The emitter's options, which are set in `tspconfig.yaml` under `options: typespec-asyncapi-emitter:`. */
export interface AsyncApiEmitterOptions {
  /** The version of the AsyncAPI specification. Defaults to `3.1.0`. */
  "asyncapi-version"?: AsyncApiVersion;
  /** The name of the output file, relative to `emitter-output-dir`. */
  "output-file"?: string;
  /** The output format. Defaults to the extension of `output-file`, or to `yaml`. */
  "file-type"?: "yaml" | "json";
}

const optionsSchema: JSONSchemaType<AsyncApiEmitterOptions> = {
  type: "object",
  additionalProperties: false,
  required: [],
  properties: {
    "asyncapi-version": {
      type: "string",
      enum: ["3.0.0", "3.1.0"],
      nullable: true,
      description:
        "The version of the AsyncAPI specification. Defaults to 3.1.0. Use 3.0.0 for tools that do not support 3.1.0.",
    },
    "output-file": {
      type: "string",
      nullable: true,
      description:
        "The name of the output file. It may contain {service-name-if-multiple}, {service-name}, {version} and {file-type}. Defaults to asyncapi.{service-name-if-multiple}.{version}.{file-type}, which is asyncapi.yaml for a single unversioned service.",
    },
    "file-type": {
      type: "string",
      enum: ["yaml", "json"],
      nullable: true,
      description: "The output format. Defaults to the extension of output-file, or to yaml.",
    },
  },
};

/** The emitter's library definition for the compiler, with its name, options and diagnostics. */
export const $lib = createTypeSpecLibrary({
  name: "typespec-asyncapi-emitter",
  diagnostics: {
    "no-streaming-operations": {
      severity: "warning",
      messages: {
        default: paramMessage`Service '${"service"}' has no streaming operation, so no AsyncAPI document is written. Return SSEStream<Events> from an operation.`,
      },
    },
    "stream-without-events": {
      severity: "warning",
      messages: {
        default: paramMessage`The stream of operation '${"operation"}' has no event types and is omitted. Add a variant to its @events union.`,
      },
    },
    "unnamed-event": {
      severity: "error",
      messages: {
        default: paramMessage`An event of operation '${"operation"}' has no name (it is ${"kind"}). Declare a named type, add @friendlyName, or name its variant in the @events union.`,
      },
    },
    "duplicate-message-name": {
      severity: "warning",
      messages: {
        default: paramMessage`Events '${"first"}' and '${"second"}' of operation '${"operation"}' both have the message name '${"name"}', so clients cannot distinguish them by name. Use different discriminator values or event names.`,
      },
    },
    "message-id-conflict": {
      severity: "error",
      messages: {
        default: paramMessage`Two different events have the key '${"id"}' in components.messages. Rename one, or add @friendlyName.`,
      },
    },
    "unsupported-server-url": {
      severity: "warning",
      messages: {
        default: paramMessage`Server '${"url"}' is omitted: AsyncAPI requires a literal protocol and a host, as in https://{region}.example.com/v1.`,
      },
    },
    "combined-authentication": {
      severity: "warning",
      messages: {
        default: paramMessage`Operation '${"operation"}' requires ${"schemes"} together. AsyncAPI can only list alternatives, so they are listed as alternatives. State in the description that all are required.`,
      },
    },
    "open-composition": {
      severity: "warning",
      messages: {
        default: paramMessage`Schema '${"schema"}' restricts the additional properties of a composition (extends). AsyncAPI schemas (JSON Schema draft-07) cannot express this, so the restriction is omitted.`,
      },
    },
  },
  emitter: { options: optionsSchema },
});

export const { reportDiagnostic } = $lib;
