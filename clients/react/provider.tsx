/** What the hooks and components of a page share. */
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import {
  type ClientTool,
  createTamboClient,
  type Message,
  type TamboClient,
  type TamboClientOptions,
} from "tambo-v1-client";
import type { TamboThread } from "tambo-v1-client/thread";
import { offerOf, type RegisteredComponent } from "./define-component.ts";
import { ThreadCache } from "./thread-cache.ts";

/** What the provider gives to what is in it. */
interface Shared {
  client: TamboClient;
  threads: ThreadCache;
  /** Stores that the app has opened itself, by the ids of their threads. */
  given: ReadonlyMap<string, TamboThread>;
  /** By name. */
  components: ReadonlyMap<string, RegisteredComponent>;
}

const Context = createContext<Shared | undefined>(undefined);

export type TamboProviderProps = (
  | { client: TamboClient }
  | ({ client?: never } & Pick<TamboClientOptions, "baseUrl" | "apiKey">)
) & {
  /** Components that the model may show. */
  components?: readonly RegisteredComponent[];
  /** Client tools that the model may call. */
  tools?: readonly ClientTool[];
  /** Identifies a user or session; set on threads that are created. */
  contextKey?: string;
  /** Messages of threads, by id, that are known already: rendered on a server, and not fetched in the browser. */
  initialMessages?: Readonly<Record<string, readonly Message[]>>;
  /**
   * Stores of threads that the app has opened itself: the hooks use them for the threads of their ids. They stay the
   * app's: it loads and detaches them, and their runs are sent with what they were opened with.
   */
  threads?: readonly TamboThread[];
  children?: ReactNode;
};

/**
 * Gives the hooks and components in it a client, the components to show and the tools to run. Components, tools
 * and `threads` may change; everything else is taken as it is at first (give the provider another `key` to begin anew).
 *
 * @throws {Error} when two components have one name.
 */
export function TamboProvider(props: TamboProviderProps): ReactNode {
  const {
    components = none,
    tools = none,
    threads = none,
    contextKey,
    initialMessages = {},
    children,
  } = props;
  // What runs are sent with: read when one begins, so that no change of it renders anything.
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
    const client = props.client ?? createTamboClient(addressOf(props));
    const cache = new ThreadCache(client, initialMessages, () => ({
      ...(offer.components.length > 0 && { availableComponents: offer.components.map(offerOf) }),
      ...(offer.tools.length > 0 && { tools: offer.tools }),
      ...(contextKey !== undefined && { contextKey }),
    }));
    return { client, threads: cache };
  });
  const share = (): Shared => ({ ...first, components: byName(components), given: byId(threads) });
  const [shared, setShared] = useState(() => ({ components, threads, value: share() }));
  let { value } = shared;
  if (!sameElements(shared.components, components) || !sameElements(shared.threads, threads)) {
    value = share();
    setShared({ components, threads, value });
  }
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

const none: readonly never[] = [];

function addressOf(props: TamboProviderProps): TamboClientOptions {
  const { baseUrl, apiKey } = props as TamboClientOptions;
  return { baseUrl, ...(apiKey !== undefined && { apiKey }) };
}

function sameElements(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((element, index) => element === other[index]);
}

function byName(components: readonly RegisteredComponent[]): ReadonlyMap<string, RegisteredComponent> {
  const map = new Map(components.map((component) => [component.name, component]));
  if (map.size < components.length) {
    const names = components.map(({ name }) => name);
    const twice = names.find((name, index) => names.indexOf(name) < index);
    throw new Error(`TamboProvider: two components have the name "${twice}". Give each its own.`);
  }
  return map;
}

function byId(threads: readonly TamboThread[]): ReadonlyMap<string, TamboThread> {
  return new Map(threads.map((thread) => [thread.id, thread]));
}

/** What the provider shares. @throws {Error} outside of a provider. */
export function useShared(): Shared {
  const shared = useContext(Context);
  if (shared === undefined)
    throw new Error("Tambo's hooks and components need a <TamboProvider> around them.");
  return shared;
}

/** The provider's client: every operation of the contract. */
export function useTambo(): TamboClient {
  return useShared().client;
}
