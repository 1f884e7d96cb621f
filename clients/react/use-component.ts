/** Hooks for components that the model shows: where the component stands, and its state. */
import { createContext, useCallback, useContext, useRef, useSyncExternalStore } from "react";
import type { JsonObject } from "tambo-v1-client";
import { useShared } from "./provider.tsx";

/** The thread and the component that something is rendered in. */
export interface ComponentPlace {
  threadId: string;
  componentId: string;
  /** Its props are still coming. */
  streaming: boolean;
}

export const PlaceContext = createContext<ComponentPlace | undefined>(undefined);

/** Where a component that the model shows stands, and whether its props are still coming. @throws {Error} elsewhere. */
export function useTamboComponent(): ComponentPlace {
  const place = useContext(PlaceContext);
  if (place === undefined)
    throw new Error("This hook works in a component that was shown by the model, and in what is inside it.");
  return place;
}

/** How the state stands with the server. */
export interface StateProgress {
  /** Something is not stored yet. */
  saving: boolean;
  /** Why the latest change was refused, and taken back. */
  error: Error | undefined;
}

/**
 * The state of the component that this is called in, as `useState` has it. The server keeps it: the model sees it, and
 * pushes of the server show while a run goes on. What is set is shown at once, and taken back when it is refused.
 *
 * @param initial Shown as long as the server has no state. It is sent with nothing: the first change sends the state whole.
 */
export function useTamboComponentState<State extends object>(
  initial: State,
): [state: State, setState: (next: State | ((previous: State) => State)) => void, progress: StateProgress] {
  const { threadId, componentId } = useTamboComponent();
  const { threads, given } = useShared();
  const thread = given.get(threadId) ?? threads.get(threadId);
  // Always the first one, as with useState: literals are another object in every render.
  const first = useRef(initial).current;
  const look = () => thread.componentState(componentId);
  const { state, saving, error } = useSyncExternalStore(
    useCallback((listener: () => void) => thread.subscribe(listener), [thread]),
    look,
    look,
  );
  const setState = useCallback(
    (next: State | ((previous: State) => State)) => {
      const change = (previous: JsonObject | undefined): JsonObject =>
        (typeof next === "function" ? next((previous as State | undefined) ?? first) : next) as JsonObject;
      // The progress tells of a refusal.
      thread.setComponentState(componentId, change).catch(() => {});
    },
    [thread, componentId, first],
  );
  return [(state as State | undefined) ?? first, setState, { saving, error }];
}
