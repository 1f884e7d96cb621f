import { useCallback, useContext, useRef, useSyncExternalStore } from "react";
import type { JsonObject } from "tambo-v1-client";
import { type StateProgress, useTamboComponent } from "tambo-v1-react";
import { ThreadContext } from "./thread-context.ts";

/**
 * `useTamboComponentState` on the session's store of the thread, whose requests the page shows; the provider of
 * tambo-v1-react opens a store of its own.
 *
 * @param initial Shown as long as the server has no state.
 */
export function useComponentState<State extends object>(
  initial: State,
): [state: State, setState: (next: (previous: State) => State) => void, progress: StateProgress] {
  const { componentId } = useTamboComponent();
  const thread = useContext(ThreadContext);
  if (thread === undefined) throw new Error("A component with state needs a <ThreadContext> around it.");
  const first = useRef(initial).current;
  const { state, saving, error } = useSyncExternalStore(
    useCallback((listener: () => void) => thread.subscribe(listener), [thread]),
    () => thread.componentState(componentId),
  );
  const setState = (next: (previous: State) => State) => {
    const change = (previous: JsonObject | undefined) =>
      next((previous as State | undefined) ?? first) as unknown as JsonObject;
    // The progress tells of a refusal.
    thread.setComponentState(componentId, change).catch(() => {});
  };
  return [(state as State | undefined) ?? first, setState, { saving, error }];
}
