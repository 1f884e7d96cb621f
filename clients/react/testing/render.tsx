/** Renders into the document for the duration of a test. */
import { type ReactNode, act as reactAct } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { onTestFinished, vi } from "vitest";

export interface Rendered {
  container: HTMLElement;
  rerender(element: ReactNode): Promise<void>;
  unmount(): Promise<void>;
}

/** Runs a function and flushes the renders and effects that it causes. */
export async function act(work: () => unknown): Promise<void> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  // Set only here, because updates from the server may cause renders at any time.
  scope.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await reactAct(async () => void (await work()));
  } finally {
    delete scope.IS_REACT_ACT_ENVIRONMENT;
  }
}

/**
 * Renders an element with its effects, and unmounts it after the test.
 *
 * @param html Server-rendered HTML to hydrate.
 */
export async function render(element: ReactNode, html?: string): Promise<Rendered> {
  const container = document.body.appendChild(document.createElement("div"));
  let root: Root | undefined;
  await act(() => {
    if (html === undefined) {
      root = createRoot(container);
      root.render(element);
    } else {
      container.innerHTML = html;
      root = hydrateRoot(container, element);
    }
  });
  const unmount = async () => {
    await act(() => root?.unmount());
    root = undefined;
  };
  onTestFinished(async () => {
    await unmount();
    container.remove();
  });
  return { container, unmount, rerender: (next) => act(() => root?.render(next)) };
}

/** Waits until a check of the rendered output passes. */
export async function until(check: () => void): Promise<void> {
  await vi.waitFor(check, { timeout: 10_000, interval: 5 });
}

/** Collects the arguments of all `console.error` calls, which include React's warnings. */
export function consoleErrors(): unknown[][] {
  const errors: unknown[][] = [];
  const spy = vi.spyOn(console, "error").mockImplementation((...args) => void errors.push(args));
  onTestFinished(() => spy.mockRestore());
  return errors;
}
