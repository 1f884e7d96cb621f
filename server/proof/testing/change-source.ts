/**
 * Creates deliberately broken servers by changing the source of modules as they are loaded. Load a module that
 * calls {@link changeSource} with Node's `--import` option.
 */
import { registerHooks } from "node:module";

/** Text that occurs exactly once in a module, and its replacement. */
export type SourceChange = readonly [from: string, to: string];

/**
 * Changes the source of modules that are loaded after this call.
 *
 * @param changes Changes by module path, such as `server/engine/log/journal.ts`.
 * @throws Error when a loaded module does not contain the text exactly once.
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
