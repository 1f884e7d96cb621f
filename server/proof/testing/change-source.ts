/**
 * Weakened servers: hooks that change a module's source when it is loaded. Import them with Node's
 * `--import`.
 */
import { registerHooks } from "node:module";

/** A text that occurs exactly once in a module, and its replacement. */
export type SourceChange = readonly [from: string, to: string];

/**
 * Changes the source of modules that are loaded from now on.
 *
 * @param changes Changes by the path of the module, such as `server/engine/log/journal.ts`.
 * @throws Error when a module is loaded in which a text does not occur exactly once.
 */
export function changeSource(changes: Readonly<Record<string, readonly SourceChange[]>>): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const path = Object.keys(changes).find((modulePath) => url.endsWith(`/${modulePath}`));
      if (path === undefined) return loaded;
      let source = String(loaded.source);
      for (const [from, to] of changes[path] ?? []) {
        if (source.split(from).length !== 2)
          throw new Error(`${path} must contain ${JSON.stringify(from)} exactly once; update the mutant`);
        source = source.replace(from, () => to);
      }
      return { ...loaded, source };
    },
  });
}
