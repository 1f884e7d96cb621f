/** React hooks and components for Tambo API v1. */
export {
  type ComponentDefinition,
  type DeepPartial,
  defineComponent,
  type FallbackProps,
  type RegisteredComponent,
  type TamboComponentType as ComponentFor,
} from "./define-component.ts";
export { TamboContent, TamboMessage, TamboMessages } from "./messages.tsx";
export { TamboProvider, type TamboProviderProps, useTambo } from "./provider.tsx";
export { TamboComponent } from "./tambo-component.tsx";
export {
  type SaveStatus as StateProgress,
  type TamboComponentContext as ComponentPlace,
  useTamboComponent,
  useTamboComponentState,
} from "./use-component.ts";
export {
  type UseTamboRunResult as UsedRun,
  type UseTamboThreadResult as UsedThread,
  useTamboRun,
  useTamboThread,
} from "./use-thread.ts";
