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
error: no Union
reproduction: { error: no Union }
document: { openapi: 3.1.0, paths: {} }
`,
);

/** Returns the cells for two contracts. */
async function cells(row: Row, limits = [limit].slice(1)) {
  const findDocument = (contract: string) => `/documents/${contract}/openapi.yaml`;
  const result = await runRow({ contracts: ["tambo", "gateway"], ...row }, { limits, findDocument });
  return result.contracts.map(({ cells }) => Object.values(cells));
}

const unions = async () => {
  throw new StepFailed("it does not compile", "1:1: no Union here");
};

it("runs the steps of every contract, and runs the Tambo program against the mock", async () => {
  const seen: string[] = [];
  const result = await runRow(sampleRow(), {
    limits: [],
    findDocument: (contract) => contract,
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

it("deletes its working folder at the end", async () => {
  const folders: string[] = [];
  const compiles: Row["compiles"] = async ({ folder }) => {
    expect(existsSync(`${folder}/client.txt`)).toBe(true);
    folders.push(folder);
  };
  await cells(sampleRow({ compiles }));
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
});

it("skips the steps that a row does not have, and passes it the document that it reads", async () => {
  const { typesStream, runs, ...typesOnly } = sampleRow({ document: "asyncapi.3.0.yaml" });
  const documents: string[] = [];
  const result = await runRow(
    {
      ...typesOnly,
      typesStream: async ({ document }) => void documents.push(document),
      contracts: ["tambo"],
    },
    { limits: [], findDocument: (contract, file) => `/documents/${contract}/${file}` },
  );
  expect(result.contracts[0]?.cells).toEqual({
    generates: ok,
    compiles: ok,
    typesStream: ok,
    runs: notReached,
  });
  expect(documents).toEqual(["/documents/tambo/asyncapi.3.0.yaml"]);
});

it("skips the steps after a failure, except that `runs` does not need `typesStream`", async () => {
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

it("reports why a language is not available, and installs nothing", async () => {
  const row = sampleRow({
    toolchain: async () => ({ available: false, reason: "`rustc` not found" }),
    install: () => Promise.reject(new Error("installed")),
  });
  const cell: Cell = { kind: "not-available", reason: "`rustc` not found" };
  expect(await cells(row)).toEqual([
    [cell, cell, cell, cell],
    [cell, cell, cell, notReached],
  ]);
});

it("fails every cell of a row whose installation fails", async () => {
  const cell: Cell = { kind: "failed", reason: "no network", output: "ENETUNREACH" };
  const row = sampleRow({ install: () => Promise.reject(new StepFailed("no network", "ENETUNREACH")) });
  expect((await cells(row))[1]).toEqual([cell, cell, cell, notReached]);
});

it.each<[string, Partial<Row>]>([
  ["toolchain", { toolchain: () => Promise.reject(new Error("EACCES: rustc")) }],
  ["install", { install: () => Promise.reject(new Error("EACCES: rustc")) }],
])("fails every cell of a row whose %s throws", async (_step, changes) => {
  const cell = {
    kind: "failed",
    reason: "EACCES: rustc",
    output: expect.stringMatching(/^Error: EACCES.*\n *at /),
  };
  expect((await cells(sampleRow(changes)))[1]).toEqual([cell, cell, cell, notReached]);
});

it("fails a cell whose step throws, and a limit whose document cannot be tested", async () => {
  const throwError = () => Promise.reject(new Error("ENOENT: package.json"));
  const [, broken] = await cells(sampleRow({ generates: throwError }), [limit]);
  expect(broken?.[0]).toEqual({
    kind: "failed",
    reason: "ENOENT: package.json",
    output: expect.stringMatching(/^Error: ENOENT.*\n *at /),
  });

  const compiles: Row["compiles"] = ({ document }) =>
    document.startsWith("/documents/gateway") ? unions() : throwError();
  const [, untested] = await cells(sampleRow({ compiles }), [limit]);
  expect(untested?.[1]).toEqual({
    kind: "failed",
    reason: "the steps cannot run on the document in limits/sample-unions.yaml: ENOENT: package.json",
    output: "1:1: no Union here",
  });
});

it("fails a program that skips a scenario or sends an unexpected request", async () => {
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
    reason: "the requests do not match the scenarios",
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

it("adds the mock's findings to the program's output", async () => {
  const runs: Row["runs"] = () => Promise.reject(new StepFailed("it exited with 1", "AssertionError"));
  const [tambo] = await cells(sampleRow({ runs }));
  expect(tambo?.[3]).toEqual({
    kind: "failed",
    reason: "it exited with 1",
    output: "AssertionError\nthread-delete: not run",
  });
});

it("reports a documented and reproduced failure as a limit", async () => {
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

it("fails if a limit is no longer valid", async () => {
  const [, passes] = await cells(sampleRow(), [limit]);
  expect(passes?.[1]).toEqual({
    kind: "failed",
    reason: "it passes, but limits/sample-unions.yaml expects a failure: remove the contract from that file",
    output: "",
  });

  const others = async () => {
    throw new StepFailed("it does not compile", "1:1: no Map here");
  };
  const [, differs] = await cells(sampleRow({ compiles: others }), [limit]);
  expect(differs?.[1]).toEqual({
    kind: "failed",
    reason:
      'it does not compile, but the output does not contain the text from limits/sample-unions.yaml: "no Union"',
    output: "1:1: no Map here",
  });

  const onlyLarge: Row["compiles"] = ({ document }) =>
    document.startsWith("/documents/gateway") ? unions() : Promise.resolve();
  const [, lifted] = await cells(sampleRow({ compiles: onlyLarge }), [limit]);
  expect(lifted?.[1]).toEqual({
    kind: "failed",
    reason: "the document in limits/sample-unions.yaml now passes: remove the limit",
    output: "1:1: no Union here",
  });
});
