import type { Namespace, Program, Service } from "@typespec/compiler";
import { unsafe_mutateSubgraphWithNamespace } from "@typespec/compiler/experimental";
import { getHttpService, type HttpService } from "@typespec/http";
import { resolveOperationId } from "@typespec/openapi";
import { getOpenAPI3 } from "@typespec/openapi3";
import { $lib as $sse } from "@typespec/sse";
import type { AsyncApiDocument, AsyncApiVersion, Components, Operation } from "./asyncapi.ts";
import { ChannelCollector } from "./channels.ts";
import { EventFinder, isEmpty, type StreamEvent } from "./events.ts";
import { convertInfo } from "./info.ts";
import { reportDiagnostic } from "./lib.ts";
import { MessageCollector } from "./messages.ts";
import type { OpenApiDocument } from "./openapi.ts";
import { convertOperation } from "./operations.ts";
import { SchemaCollector } from "./schemas.ts";
import { convertSecurityScheme } from "./security.ts";
import { convertServers } from "./servers.ts";
import { findStreamingOperations, type StreamingOperation } from "./streams.ts";

/** An AsyncAPI document, with the service and version that it describes. */
export interface AsyncApiRecord {
  service: Service;
  /** Undefined for a service without `@versioned`. */
  version?: string;
  document: AsyncApiDocument;
}

/**
 * Returns the AsyncAPI documents of a compiled program: one for each version of each service that has a
 * streaming operation. Reports a diagnostic for everything that cannot be expressed in AsyncAPI.
 *
 * @param asyncApiVersion The version of the AsyncAPI specification.
 */
export async function getAsyncApi(
  program: Program,
  asyncApiVersion: AsyncApiVersion = "3.1.0",
): Promise<AsyncApiRecord[]> {
  // OpenAPI 3.2 supports event streams, so its schemas include the types that only events use.
  const services = await getOpenAPI3(hideTerminalEvents(program), {
    "openapi-versions": ["3.2.0"],
    "omit-unreachable-types": false,
  });
  const records: AsyncApiRecord[] = [];
  for (const { service, ...record } of services) {
    const snapshots = record.versioned ? record.versions : [{ ...record, version: undefined }];
    for (const { version, document: openApi, diagnostics } of snapshots) {
      // The warnings concern OpenAPI only. An error means that the schemas may be wrong.
      program.reportDiagnostics(diagnostics.filter(({ severity }) => severity === "error"));
      const namespace = await findNamespace(program, service, version);
      const plain = JSON.parse(JSON.stringify(openApi)) as OpenApiDocument;
      const document = buildDocument(program, asyncApiVersion, namespace, plain);
      if (document) records.push({ service, ...(version !== undefined && { version }), document });
    }
  }
  return records;
}

/**
 * Returns a view of the program in which no event is marked with `@terminalEvent`. TypeSpec's OpenAPI emitter
 * omits the payload's schema from terminal events, but messages need it.
 */
function hideTerminalEvents(program: Program): Program {
  const stateSet: Program["stateSet"] = (key) =>
    key === $sse.stateKeys.terminalEvent ? new Set() : program.stateSet(key);
  return new Proxy(program, {
    get: (target, key) => (key === "stateSet" ? stateSet : Reflect.get(target, key)),
  });
}

