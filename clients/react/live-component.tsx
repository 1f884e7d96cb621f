/** A component that the model shows, rendered by its name while its props stream (T-223). */
import { Component, memo, type ReactNode, Suspense, useMemo } from "react";
import type { LiveComponent } from "tambo-v1-client";
import type { FallbackProps } from "./define-component.ts";
import { useShared } from "./provider.tsx";
import { type ComponentPlace, PlaceContext } from "./use-component.ts";

/** The place of a component; the registry's component of that name is in it, or a note that there is none. */
export const TamboComponent = memo(function TamboComponent(props: {
  threadId: string;
  component: LiveComponent;
}): ReactNode {
  const { threadId, component } = props;
  const { id: componentId, name, streaming = false } = component;
  const definition = useShared().components.get(name);
  const place = useMemo<ComponentPlace>(
    () => ({ threadId, componentId, streaming }),
    [threadId, componentId, streaming],
  );
  const Shown = definition?.component;
  // The same element as long as the props are: a new state alone renders only what reads it.
  const shown = useMemo(() => Shown && <Shown {...ownProps(component.props)} />, [Shown, component.props]);
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
        <p className="tambo-component-unknown">This app has no component “{name}”.</p>
      ) : (
        <PlaceContext.Provider value={place}>
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
            {/* What is loaded when it is shown is waited for, and what throws on a server is left to the browser. */}
            <Suspense fallback={<Pending name={name} />}>{shown}</Suspense>
          </ErrorBoundary>
        </PlaceContext.Provider>
      )}
    </div>
  );
});

/** `key` and `ref` are React's own: as a component's props they would remount it, or break the page (React 18). */
function ownProps(props: LiveComponent["props"]): LiveComponent["props"] {
  const { key, ref, ...own } = props;
  return own;
}

function Pending({ name }: { name: string }): ReactNode {
  return <p className="tambo-component-pending">{name} …</p>;
}

/** Half props are no failure: what cannot render yet is waited for. */
function DefaultFallback({ name, streaming, retry }: FallbackProps): ReactNode {
  if (streaming) return <Pending name={name} />;
  return (
    <div className="tambo-component-failed" role="alert">
      <p>“{name}” could not be shown.</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

interface BoundaryProps {
  /** With every other value, what failed is tried again. */
  attempt: unknown;
  /** What stands in the place of what failed. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  error?: Error;
  /** The value that it failed with. */
  attempt: unknown;
}

/** Keeps what a component throws from reaching the others. */
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

/** Returns a thrown value as text. Anything can be thrown, even values without a text. */
function describeThrown(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return "something that is no error";
  }
}
