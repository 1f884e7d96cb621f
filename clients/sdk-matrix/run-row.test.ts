import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { parseLimit } from "./limit.ts";
import { type Row, StepFailed } from "./row.ts";
import { type Cell, runRow } from "./run-row.ts";
import { sampleRow } from "./testing/sample-row.ts";

const ok: Cell = { kind: "ok" };
const notReached: Cell = { kind: "not-reached" };
const ran: Cell = { kind: "ok", detail: "1 scenario" };

const limit = parseLimit(
  "sample-unions",
  `row: sample
title: Unions become empty types.
step: compiles
contracts: [gateway]
says: no Union
shows: { fails: no Union }
document: { openapi: 3.1.0, paths: {} }
`,
);

/** The cells of two contracts. */
async function cells(row: Row, limits = [limit].slice(1)) {
  const documentOf = (contract: string) => `/documents/${contract}/openapi.yaml`;
  const result = await runRow({ contracts: ["tambo", "gateway"], ...row }, { limits, documentOf });
  return result.contracts.map(({ cells }) => Object.values(cells));
}

const unions = async () => {
  throw new StepFailed("it does not compile", "1:1: no Union here");
};

it("takes every contract through the steps, and runs Tambo's against the mock", async () => {
  const seen: string[] = [];
  const result = await runRow(sampleRow(), {
    limits: [],
    documentOf: (contract) => contract,
    onCell: (contract, step, { kind }) => seen.push(`${contract} ${step} ${kind}`),
  });
  expect(result).toEqual({
    row: result.row,
    toolchain: "rustc 1.0",
    contracts: ["tambo", "ag-ui", "gateway", "tool-progress", "agent-stream"].map((contract) => ({
      contract,
      cells: {
        generates: ok,
        compiles: ok,
        typesStream: ok,
        runs: contract === "tambo" ? ran : notReached,
      },
    })),
  });
  expect(seen.slice(0, 5)).toEqual([
    "tambo generates ok",
    "tambo compiles ok",
    "tambo typesStream ok",
    "tambo runs ok",
    "ag-ui generates ok",
  ]);
});

it("works in a folder of its own, which does not stay", async () => {
  const folders: string[] = [];
  const compiles: Row["compiles"] = async ({ folder }) => {
    expect(existsSync(`${folder}/client.txt`)).toBe(true);
    folders.push(folder);
  };
  await cells(sampleRow({ compiles }));
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
});

it("goes no further than a step that failed, but runs what does not type its stream", async () => {
  const failed: Cell = { kind: "failed", reason: "it does not compile", output: "1:1: no Union here" };
  expect(await cells(sampleRow({ compiles: unions }))).toEqual([
    [ok, failed, notReached, notReached],
    [ok, failed, notReached, notReached],
  ]);
  expect(await cells(sampleRow({ typesStream: unions }))).toEqual([
    [ok, ok, failed, ran],
    [ok, ok, failed, notReached],
  ]);
});

it("says why a language is not available, and installs nothing", async () => {
  const row = sampleRow({
    toolchain: async () => ({ available: false, reason: "there is no rustc" }),
    install: () => Promise.reject(new Error("installed")),
  });
  const cell: Cell = { kind: "not-available", reason: "there is no rustc" };
  expect(await cells(row)).toEqual([
    [cell, cell, cell, cell],
    [cell, cell, cell, notReached],
  ]);
});

it("fails every cell of a row that cannot be installed", async () => {
  const cell: Cell = { kind: "failed", reason: "no network", output: "ENETUNREACH" };
  const row = sampleRow({ install: () => Promise.reject(new StepFailed("no network", "ENETUNREACH")) });
  expect((await cells(row))[1]).toEqual([cell, cell, cell, notReached]);
});

it.each<[string, Partial<Row>]>([
  ["toolchain", { toolchain: () => Promise.reject(new Error("EACCES: rustc")) }],
  ["install", { install: () => Promise.reject(new Error("EACCES: rustc")) }],
])("fails every cell of a row whose %s breaks", async (_what, changes) => {
  const cell = {
    kind: "failed",
    reason: "EACCES: rustc",
    output: expect.stringMatching(/^Error: EACCES.*\n *at /),
  };
  expect((await cells(sampleRow(changes)))[1]).toEqual([cell, cell, cell, notReached]);
});

