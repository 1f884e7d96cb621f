import type { ComponentClass, ComponentType, ReactNode } from "react";
import type {
  CheckedSchema,
  ClientTool,
  FromSchema,
  InputSchema,
  JSONSchema,
  RunRequestComponent,
} from "tambo-v1-client";

/** Props while they stream: fields and elements may be missing, strings may be cut. */
export type DeepPartial<T> = T extends readonly (infer Element)[]
  ? readonly DeepPartial<Element>[]
  : T extends object
    ? { readonly [Name in keyof T]?: DeepPartial<T[Name]> }
    : T;

/**
 * A function or class component for streamed props. A component typed for complete props is accepted, too; it
 * is rendered as soon as it does not throw.
 */
export type TamboComponentType<Props> =
  | { bivariant(props: Props): ReactNode }["bivariant"]
  | ComponentClass<Props>;

/** Props of a fallback, which replaces a component that throws. */
export interface FallbackProps {
  /** Name of the component. */
  name: string;
  props: Readonly<Record<string, unknown>>;
  /** True while props are streaming. The component is rendered again after every change to them. */
  streaming: boolean;
  /** The error that the component threw. */
  error: Error;
  /** Renders the component again. */
  retry: () => void;
}

/** Argument of {@link defineComponent}. */
export interface ComponentDefinition<Schema extends InputSchema> {
  /** Name, unique in the provider. */
  name: string;
  /** Description for the model. */
  description: string;
  /** JSON Schema of the props. */
  propsSchema: Schema & CheckedSchema<Schema>;
  /** JSON Schema of the component's state, if it has one (`useTamboComponentState`). */
  stateSchema?: InputSchema;
  /** Client tools that the model can call only while the component is in the thread. */
  contextTools?: readonly (ClientTool & { maxCalls?: number })[];
  component: TamboComponentType<DeepPartial<FromSchema<Schema>>>;
  /**
   * Rendered while the component throws. Default: a placeholder while props stream, then a message with a
   * retry button.
   */
  fallback?: ComponentType<FallbackProps>;
}

/** A component for the `components` of `TamboProvider`. */
export interface RegisteredComponent extends Omit<ComponentDefinition<InputSchema>, "component"> {
  component: ComponentType<Readonly<Record<string, unknown>>>;
}

/**
 * Defines a component that the model may render. The types of its props are inferred from `propsSchema` if
 * that is written inline.
 */
export function defineComponent<const Schema extends InputSchema>(
  definition: ComponentDefinition<Schema>,
): RegisteredComponent {
  return definition as unknown as RegisteredComponent;
}

/** Returns the description of a component that is sent to the model. */
export function toRunRequestComponent({
  name,
  description,
  propsSchema,
  stateSchema,
  contextTools,
}: RegisteredComponent): RunRequestComponent {
  return {
    name,
    description,
    // The generated types have no readonly arrays.
    propsSchema: propsSchema as JSONSchema,
    ...(stateSchema && { stateSchema: stateSchema as JSONSchema }),
    ...(contextTools && { contextTools }),
  };
}
