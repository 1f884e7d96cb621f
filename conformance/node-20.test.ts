import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";

/** Creates a realm without the functions that Node 20 lacks, and loads the polyfills into it. */
function oldRealm() {
  const realm = createContext({});
  runInContext("delete Promise.withResolvers; delete Map.groupBy;", realm);
  expect(runInContext("[typeof Promise.withResolvers, typeof Map.groupBy].join()", realm)).toBe(
    "undefined,undefined",
  );
  runInContext(readFileSync(new URL("./node-20.mjs", import.meta.url), "utf8"), realm);
  return realm;
}

it("returns a promise with its resolvers", async () => {
  const realm = oldRealm();
  const settled = runInContext(
    `(() => {
      const [good, bad] = [Promise.withResolvers(), Promise.withResolvers()];
      good.resolve("done");
      bad.reject("failed");
      return Promise.allSettled([good.promise, bad.promise]);
    })()`,
    realm,
  );
  expect(JSON.parse(JSON.stringify(await settled))).toEqual([
    { status: "fulfilled", value: "done" },
    { status: "rejected", reason: "failed" },
  ]);
});

it("groups in the order of the keys' first occurrence, and passes the index of each item", () => {
  const grouped = runInContext(
    `JSON.stringify([...Map.groupBy(new Set(["bee", "ant", "bat"]), (word, index) => word[0] + (index > 1))])`,
    oldRealm(),
  );
  expect(JSON.parse(grouped)).toEqual([
    ["bfalse", ["bee"]],
    ["afalse", ["ant"]],
    ["btrue", ["bat"]],
  ]);
});

it("keeps Node's own functions", () => {
  const realm = createContext({});
  runInContext("const native = [Promise.withResolvers, Map.groupBy];", realm);
  runInContext(readFileSync(new URL("./node-20.mjs", import.meta.url), "utf8"), realm);
  expect(runInContext("native[0] === Promise.withResolvers && native[1] === Map.groupBy", realm)).toBe(true);
});
