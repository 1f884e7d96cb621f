/** React hooks and components for Tambo API v1. */
export {
  type ComponentDefinition,
  type ComponentFor,
  defineComponent,
  type FallbackProps,
  type RegisteredComponent,
  type Streamed,
} from "./define-component.ts";
export { TamboComponent } from "./live-component.tsx";
export { TamboContent, TamboMessage, TamboMessages } from "./messages.tsx";
export { TamboProvider, type TamboProviderProps, useTambo } from "./provider.tsx";
export {
  type ComponentPlace,
  type StateProgress,
  useTamboComponent,
  useTamboComponentState,
} from "./use-component.ts";
export { type UsedRun, type UsedThread, useTamboRun, useTamboThread } from "./use-thread.ts";
