/** Subscriptions to the list changes of servers that speak MCP 2026-07-28. */
import { setTimeout as sleep } from "node:timers/promises";
import type { ServerCapabilities, SubscriptionFilter } from "@modelcontextprotocol/client";
import { computeRestartDelay, maxDelayMs } from "../core/restart-delay.ts";

/** A subscription that the server has accepted. */
interface Subscription {
  /** Resolves when the subscription ends. */
  closed: Promise<unknown>;
}

/** The connection that the subscription belongs to. */
interface SubscriptionOptions {
  capabilities: ServerCapabilities;
  /** Opens a subscription. */
  subscribe(filter: SubscriptionFilter): Promise<Subscription>;
  /** Aborted when the connection is lost. */
  lost: AbortSignal;
  /** Called when the subscription has ended or has failed, to find out whether the connection is lost. */
  onInterrupted(): Promise<void>;
  /** Called when a later subscription has been accepted. The lists may have changed in between. */
  onResumed(): void;
  /** Called with the error if the first subscription fails. */
  onFailed(error: unknown): void;
}

/**
 * Subscribes to the changes that the server reports, until the connection is lost. A subscription that has ended or
 * failed is followed by another one, after increasing delays. Resolves when the first subscription has been accepted
 * or has failed.
 */
export async function followListChanges(options: SubscriptionOptions): Promise<void> {
  const { tools, resources } = options.capabilities;
  const filter = {
    ...(tools?.listChanged && { toolsListChanged: true }),
    ...(resources?.listChanged && { resourcesListChanged: true }),
  };
  if (Object.keys(filter).length === 0) return;
  let first: Subscription | undefined;
  try {
    first = await options.subscribe(filter);
  } catch (error) {
    options.onFailed(error);
  }
  void keepSubscribed(first, filter, options);
}

async function keepSubscribed(
  first: Subscription | undefined,
  filter: SubscriptionFilter,
  { subscribe, lost, onInterrupted, onResumed }: SubscriptionOptions,
): Promise<void> {
  let subscription = first;
  let since = performance.now();
  let failures = 0;
  while (!lost.aborted) {
    await subscription?.closed;
    subscription = undefined;
    if (performance.now() - since > maxDelayMs) failures = 0;
    await onInterrupted();
    try {
      await sleep(computeRestartDelay(failures++), undefined, { ref: false, signal: lost });
      subscription = await subscribe(filter);
      onResumed();
    } catch {
      // The next attempt follows, unless the connection is lost.
    }
    since = performance.now();
  }
}
