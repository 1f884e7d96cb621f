import { expect, it } from "vitest";
import { paths as documented } from "../contracts/ag-ui/requests.ts";
import type { Case } from "../runner/case.ts";
import { movePath, type OperationPaths } from "../runner/operation-paths.ts";
import { unmutated } from "./mutants/combinators/compose.ts";
import { judgeInProcess } from "./mutants/judge.ts";
import type { Mutate } from "./mutants/mutant.ts";
import { loadSuite } from "./mutants/suite.ts";

/** The documented path of `run` is that of `connect` here, and the ids have another order. */
const paths: OperationPaths = {
  run: "/agents/acme",
  connect: documented.run,
  cancel: "/runs/{runId}/of/{threadId}/cancel",
  capabilities: "/agents/acme/about",
};

/** Moves all operations of our server. A request at the documented path of a moved operation gets another operation, or 404. */
const move: Mutate = Object.assign(
  () => ({
    before: ((request, _response, next) => {
      const [path = "", ...query] = request.url.split("?");
      const target = movePath(path, paths, documented);
      const isLeft = target === path && movePath(path, documented, paths) !== path;
      request.url = [isLeft ? "/moved" : target, ...query].join("?");
      next();
    }) satisfies ReturnType<Mutate>["before"],
  }),
  { paths },
);

it("judges a server with moved paths like the same server at the documented paths", {
  timeout: 180_000,
}, async () => {
  const suite = await loadSuite("ag-ui");
  // The other cases only start runs.
  const usesPaths = ({ steps }: Case) => /"reconnect"|\/ag-ui\//.test(JSON.stringify(steps));
  const judge = async (mutate: Mutate) =>
    (await judgeInProcess(suite, mutate, false, usesPaths)).map(
      ({ check, mode, verdict, reason = "" }) => `${mode} ${check}: ${verdict} ${reason}`,
    );
  expect(await judge(move)).toEqual(await judge(unmutated));
});
