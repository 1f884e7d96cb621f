import { expect, it } from "vitest";
import { Listing } from "./listing.ts";

/** Returns a list whose reads end when the test resolves them. */
function createListing() {
  const reads: PromiseWithResolvers<string>[] = [];
  const failures: unknown[] = [];
  const read = () => {
    const pending = Promise.withResolvers<string>();
    reads.push(pending);
    return pending.promise;
  };
  const listing = new Listing("empty", read, (error) => failures.push(error));
  return { listing, reads, failures };
}

it("is current when a reported change has been read, also if it changed again during the read", async () => {
  const { listing, reads, failures } = createListing();
  const opened = listing.open();
  reads[0]?.resolve("first");
  await opened;
  const changes = [listing.markChanged(), listing.markChanged()];
  expect([listing.value, reads.length]).toEqual(["first", 2]);
  reads[1]?.resolve("outdated");
  await expect.poll(() => reads.length).toBe(3);
  reads[2]?.resolve("second");
  await Promise.all(changes);
  expect(listing.value).toBe("second");
  const failing = listing.markChanged();
  reads[3]?.reject(new Error("gone"));
  await failing;
  expect([listing.value, failures]).toEqual(["second", [new Error("gone")]]);
});

it("is read again after `open` if it changed before", async () => {
  const { listing, reads } = createListing();
  const opened = listing.open();
  await listing.markChanged();
  reads[0]?.resolve("first");
  await opened;
  expect(reads.length).toBe(2);
});
