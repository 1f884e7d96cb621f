/**
 * A vitest environment: a document and what React needs of a browser, over Node's own `fetch`, `URL` and streams, so that
 * the tests' server runs in the same process.
 */
// @ts-expect-error It comes without types.
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
      // React 18 throws through it what error boundaries catch; what nobody catches fails a test anyway.
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
