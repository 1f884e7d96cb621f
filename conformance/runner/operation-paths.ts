/** Paths of operations, in contracts whose protocol does not define them. */

/** Operations of a contract whose paths a configuration can set. Checks for a missing optional operation do not apply. */
export const operations = {
  run: "starts a run",
  connect: "sends a client the conversation and the active run",
  cancel: "cancels a run",
  capabilities: "describes the agent",
} as const;

export type Operation = keyof typeof operations;

/** Paths by operation. `{threadId}` and `{runId}` stand for ids. */
export type OperationPaths = Readonly<Partial<Record<Operation, string>>>;

/** Returns true if the target has an operation. Without configured paths, it has all operations. */
export function hasOperation(paths: OperationPaths | undefined, operation: Operation): boolean {
  return paths === undefined || operation === "run" || paths[operation] !== undefined;
}

/**
 * Replaces the path of an operation with its path in another layout. Any other path is returned unchanged.
 * @param from The layout of `path`.
 * @param to The other layout. An operation that it lacks keeps its path.
 */
export function movePath(path: string, from: OperationPaths = {}, to: OperationPaths = {}): string {
  for (const [operation, template] of Object.entries(from)) {
    const target = to[operation as Operation];
    const ids = target === undefined ? undefined : matchTemplate(path, template);
    if (target !== undefined && ids !== undefined)
      return target.replaceAll(/\{\w+\}/g, (placeholder) => ids.get(placeholder) ?? placeholder);
  }
  return path;
}

/** Returns the segments that stand for `{…}` in a template, or `undefined` if the path does not match it. */
function matchTemplate(path: string, template: string): ReadonlyMap<string, string> | undefined {
  const segments = path.split("/");
  const expected = template.split("/");
  if (segments.length !== expected.length) return undefined;
  const ids = new Map<string, string>();
  for (const [index, segment] of segments.entries()) {
    const part = expected[index] ?? "";
    if (/^\{\w+\}$/.test(part)) ids.set(part, segment);
    else if (part !== segment) return undefined;
  }
  return ids;
}
