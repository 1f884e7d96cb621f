/** `npm run test:new-contract`: the skeleton of a contract, from the command to the suite's verdict, in a copy of the repository. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["house/new-contract/new-contract.test.ts"],
    // A step needs those before it.
    bail: 1,
    testTimeout: 600_000,
    hookTimeout: 60_000,
    reporters: ["verbose", "./server/proof/testing/closing-line.ts"],
  },
});
