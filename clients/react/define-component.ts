/** Components that the model may show. */
import type { ComponentClass, ComponentType, ReactNode } from "react";
import type { ClientTool, FromSchema, InputSchema, JSONSchema, OfferedComponent } from "tambo-v1-client";

/** Values as they are while they stream: members and elements may be missing, strings may be cut. */
export type Streamed<T> = T extends readonly (infer Element)[]
  ? readonly Streamed<Element>[]
  : T extends object
    ? { readonly [Name in keyof T]?: Streamed<T[Name]> }
    : T;

/**
 * A component of these props. They are typed as they are while they stream; a component that is written for whole props
 * is taken too, and is shown as soon as it can render.
 */
export type ComponentFor<Props> = { bivariant(props: Props): ReactNode }["bivariant"] | ComponentClass<Props>;

/** What stands in the place of a component that cannot be rendered. */
export interface FallbackProps {
  /** Name of the component. */
  name: string;
  props: Readonly<Record<string, unknown>>;
  /** The props are still coming. The component is tried again with every change of them. */
  streaming: boolean;
  /** What it threw. */
  error: Error;
  /** Tries again. */
  retry: () => void;
}

/** A component as it is written down. */
export interface ComponentDefinition<Schema extends InputSchema> {
  /** Name, unique in the registry. */
  name: string;
  /** What it shows, for the model. */
  description: string;
  /** Its `required` names only members that it has: any other name is a slip. */
  propsSchema: Schema & { readonly required?: readonly (keyof Schema["properties"])[] };
  /** Schema of its state, when it has one (`useTamboComponentState`). */
  stateSchema?: InputSchema;
  /** Client tools that the model is offered only while the component is in the thread. */
  contextTools?: readonly (ClientTool & { maxCalls?: number })[];
  component: ComponentFor<Streamed<FromSchema<Schema>>>;
  /** Shown while the component throws; a placeholder, and then a message with a button, when absent. */
  fallback?: ComponentType<FallbackProps>;
}

/** A component of a registry. */
export interface RegisteredComponent extends Omit<ComponentDefinition<InputSchema>, "component"> {
  component: ComponentType<Readonly<Record<string, unknown>>>;
}

/** A component that the model may show. Its props' types follow from `propsSchema`, when that is written in place. */
export function defineComponent<const Schema extends InputSchema>(
  definition: ComponentDefinition<Schema>,
): RegisteredComponent {
  return definition as unknown as RegisteredComponent;
}

/** What the model is told of a component. */
export function offerOf({
  name,
  description,
  propsSchema,
  stateSchema,
  contextTools,
}: RegisteredComponent): OfferedComponent {
  return {
    name,
    description,
    // The contract's types know no readonly lists.
    propsSchema: propsSchema as JSONSchema,
    ...(stateSchema && { stateSchema: stateSchema as JSONSchema }),
    ...(contextTools && { contextTools }),
  };
}
