/** Hooks for components that the model renders. */
import { createContext, useCallback, useContext, useRef, useSyncExternalStore } from "react";
import type { JsonObject } from "tambo-v1-client";
import { useProviderContext } from "./provider.tsx";

/** The thread and the component in which the hook was called. */
export interface TamboComponentContext {
  threadId: string;
  componentId: string;
  /** True while the component's props are streaming. */
  streaming: boolean;
}

export const ComponentContext = createContext<TamboComponentContext | undefined>(undefined);

/**
 * Returns the ids of the surrounding component and its thread, and a flag that is true while the component's
 * props are streaming.
 *
 * @throws {Error} If it is called outside a component that the model rendered.
 */
export function useTamboComponent(): TamboComponentContext {
  const place = useContext(ComponentContext);
  if (place === undefined)
    throw new Error(
      "useTamboComponent() and useTamboComponentState() work only inside a component that the model rendered.",
    );
  return place;
}

/** The save status of a component's state. */
export interface SaveStatus {
  /** True while a change is queued or being sent. */
  saving: boolean;
  /** The error that caused the latest change to be rejected and undone. */
  error: Error | undefined;
}

/**
 * Returns the state of the surrounding component and a setter, like `useState`. The server stores the state,
 * the model can see it, and changes made by the server appear while a run is active. A new state is shown
 * immediately and is undone if the server rejects it.
 *
 * @param initial The value to show until the server has a state. It is not sent to the server; the first
 * change sends the complete state.
 */
export function useTamboComponentState<State extends object>(
  initial: State,
): [state: State, setState: (next: State | ((previous: State) => State)) => void, progress: SaveStatus] {
  const { threadId, componentId } = useTamboComponent();
  const { threads, appThreads } = useProviderContext();
  const thread = appThreads.get(threadId) ?? threads.get(threadId);
  // The first value is kept, as with `useState`, because an object literal is a new object in every render.
  const first = useRef(initial).current;
  const look = () => thread.getComponentState(componentId);
  const { state, saving, error } = useSyncExternalStore(
    useCallback((listener: () => void) => thread.subscribe(listener), [thread]),
    look,
    look,
  );
  const setState = useCallback(
    (next: State | ((previous: State) => State)) => {
      const change = (previous: JsonObject | undefined): JsonObject =>
        (typeof next === "function" ? next((previous as State | undefined) ?? first) : next) as JsonObject;
      // The returned status contains the error.
      thread.setComponentState(componentId, change).catch(() => {});
    },
    [thread, componentId, first],
  );
  return [(state as State | undefined) ?? first, setState, { saving, error }];
}