function buildDocument(
  program: Program,
  asyncApiVersion: AsyncApiVersion,
  namespace: Namespace,
  openApi: OpenApiDocument,
): AsyncApiDocument | undefined {
  const [service]: [HttpService, unknown] = getHttpService(program, namespace);
  const schemas = new SchemaCollector(program, openApi.components?.schemas ?? {});
  const finder = new EventFinder(program, namespace, schemas);
  const messages = new MessageCollector(program, schemas);
  const channels = new ChannelCollector(openApi, schemas);
  const operations = new Map<string, Operation>();
  const tags = new Set<string>();
  const sources = findStreamingOperations(program, service, openApi);
  for (const source of sources) {
    const keys = collectMessages(program, source, finder, messages);
    if (keys.length === 0) continue;
    const channel = channels.add(source, keys);
    const id = source.openApi.operationId ?? resolveOperationId(program, source.http.operation);
    operations.set(id, convertOperation(program, openApi, source, schemas, channel, keys));
    for (const tag of source.openApi.tags ?? []) tags.add(tag);
  }
  if (sources.length === 0) {
    reportDiagnostic(program, {
      code: "no-streaming-operations",
      format: { service: openApi.info.title },
      target: namespace,
    });
  }
  if (operations.size === 0) return undefined;
  const servers = convertServers(program, namespace, openApi.servers ?? []);
  return {
    asyncapi: asyncApiVersion,
    info: convertInfo(openApi, tags),
    defaultContentType: "application/json",
    ...(Object.keys(servers).length > 0 && { servers }),
    channels: channels.finish(),
    operations: Object.fromEntries([...operations].sort(([a], [b]) => (a < b ? -1 : 1))),
    components: convertComponents(openApi, [...operations.values()], messages, schemas),
  };
}

/** Adds the operation's events to the messages and returns their keys, in declaration order. */
function collectMessages(
  program: Program,
  { http, openApi, streams }: StreamingOperation,
  finder: EventFinder,
  messages: MessageCollector,
): string[] {
  const operation = openApi.operationId ?? http.operation.name;
  const byKey = new Map<string, StreamEvent>();
  for (const stream of streams) {
    for (const event of finder.find(http.operation, stream)) byKey.set(messages.add(event, stream), event);
  }
  if (streams.every(({ type }) => isEmpty(type))) {
    reportDiagnostic(program, {
      code: "stream-without-events",
      format: { operation },
      target: http.operation,
    });
  }
  const byName = new Map<string, string>();
  for (const [key, { name }] of byKey) {
    const first = byName.get(name);
    if (first === undefined) byName.set(name, key);
    else {
      reportDiagnostic(program, {
        code: "duplicate-message-name",
        format: { first, second: key, operation, name },
        target: http.operation,
      });
    }
  }
  return [...byKey.keys()];
}

/**
 * Builds the Components Object. Messages are finished first, because finishing them collects their schemas.
 */
function convertComponents(
  openApi: OpenApiDocument,
  operations: readonly Operation[],
  collector: MessageCollector,
  schemaCollector: SchemaCollector,
): Components {
  const { messages, messageBindings } = collector.finish();
  const schemas = schemaCollector.components();
  const references = JSON.stringify(operations.map((operation) => operation.security ?? []));
  const securitySchemes = Object.entries(openApi.components?.securitySchemes ?? {})
    .filter(([name]) => references.includes(JSON.stringify(`#/components/securitySchemes/${name}`)))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, scheme]) => [name, convertSecurityScheme(scheme)] as const);
  return {
    ...(Object.keys(schemas).length > 0 && { schemas }),
    messages,
    ...(securitySchemes.length > 0 && { securitySchemes: Object.fromEntries(securitySchemes) }),
    messageBindings,
  };
}

/**
 * Returns the service's namespace in one version, without types that were added later or removed earlier.
 *
 * @param version `undefined` for a service without versions, which may still use a specific version of a
 * library.
 */
export async function findNamespace(
  program: Program,
  service: Service,
  version: string | undefined,
): Promise<Namespace> {
  const versioning = await importVersioning();
  const mutators = versioning?.getVersioningMutators(program, service.type);
  if (!mutators) return service.type;
  const mutator =
    mutators.kind === "transient"
      ? mutators.mutator
      : mutators.snapshots.find((snapshot) => snapshot.version.value === version)?.mutator;
  if (!mutator) return service.type;
  // The versioning library has no stable function that applies its mutators, and TypeSpec's OpenAPI emitter
  // calls the same function.
  const { type } = unsafe_mutateSubgraphWithNamespace(program, [mutator], service.type);
  return type as Namespace;
}

/** Loads the optional peer dependency for versioning. A spec without versions does not need it. */
async function importVersioning(): Promise<typeof import("@typespec/versioning") | undefined> {
  try {
    return await import("@typespec/versioning");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}
