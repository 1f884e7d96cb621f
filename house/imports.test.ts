import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  describeProblems,
  findFolderCycles,
  findViolations,
  type Imports,
  readImports,
  type Violation,
} from "./imports.ts";
import { floors, rules } from "./rules.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "house-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/**
 * Writes files that import each other, and returns all imports. `type` before an imported file means that
 * only a type is imported.
 */
async function readTree(tree: Readonly<Record<string, readonly string[]>>): Promise<Imports> {
  for (const [from, targets] of Object.entries(tree)) {
    const lines = targets.map((target) => {
      const [to = "", isType] = target.split(" ").reverse();
      write(to, "export {};\n", "a");
      const path = `${"../".repeat(from.split("/").length - 1) || "./"}${to}`;
      return isType === undefined ? `import "${path}";\n` : `import type {} from "${path}";\n`;
    });
    write(from, lines.join(""), "a");
  }
  return await readImports(root);
}

function write(file: string, text: string, flag: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text, { flag });
}

/** An import that each rule forbids, by the name of the rule. */
const planted: Readonly<Record<string, readonly [from: string, to: string]>> = {
  "server/*.ts": ["server/app.ts", "server/proof/bench/a.ts"],
  "server/contracts/index.ts": ["server/contracts/index.ts", "server/store/a.ts"],
  "server/contracts/tambo-compat": ["server/contracts/tambo-compat/a.ts", "server/contracts/ag-ui/a.ts"],
  "server/contracts/{name}": ["server/contracts/tambo/router.ts", "server/contracts/gateway/a.ts"],
  "server/contracts/*.ts": ["server/contracts/options.ts", "server/config/a.ts"],
  "server/operations": ["server/operations/metrics.ts", "server/engine/a.ts"],
  "server/http": ["server/http/sse.ts", "server/engine/a.ts"],
  "server/config": ["server/config/settings.ts", "server/http/a.ts"],
  "server/agents": ["server/agents/delegate.ts", "server/engine/log/a.ts"],
  "server/cluster": ["server/cluster/main.ts", "server/server.ts"],
  "server/engine": ["server/engine/turn/turn.ts", "type server/store/a.ts"],
  "server/models": ["server/models/registry.ts", "server/tools/a.ts"],
  "server/tools": ["server/tools/native.ts", "server/engine/a.ts"],
  "server/store": ["server/store/sqlite/store.ts", "type server/engine/a.ts"],
  "server/tokens": ["server/tokens/tokens.ts", "server/config/a.ts"],
  "server/core": ["server/core/events.ts", "type server/engine/a.ts"],
  conformance: ["conformance/runner/judge.ts", "server/core/a.ts"],
  "clients/react": ["clients/react/use-run.ts", "server/core/a.ts"],
  "clients/typescript": ["clients/typescript/client.ts", "conformance/sdk/a.ts"],
  spec: ["spec/toolchain/check.ts", "conformance/reports/a.ts"],
  "tests of spec": ["spec/toolchain/check.test.ts", "server/core/a.ts"],
  "tests of server": ["server/core/testing/helper.ts", "conformance/upstream/a.ts"],
  "tests of conformance": ["conformance/runner/judge.test.ts", "clients/typescript/a.ts"],
  "folder without a floor": ["server/cache/cache.ts", "server/store/a.ts"],
  "test code in a product": ["server/store/postgres/pool.ts", "server/store/fixtures/a.ts"],
};

it("reports an import that breaks a rule, for every rule", async () => {
  expect(Object.keys(planted)).toEqual(rules.map(({ name }) => name));
  const { violations } = await readTree(
    Object.fromEntries(Object.values(planted).map(([from, to]) => [from, [to]])),
  );
  const texts = new Map(rules.map(({ name, comment }) => [name, comment]));
  const byWhat = (one: Violation, other: Violation) => (one.what < other.what ? -1 : 1);
  expect(violations.toSorted(byWhat)).toEqual(
    Object.entries(planted)
      .map(([name, [from, to]]) => ({
        what: `${from} -> ${to.replace("type ", "")}`,
        instead: texts.get(name) ?? "",
      }))
      .sort(byWhat),
  );
});

