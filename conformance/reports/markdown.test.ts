import { expect, it } from "vitest";
import { markdownReport } from "./markdown.ts";
import { greenResult, policy, sampleResult } from "./testing/sample-result.ts";
import { computeVerdict } from "./verdict.ts";

it("has all sections of a failed run", () => {
  expect(markdownReport(computeVerdict(sampleResult))).toMatchInlineSnapshot(`
    "## ⚠️ tambo conformance: not tested: 1 harness error

    acme &lt;b&gt;server&lt;/b&gt;, mode upstream, suite 1.2.0, level full (reached: none): **1 passed, 2 failed**

    | area | cases | passed | failed | harness | warned | not applicable |
    | --- | ---: | ---: | ---: | ---: | ---: | ---: |
    | text | 1 | 1 | 1 | 0 | 1 | 0 |
    | recovery | 2 | 0 | 0 | 1 | 0 | 1 |

    ### Harness errors (1)

    <details><summary><code>cancel/aborts</code> The hold \`middle\` was never reached: no request used the script \`cancel\`.</summary>

    MUST: The connection to the model is closed.

    - **T-041** A run returns \\\`text/event-stream\\\` &lt;SSE&gt;. (§6.1)

    </details>

    ### Failures (1)

    <details><summary><code>text/status</code> The response to "main" has status 500 &amp; \\u001b[31mno &lt;stream&gt;.</summary>

    MUST: The run returns status 200.

    - **T-040** A stream ends with one terminal event. (§3.3)
    - **T-041** A run returns \\\`text/event-stream\\\` &lt;SSE&gt;. (§6.1)

    \`\`\`diff
      {
    -   "status": 200
    +   "status": 500
        "type": "text/event-stream"
      }
    \`\`\`

    \`\`\`\`text
         0 ms  main > POST /v1/threads/thr_1/runs
         3 ms  main > {"message":"\`\`\`"}
        12 ms  main < 500 text/event-stream
        13 ms  main < id: 1\\ndata: {"type":"<script>"}
    \`\`\`\`

    </details>

    ### Warnings (1)

    <details><summary><code>text/compressed</code> All 3 deltas arrived in one chunk.</summary>

    SHOULD: Deltas are sent as they are generated.

    - **T-042** Deltas are not buffered. (§2)

    \`\`\`text
         8 ms  model < POST /openai/v1/chat/completions
        10 ms  model > 200
        12 ms  main  < 500 text/event-stream
        13 ms  main  < id: 1\\ndata: {"type":"<script>"}
    \`\`\`

    </details>
    "
  `);
});

it("is short if all checks pass", () => {
  const quiet = { ...greenResult, cases: greenResult.cases.slice(1) };
  const [text] = greenResult.cases;
  if (text) quiet.cases.unshift({ ...text, checks: text.checks.slice(0, 1) });
  expect(markdownReport(computeVerdict(quiet))).toMatchInlineSnapshot(`
    "## ✅ tambo conformance: conformant

    acme &lt;b&gt;server&lt;/b&gt;, mode upstream, suite 1.2.0, level full: **1 passed, 0 failed**

    | area | cases | passed | not applicable |
    | --- | ---: | ---: | ---: |
    | text | 1 | 1 | 0 |
    | recovery | 1 | 0 | 1 |
    "
  `);
});

it("lists stale, missing and expected checks", () => {
  const result = { ...sampleResult, cases: sampleResult.cases.slice(0, 1) };
  expect(markdownReport(computeVerdict(result, policy("Planned *soon*.")))).toMatchInlineSnapshot(`
    "## ❌ tambo conformance: not conformant

    acme &lt;b&gt;server&lt;/b&gt;, mode upstream, suite 1.2.0, level full (reached: none): **1 passed, 2 failed**

    | area | cases | passed | expected to fail | not scored |
    | --- | ---: | ---: | ---: | ---: |
    | text | 1 | 1 | 1 | 1 |

    ### Stale baseline entries (1)

    - b.yaml:3:3: text/ends passes; remove the entry

    ### Required, but not run (1)

    - text/gone

    ### Expected failures (1)

    - text/status: Planned \\*soon\\*.
    "
  `);
});

it("fits into a comment with any number of failures", () => {
  const checks = Array.from({ length: 500 }, (_, index) => ({
    id: `text/check-${index}`,
    level: "MUST" as const,
    requirements: ["T-040"],
    text: "Is so.",
    outcome: "fail" as const,
    reason: "It is not.",
    expected: Array.from({ length: 50 }, (_, line) => `expected ${line}`),
    actual: Array.from({ length: 50 }, (_, line) => `actual ${line}`),
  }));
  const [text] = sampleResult.cases;
  const report = markdownReport(
    computeVerdict({ ...sampleResult, cases: text ? [{ ...text, checks }] : [] }),
  );
  expect(report.length).toBeLessThan(65_536);
  expect(report).toMatch(/\n… and \d+ more, in the other reports\.\n$/);
});
