import { createTypeSpecLibrary, type JSONSchemaType, paramMessage } from "@typespec/compiler";

/** What a `tspconfig.yaml` may set under `options: typespec-asyncapi-emitter:`. */
export interface AsyncApiEmitterOptions {
  /** Name of the written file, relative to `emitter-output-dir`. */
  "output-file"?: string;
  /** Default: from the extension of `output-file`, else `yaml`. */
  "file-type"?: "yaml" | "json";
}

const optionsSchema: JSONSchemaType<AsyncApiEmitterOptions> = {
  type: "object",
  additionalProperties: false,
  required: [],
  properties: {
    "output-file": {
      type: "string",
      nullable: true,
      description:
        "Name of the written file. May hold {service-name-if-multiple}, {service-name}, {version} and {file-type}. Default: asyncapi.{service-name-if-multiple}.{version}.{file-type}, which is asyncapi.yaml for one unversioned service.",
    },
    "file-type": {
      type: "string",
      enum: ["yaml", "json"],
      nullable: true,
      description: "Default: from the extension of output-file, else yaml.",
    },
  },
};

/** The library as the compiler sees it: its name, its options and every diagnostic it can report. */
export const $lib = createTypeSpecLibrary({
  name: "typespec-asyncapi-emitter",
  diagnostics: {
    "no-streaming-operations": {
      severity: "warning",
      messages: {
        default: paramMessage`Service '${"service"}' has no operation that answers with a stream, so no AsyncAPI document is written. Return SSEStream<Events> from an operation.`,
      },
    },
    "stream-without-events": {
      severity: "warning",
      messages: {
        default: paramMessage`The stream of operation '${"operation"}' has no event types, so it is left out. Add a variant to its @events union.`,
      },
    },
    "unnamed-event": {
      severity: "error",
      messages: {
        default: paramMessage`An event of operation '${"operation"}' has no name (it is ${"kind"}). Declare it as a named type, give it a @friendlyName, or name its variant in the @events union.`,
      },
    },
    "duplicate-message-name": {
      severity: "warning",
      messages: {
        default: paramMessage`Events '${"first"}' and '${"second"}' of operation '${"operation"}' both have the message name '${"name"}', so a reader cannot tell them apart by it. Give them different discriminator values or event names.`,
      },
    },
    "message-id-conflict": {
      severity: "error",
      messages: {
        default: paramMessage`Two different events are both called '${"id"}' in components.messages. Rename one, or give it a @friendlyName.`,
      },
    },
    "unsupported-server-url": {
      severity: "warning",
      messages: {
        default: paramMessage`Server '${"url"}' is left out: AsyncAPI needs a literal protocol and a host, as in https://{region}.example.com/v1.`,
      },
    },
    "combined-authentication": {
      severity: "warning",
      messages: {
        default: paramMessage`Operation '${"operation"}' needs ${"schemes"} together. AsyncAPI can only list alternatives, so they are listed as such. Say in the description that all are needed.`,
      },
    },
    "open-composition": {
      severity: "warning",
      messages: {
        default: paramMessage`Schema '${"schema"}' restricts the additional properties of a composition (extends). AsyncAPI schemas (JSON Schema draft-07) cannot say that, so the restriction is left out.`,
      },
    },
  },
  emitter: { options: optionsSchema },
});

export const { reportDiagnostic } = $lib;
