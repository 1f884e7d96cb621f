import { type OpenApiDocument, operationsOf } from "./document.ts";
import { generatedNotice } from "./file-text.ts";

/** The ways in which clients can send their API key. */
export interface KeyScheme {
  /** True if `Authorization: Bearer <key>` is accepted. */
  bearer: boolean;
  /** The name of the header that is also accepted, or null if there is none. */
  header: string | null;
  /** True if requests without a key are rejected. */
  required: boolean;
}

/**
 * Writes `contracts.ts`, the only list of all contracts.
 *
 * @param documents The documents by contract name, in the order of the list.
 */
export function writeContractList(documents: ReadonlyMap<string, OpenApiDocument>): string {
  const names = [...documents.keys()];
  const imports = names
    .toSorted()
    .map((name) => `import { routes as ${formatRoutesName(name)} } from "./${name}/handlers.ts";\n`);
  const entries = [...documents].map(([name, document]) => {
    const { bearer, header, required } = findKeyScheme(document);
    return `  {
    name: "${name}",
    title: ${JSON.stringify(document.info.title)},
    version: "${document.info.version}",
    pathPrefix: "${findPathPrefix(document)}",
    keyScheme: { bearer: ${bearer}, header: ${JSON.stringify(header)}, required: ${required} },
    routes: ${formatRoutesName(name)},
  },
`;
  });
  return `// ${generatedNotice("spec")}
${imports.join("")}
/**
 * All contracts. \`pathPrefix\` is the common prefix of all paths that require a key. \`keyScheme\` defines whether
 * \`Authorization: Bearer <key>\` is accepted, which header is accepted instead, and whether a key is required.
 */
export const contracts = [
${entries.join("")}] as const;

/** Name of a contract. */
export type ContractName = (typeof contracts)[number]["name"];

/** The names of all contracts. The documents of the first one, the default, are also served at the root. */
export const contractNames: readonly ContractName[] = contracts.map(({ name }) => name);
`;
}

/** Returns `toolProgressRoutes` for `tool-progress`. */
function formatRoutesName(contract: string): string {
  return `${contract.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Routes`;
}

/**
 * Returns the common prefix of all paths that require a key. The prefix consists of complete path segments
 * and contains no parameters.
 */
export function findPathPrefix(document: OpenApiDocument): string {
  const paths = operationsOf(document)
    .filter(({ operation }) => !isPublic(operation.security))
    .map(({ path }) => path.split(/(?=[/:])/));
  const [first = [], ...others] = paths;
  const end = first.findIndex(
    (step, index) => step.includes("{") || others.some((each) => each[index] !== step),
  );
  return first.slice(0, end < 0 ? undefined : end).join("");
}

/** Returns true if an operation declares that it requires no key. */
function isPublic(security: unknown): boolean {
  return Array.isArray(security) && security.every((way: object) => Object.keys(way).length === 0);
}

/** Returns the ways in which clients can send their key, as defined by the document's security. */
export function findKeyScheme(document: OpenApiDocument): KeyScheme {
  const ways = (document.security ?? []) as Record<string, unknown>[];
  const declared = (document.components.securitySchemes ?? {}) as Record<
    string,
    { type: string; scheme?: string; in?: string; name?: string }
  >;
  const schemes = ways.flatMap((way) => Object.keys(way).flatMap((name) => declared[name] ?? []));
  return {
    bearer: schemes.some(({ type, scheme }) => type === "http" && scheme?.toLowerCase() === "bearer"),
    header: schemes.find((each) => each.type === "apiKey" && each.in === "header")?.name ?? null,
    required: ways.length > 0 && ways.every((way) => Object.keys(way).length > 0),
  };
}
