/** Weakened servers: a module of the server is changed while it is loaded. For modules that Node loads first (`--import`). */
import { registerHooks } from "node:module";

/** A text that a module has exactly once, and what takes its place. */
export type SourceChange = readonly [from: string, to: string];

/**
 * Changes the source of modules that are loaded from now on.
 *
 * @param changes By the path of a module in the repository, such as `server/engine/log/journal.ts`.
 * @throws Error when a module is loaded that does not have each text exactly once.
 */
export function changeSource(changes: Readonly<Record<string, readonly SourceChange[]>>): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const path = Object.keys(changes).find((each) => url.endsWith(`/${each}`));
      if (path === undefined) return loaded;
      let source = String(loaded.source);
      for (const [from, to] of changes[path] ?? []) {
        if (source.split(from).length !== 2)
          throw new Error(
            `the mutant does not fit any more: ${path} has not exactly one ${JSON.stringify(from)}`,
          );
        source = source.replace(from, () => to);
      }
      return { ...loaded, source };
    },
  });
}
