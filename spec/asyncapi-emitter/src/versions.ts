import type { Namespace, Program, Service } from "@typespec/compiler";
import { unsafe_mutateSubgraphWithNamespace } from "@typespec/compiler/experimental";

/**
 * The service's namespace as it is in one version. Types that are added later or were removed before are not in it.
 * @param version undefined for a service without versions, which may still use a certain version of a library
 */
export async function namespaceAt(
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
  const { type } = unsafe_mutateSubgraphWithNamespace(program, [mutator], service.type);
  return type as Namespace;
}

/** Versioning is an optional peer: a spec that has no versions need not install it. */
async function importVersioning(): Promise<typeof import("@typespec/versioning") | undefined> {
  try {
    return await import("@typespec/versioning");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}
