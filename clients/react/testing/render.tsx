/** Renders into the document, for the length of a test. */
import { type ReactNode, act as reactAct } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { onTestFinished, vi } from "vitest";

export interface Rendered {
  container: HTMLElement;
  rerender(element: ReactNode): Promise<void>;
  unmount(): Promise<void>;
}

/** Does something and lets React render what follows from it, effects included. */
export async function act(work: () => unknown): Promise<void> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  // Only here: what comes from a server renders whenever it comes.
  scope.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await reactAct(async () => void (await work()));
  } finally {
    delete scope.IS_REACT_ACT_ENVIRONMENT;
  }
}

/**
 * Renders an element, its effects included; it is taken away after the test.
 *
 * @param html What a server has rendered of it: it is hydrated.
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

/** Waits until what is rendered passes a check. */
export async function until(check: () => void): Promise<void> {
  await vi.waitFor(check, { timeout: 10_000, interval: 5 });
}

/** What is said on the console as an error, which React's warnings are too. */
export function consoleErrors(): unknown[][] {
  const errors: unknown[][] = [];
  const spy = vi.spyOn(console, "error").mockImplementation((...said) => void errors.push(said));
  onTestFinished(() => spy.mockRestore());
  return errors;
}
