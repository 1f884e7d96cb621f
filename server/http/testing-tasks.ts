/** Waits until all pending tasks have run. */
export async function waitForPendingTasks(): Promise<void> {
  for (let pass = 0; pass < 5; pass += 1) await new Promise((resolve) => setImmediate(resolve));
}