it("fails a cell whose step breaks, and that of a limit whose document cannot be tried", async () => {
  const breaks = () => Promise.reject(new Error("ENOENT: package.json"));
  const [, broken] = await cells(sampleRow({ generates: breaks }), [limit]);
  expect(broken?.[0]).toEqual({
    kind: "failed",
    reason: "ENOENT: package.json",
    output: expect.stringMatching(/^Error: ENOENT.*\n *at /),
  });

  const compiles: Row["compiles"] = ({ document }) =>
    document.startsWith("/documents/gateway") ? unions() : breaks();
  const [, untried] = await cells(sampleRow({ compiles }), [limit]);
  expect(untried?.[1]).toEqual({
    kind: "failed",
    reason: "the document of limits/sample-unions.yaml cannot be tried: ENOENT: package.json",
    output: "1:1: no Union here",
  });
});

it("fails a program that leaves a scenario out, or asks for something else", async () => {
  const row = sampleRow({
    scenarios: ["thread-delete", "health", "nonsense"],
    async runs(_place, { url }) {
      await fetch(`${url}/v1/threads/sdk-thread-delete`, { method: "DELETE" });
      await fetch(`${url}/v1/threads/mine`);
      await fetch(`${url}/v1/threads/sdk-cancel/runs`, { method: "POST", body: "{}" });
    },
  });
  const [tambo] = await cells(row);
  expect(tambo?.[3]).toMatchObject({
    kind: "failed",
    reason: "the mock did not see what the scenarios ask for",
  });
  const output = tambo?.[3]?.kind === "failed" ? tambo[3].output : "";
  expect(output.split("\n").map((line) => line.split(":")[0])).toEqual([
    "cancel",
    "health",
    "nonsense",
    expect.any(String),
  ]);
  expect(output).toContain("/v1/threads/mine");
});

it("shows what the mock found wrong beside what the program said", async () => {
  const runs: Row["runs"] = () => Promise.reject(new StepFailed("it ended with 1", "AssertionError"));
  const [tambo] = await cells(sampleRow({ runs }));
  expect(tambo?.[3]).toEqual({
    kind: "failed",
    reason: "it ended with 1",
    output: "AssertionError\nthread-delete: not exercised",
  });
});

it("calls a failure a limit where a limit says so and its document shows it", async () => {
  const [tambo, gateway] = await cells(
    sampleRow({ compiles: async ({ contract }) => (contract === "gateway" ? unions() : undefined) }),
    [limit],
  );
  expect(tambo).toEqual([ok, ok, ok, ran]);
  expect(gateway).toEqual([
    ok,
    { kind: "limit", name: "sample-unions", title: "Unions become empty types." },
    notReached,
    notReached,
  ]);
});

it("fails where a limit does not hold any more", async () => {
  const [, passes] = await cells(sampleRow(), [limit]);
  expect(passes?.[1]).toEqual({
    kind: "failed",
    reason: "it passes, though limits/sample-unions.yaml says it cannot: remove the contract from that file",
    output: "",
  });

  const others = async () => {
    throw new StepFailed("it does not compile", "1:1: no Map here");
  };
  const [, differs] = await cells(sampleRow({ compiles: others }), [limit]);
  expect(differs?.[1]).toEqual({
    kind: "failed",
    reason: 'it does not compile, but not as limits/sample-unions.yaml says: "no Union"',
    output: "1:1: no Map here",
  });

  const onlyLarge: Row["compiles"] = ({ document }) =>
    document.startsWith("/documents/gateway") ? unions() : Promise.resolve();
  const [, lifted] = await cells(sampleRow({ compiles: onlyLarge }), [limit]);
  expect(lifted?.[1]).toEqual({
    kind: "failed",
    reason: "the document of limits/sample-unions.yaml passes now: remove the limit",
    output: "1:1: no Union here",
  });
});
