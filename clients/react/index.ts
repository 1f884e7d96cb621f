/** React hooks and components for Tambo API v1. */
export {
  type ComponentDefinition,
  type DeepPartial,
  defineComponent,
  type FallbackProps,
  type RegisteredComponent,
  type TamboComponentType,
} from "./define-component.ts";
export { TamboContent, TamboMessage, TamboMessages } from "./messages.tsx";
export { TamboProvider, type TamboProviderProps, useTambo } from "./provider.tsx";
export { TamboComponent } from "./tambo-component.tsx";
export {
  type SaveStatus,
  type TamboComponentContext,
  useTamboComponent,
  useTamboComponentState,
} from "./use-component.ts";
export {
  type UseTamboRunResult,
  type UseTamboThreadResult,
  useNewThreadId,
  useTamboRun,
  useTamboThread,
} from "./use-thread.ts";
