/** Subscriptions to the list changes of servers that speak MCP 2026-07-28. */
import { setTimeout as sleep } from "node:timers/promises";
import type { ServerCapabilities, SubscriptionFilter } from "@modelcontextprotocol/client";

/** Delay before a lost subscription is renewed, in milliseconds. */
const resubscribeMs = 1_000;

/** The connection that the subscription belongs to. */
interface SubscriptionOptions {
  capabilities: ServerCapabilities;
  /** Opens a subscription. Its `closed` resolves when it ends. */
  subscribe(filter: SubscriptionFilter): Promise<{ closed: Promise<unknown> }>;
  /** Aborted when the connection is lost. */
  lost: AbortSignal;
  /** Called when the subscription has ended, to find out whether the connection is lost. */
  onInterrupted(): Promise<void>;
  /** Called when the subscription has been renewed. The lists may have changed in between. */
  onResumed(): void;
  /** Called with the error if the server does not accept the subscription. */
  onFailed(error: unknown): void;
}

/**
 * Subscribes to the changes that the server reports, until the connection is lost. Resolves when the first
 * subscription has been accepted or has failed.
 */
export async function followListChanges(options: SubscriptionOptions): Promise<void> {
  const { tools, resources } = options.capabilities;
  const filter = {
    ...(tools?.listChanged && { toolsListChanged: true }),
    ...(resources?.listChanged && { resourcesListChanged: true }),
  };
  if (Object.keys(filter).length === 0) return;
  try {
    const { closed } = await options.subscribe(filter);
    void closed.then(() => renew(filter, options));
  } catch (error) {
    options.onFailed(error);
  }
}

async function renew(filter: SubscriptionFilter, options: SubscriptionOptions): Promise<void> {
  const { subscribe, lost, onInterrupted, onResumed } = options;
  while (!lost.aborted) {
    await onInterrupted();
    try {
      await sleep(resubscribeMs, undefined, { ref: false, signal: lost });
      const { closed } = await subscribe(filter);
      onResumed();
      await closed;
    } catch {
      // The next attempt follows, unless the connection is lost.
    }
  }
}
