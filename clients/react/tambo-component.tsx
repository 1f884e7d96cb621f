import { Component, memo, type ReactNode, Suspense, useMemo } from "react";
import type { LiveComponent } from "tambo-v1-client";
import type { FallbackProps } from "./define-component.ts";
import { useProviderContext } from "./provider.tsx";
import { ComponentContext, type TamboComponentContext } from "./use-component.ts";

/**
 * Renders the registered component for a component block (T-223), or a message if no component is registered
 * under that name.
 */
export const TamboComponent = memo(function TamboComponent(props: {
  threadId: string;
  component: LiveComponent;
}): ReactNode {
  const { threadId, component } = props;
  const { id: componentId, name, streaming = false } = component;
  const definition = useProviderContext().components.get(name);
  const place = useMemo<TamboComponentContext>(
    () => ({ threadId, componentId, streaming }),
    [threadId, componentId, streaming],
  );
  const Shown = definition?.component;
  // The element changes only with its props, so a new state rerenders only the components that read it.
  const shown = useMemo(
    () => Shown && <Shown {...omitReservedProps(component.props)} />,
    [Shown, component.props],
  );
  const Fallback = definition?.fallback ?? DefaultFallback;
  return (
    <div
      className="tambo-component"
      data-component={name}
      data-component-id={componentId}
      data-streaming={streaming || undefined}
      aria-busy={streaming}
    >
      {shown === undefined ? (
        <p className="tambo-component-unknown">This app has no component named “{name}”.</p>
      ) : (
        <ComponentContext.Provider value={place}>
          <ErrorBoundary
            attempt={component.props}
            fallback={(error, retry) => {
              const failed = { name, props: component.props, streaming, error, retry };
              return (
                <ErrorBoundary attempt={component.props} fallback={() => <DefaultFallback {...failed} />}>
                  <Fallback {...failed} />
                </ErrorBoundary>
              );
            }}
          >
            {/*
             * Suspense waits for lazy components. If a component throws during server rendering, Suspense defers it
             * to the browser.
             */}
            <Suspense fallback={<PendingComponent name={name} />}>{shown}</Suspense>
          </ErrorBoundary>
        </ComponentContext.Provider>
      )}
    </div>
  );
});

/**
 * Removes `key` and `ref`, which React reserves. As props, they would remount the component or, in React 18,
 * break the page.
 */
function omitReservedProps(props: LiveComponent["props"]): LiveComponent["props"] {
  const { key, ref, ...own } = props;
  return own;
}

function PendingComponent({ name }: { name: string }): ReactNode {
  return <p className="tambo-component-pending">{name} …</p>;
}

/**
 * Renders a placeholder while the props are streaming, because incomplete props are not an error, and then a
 * message with a retry button.
 */
function DefaultFallback({ name, streaming, retry }: FallbackProps): ReactNode {
  if (streaming) return <PendingComponent name={name} />;
  return (
    <div className="tambo-component-failed" role="alert">
      <p>“{name}” could not be displayed.</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

interface BoundaryProps {
  /** Changing this value resets the boundary. */
  attempt: unknown;
  /** Renders a replacement for the children that threw. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  error?: Error;
  /** The value of `attempt` when the error was thrown. */
  attempt: unknown;
}

/** Catches errors thrown by one component, so that they do not affect other components. */
class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { attempt: this.props.attempt };
  #retry = () => this.setState({ error: undefined } as never);

  static getDerivedStateFromError(thrown: unknown): Partial<BoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(describeThrown(thrown)) };
  }

  static getDerivedStateFromProps(
    { attempt }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return attempt === state.attempt ? null : ({ attempt, error: undefined } as never);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.fallback(error, this.#retry);
  }
}

/** Converts a thrown value to text. Any value can be thrown, even a value that cannot be converted. */
function describeThrown(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return "a value that cannot be converted to text";
  }
}
