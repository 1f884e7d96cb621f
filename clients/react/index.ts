/** React hooks and components for Tambo API v1. */
export { type ComponentPlace, useTamboComponent } from "./component-place.ts";
export { TamboContent } from "./content.tsx";
export {
  type ComponentDefinition,
  type ComponentFor,
  defineComponent,
  type FallbackProps,
  type RegisteredComponent,
  type Streamed,
} from "./define-component.ts";
export { TamboComponent } from "./live-component.tsx";
export { TamboMessage, TamboMessages } from "./messages.tsx";
export { TamboProvider, type TamboProviderProps, useTambo } from "./provider.tsx";
export { type StateProgress, useTamboComponentState } from "./use-component-state.ts";
export { type UsedRun, type UsedThread, useTamboRun, useTamboThread } from "./use-thread.ts";
