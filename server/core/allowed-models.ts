/** Lists of the models that may be used: ids, and `<provider>/*` for all models of a provider. */

/** A list of models; all models if `undefined`. */
export type ModelList = readonly string[] | undefined;

/** The provider of the models that need no network. The gateway names it, other contracts leave it out. */
const embedded = "embedded/";

/** Returns whether a list allows a model. `demo` and `embedded/demo` name the same model. */
export function allowsModel(list: ModelList, id: string): boolean {
  const wanted = fullId(id);
  return list === undefined || list.some((entry) => covers(fullId(entry), wanted));
}

/** Returns the list of the models that both lists allow. */
export function allowedByBoth(one: ModelList, other: ModelList): ModelList {
  if (one === undefined || other === undefined) return one ?? other;
  const allowed = [
    ...one.filter((entry) => allowsModel(other, entry)),
    ...other.filter((entry) => allowsModel(one, entry)),
  ];
  return [...new Map(allowed.map((entry) => [fullId(entry), entry])).values()];
}

/** Returns the id with its provider, as the gateway has it. */
export function fullId(id: string): string {
  return id.includes("/") ? id : embedded + id;
}

/** Returns the id as contracts other than the gateway have it. */
export function shortId(id: string): string {
  return id.startsWith(embedded) ? id.slice(embedded.length) : id;
}

/** Whether an entry stands for a model, or for all that another entry stands for. */
function covers(entry: string, id: string): boolean {
  return entry === id || (entry.endsWith("/*") && id.startsWith(entry.slice(0, -1)));
}
