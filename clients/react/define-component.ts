import type { ComponentClass, ComponentType, ReactNode } from "react";
import type { ClientTool, FromSchema, InputSchema, JSONSchema, RunRequestComponent } from "tambo-v1-client";

/** Props while they are streaming: fields and elements may be missing, and strings may be truncated. */
export type DeepPartial<T> = T extends readonly (infer Element)[]
  ? readonly DeepPartial<Element>[]
  : T extends object
    ? { readonly [Name in keyof T]?: DeepPartial<T[Name]> }
    : T;

/**
 * A function or class component for streamed props. A component typed for complete props is also accepted; it
 * is rendered as soon as it no longer throws.
 */
export type TamboComponentType<Props> =
  | { bivariant(props: Props): ReactNode }["bivariant"]
  | ComponentClass<Props>;

/** Props of the fallback component that replaces a component that throws. */
export interface FallbackProps {
  /** The name of the component. */
  name: string;
  props: Readonly<Record<string, unknown>>;
  /** True while the props are streaming. The component is rendered again after every change to its props. */
  streaming: boolean;
  /** The error that the component threw. */
  error: Error;
  /** Renders the component again. */
  retry: () => void;
}

/** The argument of {@link defineComponent}. */
export interface ComponentDefinition<Schema extends InputSchema> {
  /** The component name, which must be unique in the provider. */
  name: string;
  /** A description of the component for the model. */
  description: string;
  /** A JSON Schema for the props. `required` may list only fields from `properties`. */
  propsSchema: Schema & { readonly required?: readonly (keyof Schema["properties"])[] };
  /** A JSON Schema for the component's state, if it uses `useTamboComponentState`. */
  stateSchema?: InputSchema;
  /** Client tools that the model can call only while the component is in the thread. */
  contextTools?: readonly (ClientTool & { maxCalls?: number })[];
  component: TamboComponentType<DeepPartial<FromSchema<Schema>>>;
  /**
   * Rendered while the component throws. Defaults to a placeholder while the props are streaming, and then to
   * a message with a retry button.
   */
  fallback?: ComponentType<FallbackProps>;
}

/** A component for the `components` prop of `TamboProvider`. */
export interface RegisteredComponent extends Omit<ComponentDefinition<InputSchema>, "component"> {
  component: ComponentType<Readonly<Record<string, unknown>>>;
}

/**
 * Defines a component that the model may render. The type of its props is inferred from `propsSchema` if the
 * schema is written inline.
 */
export function defineComponent<const Schema extends InputSchema>(
  definition: ComponentDefinition<Schema>,
): RegisteredComponent {
  return definition as unknown as RegisteredComponent;
}

/** Returns the component description that is sent to the model. */
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
    // The generated types do not use readonly arrays.
    propsSchema: propsSchema as JSONSchema,
    ...(stateSchema && { stateSchema: stateSchema as JSONSchema }),
    ...(contextTools && { contextTools }),
  };
}
