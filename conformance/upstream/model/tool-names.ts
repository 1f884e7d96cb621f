/** Finds the tools that a script speaks of among those that the implementation offers under names of its own. */

/** Letters and digits, lower-cased: what is left of a name in any style. */
function bare(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}

/** @throws {Error} Saying what was offered, unless there is just one. */
function single(candidates: string[], wanted: string, offered: string[]): string {
  const [found, another] = candidates;
  if (found !== undefined && another === undefined) return found;
  const list = offered.map((name) => `"${name}"`).join(", ") || "no tools";
  throw new Error(
    `${found === undefined ? "no tool" : "more than one tool"} for ${wanted}; offered: ${list}`,
  );
}

/** The offered tool of that name, or the single one that ends with it after a character that is no letter or digit. */
export function offeredTool(name: string, offered: string[]): string {
  if (offered.includes(name)) return name;
  const longer = offered.filter(
    (other) => other.endsWith(name) && /[^\p{L}\p{N}]$/u.test(other.slice(0, -name.length)),
  );
  return single(longer, `tool "${name}"`, offered);
}

/** The offered tool whose name ends with the component's; where several do, the one that adds least to it. */
export function componentTool(component: string, offered: string[]): string {
  const wanted = bare(component);
  const endings = offered.filter((name) => bare(name).endsWith(wanted));
  const least = Math.min(...endings.map((name) => bare(name).length));
  return single(
    endings.filter((name) => bare(name).length === least),
    `component "${component}"`,
    offered,
  );
}
