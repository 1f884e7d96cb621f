/**
 * A Vitest environment that provides a DOM for React. It keeps Node's own `fetch`, `URL` and streams, so that
 * the test server can run in the same process.
 */
// @ts-expect-error The package has no types.
import { JSDOM, VirtualConsole } from "jsdom";

const names = [
  "window",
  "document",
  "Node",
  "Element",
  "HTMLElement",
  "HTMLIFrameElement",
  "MutationObserver",
] as const;

export default {
  name: "dom",
  viteEnvironment: "ssr",
  setup(scope: typeof globalThis) {
    const { window } = new JSDOM("<!doctype html><html lang=en><title>Tests</title>", {
      url: "http://localhost/",
      pretendToBeVisual: true,
      // In React 18, this console also receives errors that error boundaries catch. Uncaught errors fail the
      // test in any case.
      virtualConsole: new VirtualConsole(),
    });
    for (const name of names) Object.defineProperty(scope, name, { value: window[name], configurable: true });
    return {
      teardown() {
        for (const name of names) Reflect.deleteProperty(scope, name);
        window.close();
      },
    };
  },
};
