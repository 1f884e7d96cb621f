/** Keeps what a component throws from reaching the others. */
import { Component, type ReactNode } from "react";

interface Props {
  /** With every other value, what failed is tried again. */
  attempt: unknown;
  /** What stands in the place of what failed. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  error?: Error;
  /** The value that it failed with. */
  attempt: unknown;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { attempt: this.props.attempt };
  #retry = () => this.setState({ error: undefined } as never);

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: thrown instanceof Error ? thrown : new Error(textOf(thrown)) };
  }

  static getDerivedStateFromProps({ attempt }: Props, state: State): Partial<State> | null {
    return attempt === state.attempt ? null : ({ attempt, error: undefined } as never);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.fallback(error, this.#retry);
  }
}

/** Anything can be thrown, also what has no text. */
function textOf(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return "something that is no error";
  }
}
