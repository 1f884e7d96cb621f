import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import {
  type ClientTool,
  createTamboClient,
  type Message,
  type TamboClient,
  type TamboClientOptions,
} from "tambo-v1-client";
import type { TamboThread } from "tambo-v1-client/thread";
import { type RegisteredComponent, toRunRequestComponent } from "./define-component.ts";
import { ThreadCache } from "./thread-cache.ts";

/** The value of the provider's context. */
interface ProviderContext {
  client: TamboClient;
  threads: ThreadCache;
  /** The thread stores that the app opened itself, by thread id. */
  appThreads: ReadonlyMap<string, TamboThread>;
  /** Components by name. */
  components: ReadonlyMap<string, RegisteredComponent>;
}

const Context = createContext<ProviderContext | undefined>(undefined);

export type TamboProviderProps = (
  | { client: TamboClient }
  | ({ client?: never } & Pick<TamboClientOptions, "baseUrl" | "apiKey" | "userKey">)
) & {
  /** The components that the model may render. */
  components?: readonly RegisteredComponent[];
  /** The client tools that the model may call. */
  tools?: readonly ClientTool[];
  /** The id of a user or session. It is stored with every thread that the app creates. */
  contextKey?: string;
  /**
   * Messages that are already known, by thread id, for example from server rendering. They are not fetched
   * again.
   */
  initialMessages?: Readonly<Record<string, readonly Message[]>>;
  /**
   * Thread stores that the app opened itself. The hooks use these stores for their threads. The app is
   * responsible for loading and detaching the stores. Their runs use the settings that the app passed when it
   * opened them.
   */
  threads?: readonly TamboThread[];
  children?: ReactNode;
};

/**
 * Provides a client, components and tools to the hooks and components rendered inside it. The `components`,
 * `tools` and `threads` props may change. All other props are read once; to change them, set a different
 * `key`.
 *
 * @throws {Error} If two components have the same name.
 */
export function TamboProvider(props: TamboProviderProps): ReactNode {
  const {
    components = emptyList,
    tools = emptyList,
    threads = emptyList,
    contextKey,
    initialMessages = {},
    children,
  } = props;
  // These values are read when a run starts, so changing them does not cause a render.
  const [offer] = useState<{ components: readonly RegisteredComponent[]; tools: readonly ClientTool[] }>(
    () => ({
      components,
      tools,
    }),
  );
  useEffect(() => {
    offer.components = components;
    offer.tools = tools;
  }, [offer, components, tools]);
  const [first] = useState(() => {
    const client = props.client ?? createTamboClient(getClientOptions(props));
    const cache = new ThreadCache(client, initialMessages, () => ({
      ...(offer.components.length > 0 && {
        availableComponents: offer.components.map(toRunRequestComponent),
      }),
      ...(offer.tools.length > 0 && { tools: offer.tools }),
      ...(contextKey !== undefined && { contextKey }),
    }));
    return { client, threads: cache };
  });
  const share = (): ProviderContext => ({
    ...first,
    components: mapByName(components),
    appThreads: mapById(threads),
  });
  const [shared, setShared] = useState(() => ({ components, threads, value: share() }));
  let { value } = shared;
  if (!hasSameElements(shared.components, components) || !hasSameElements(shared.threads, threads)) {
    value = share();
    setShared({ components, threads, value });
  }
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

const emptyList: readonly never[] = [];

function getClientOptions(props: TamboProviderProps): TamboClientOptions {
  const { baseUrl, apiKey, userKey } = props as TamboClientOptions;
  return { baseUrl, ...(apiKey !== undefined && { apiKey }), ...(userKey !== undefined && { userKey }) };
}

function hasSameElements(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((element, index) => element === other[index]);
}

function mapByName(components: readonly RegisteredComponent[]): ReadonlyMap<string, RegisteredComponent> {
  const map = new Map(components.map((component) => [component.name, component]));
  if (map.size < components.length) {
    const names = components.map(({ name }) => name);
    const duplicate = names.find((name, index) => names.indexOf(name) < index);
    throw new Error(`TamboProvider: two components have the name "${duplicate}". Give each a unique name.`);
  }
  return map;
}

function mapById(threads: readonly TamboThread[]): ReadonlyMap<string, TamboThread> {
  return new Map(threads.map((thread) => [thread.id, thread]));
}

/**
 * Returns the provider's context.
 *
 * @throws {Error} If it is called outside a provider.
 */
export function useProviderContext(): ProviderContext {
  const shared = useContext(Context);
  if (shared === undefined)
    throw new Error("Tambo hooks and components must be rendered inside a <TamboProvider>.");
  return shared;
}

/** Returns the provider's client, which offers all operations of the API. */
export function useTambo(): TamboClient {
  return useProviderContext().client;
}