it("allows the imports that floors, tests and code around the products may have", async () => {
  const imports = await readTree({
    "server/app.ts": ["server/contracts/index.ts", "server/contracts/tambo/router.ts", "server/store/a.ts"],
    "server/contracts/index.ts": ["server/contracts/tambo/contract.ts"],
    "server/contracts/tambo/contract.ts": ["server/contracts/serve.ts", "generated/tambo/handlers.ts"],
    "server/agents/task.ts": ["server/engine/turn/prompt.ts", "server/core/events.ts"],
    "server/engine/engine.test.ts": ["server/models/a.ts", "server/proof/testing/b.ts", "spec/contracts.ts"],
    "server/core/testing-kit.ts": ["server/engine/engine.ts"],
    "server/proof/bench/main.ts": ["clients/typescript/bench/a.ts", "server/server.ts"],
    "conformance/cli/wire.ts": ["spec/register.ts"],
    "conformance/stream/a.test.ts": ["server/proof/testing/c.ts"],
    "conformance/self-test/serve.ts": ["server/server.ts", "conformance/runner/a.ts"],
    "docs/site/main.ts": ["conformance/self-test/matrix.ts", "spec/register.ts"],
  });
  expect(findViolations(imports)).toEqual([]);
});

it("reports the problem, its location and a solution", async () => {
  const imports = await readTree({
    "server/store/a.ts": ["server/engine/b.ts"],
    "server/engine/b.ts": ["type server/store/a.ts"],
    "server/core/one.ts": ["server/core/two.ts"],
    "server/core/two.ts": ["server/core/three.ts"],
    "server/core/three.ts": ["server/core/one.ts"],
    "server/core/four.ts": ["type server/core/five.ts"],
    "server/core/five.ts": ["server/core/four.ts"],
  });
  const known = ["server/engine/b.ts -> server/store/a.ts", "server/engine/c.ts -> server/store/a.ts"];
  expect(describeProblems(findViolations(imports), known)).toEqual([
    `server/store/a.ts -> server/engine/b.ts
  server/store may import server/core. Move the shared types and functions to server/core, or declare a port in server/core/ports.`,
    `value cycle: server/core/one.ts, server/core/three.ts, server/core/two.ts
  Move what these files share to a file that imports none of them.`,
    `folder cycle in server
  engine, store import each other. Decide which one is the lowest layer, and move the code that it needs from the others into it.`,
    `house/known-violations.txt lists violations that no longer exist. Remove these lines:
  server/engine/c.ts -> server/store/a.ts`,
  ]);
});

it("finds cycles of files and folders in any folder, without test code", async () => {
  const imports = await readTree({
    "docs/site/build.ts": ["docs/site/pages/a.ts"],
    "docs/site/pages/a.ts": ["type docs/site/contract.ts"],
    "docs/site/contract.ts": ["docs/site/pages/b.ts", "docs/site/text.ts"],
    "docs/site/pages/b.ts": ["docs/site/text.ts"],
    "spec/toolchain/one.ts": ["type spec/toolchain/two.ts"],
    "spec/toolchain/two.ts": ["type spec/toolchain/one.ts", "spec/toolchain/diff/a.ts"],
    "spec/toolchain/diff/a.test.ts": ["spec/toolchain/two.ts"],
  });
  expect(findFolderCycles(imports)).toEqual([{ folder: "docs/site", members: ["contract.ts", "pages"] }]);
});

it("lets a floor import only later floors, so that no two floors can import each other", () => {
  const order = floors.map(({ folder }) => folder);
  for (const { folder, imports } of floors)
    for (const target of imports) {
      const isIn = (each: string) =>
        target.startsWith(`${each}/`) || target.replace(/[^/]+$/, "{name}") === each;
      const at = order.includes(target) ? order.indexOf(target) : order.findIndex(isIn);
      expect(at, `${folder} imports ${target}`).toBeGreaterThan(order.indexOf(folder));
    }
});
