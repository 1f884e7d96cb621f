import { expect, it } from "vitest";
import { describeSteps } from "./describe-steps.ts";

it("describes the options of runs", () => {
  expect(
    describeSteps([
      { run: "main", script: "other", thread: "b", key: "none" },
      {
        run: "whole",
        blocking: true,
        body: { run: {} },
        without: ["request.model"],
        with: { providerKey: "none" },
      },
      { run: "same", blocking: true, again: "main" },
      { read: "same" },
    ]),
  ).toEqual([
    '1. Starts the run "main" in the thread "b" with the script "other", key "none".',
    '2. Starts the blocking run "whole" in the thread "main" with the script "whole", providerKey "none", body {"run":{}}, without ["request.model"].',
    '3. Starts the blocking run "same" with the body of "main" again.',
    '4. Reads "same" to its end.',
  ]);
});
