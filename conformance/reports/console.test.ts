import { expect, it } from "vitest";
import { parseBaseline } from "../baseline/baseline-file.ts";
import { consoleReport } from "./console.ts";
import { greenResult, sampleResult } from "./testing/sample-result.ts";
import { computeVerdict } from "./verdict.ts";

it("groups failures by cause", () => {
  const baseline = parseBaseline("- check: text/ends\n  reason: Known.", "known.yaml");
  const requirements = {
    contract: "tambo",
    version: "1.0",
    required: ["text/gone"],
    everywhere: [],
    not_scored: [],
  };
  requirements.required.push(...sampleResult.cases.flatMap((run) => run.checks.map(({ id }) => id)));
  const report = consoleReport(computeVerdict(sampleResult, { baseline, requirements }), { colours: false });
  expect(report).toMatchInlineSnapshot(`
    "tambo conformance of acme <b>server</b> (suite 1.2.0, mode upstream, 4.3 s)

    HARNESS ERRORS (1): the suite is set up incorrectly; this run tests nothing
      cancel  A cancelled run stops | immediately
        MUST cancel/aborts  The connection to the model is closed.
          The hold \`middle\` was never reached: no request used the script \`cancel\`.
          T-041: A run returns \`text/event-stream\` <SSE>. (§6.1)

    CAUSES OF FAILURE (1), the most frequent first
      1. The run returns status 200
         1 check failed, such as text/status
         T-040: A stream ends with one terminal event.
         The response to "main" has status 500 & \\u001b[31mno <stream>.
         expected "status": 200
         actual   "status": 500
              0 ms  main > POST /v1/threads/thr_1/runs
              3 ms  main > {"message":"\`\`\`"}
             12 ms  main < 500 text/event-stream
             13 ms  main < id: 1\\ndata: {"type":"<script>"}
      All requests of the first example: --case text --trace

    STALE BASELINE ENTRIES (1)
      known.yaml:1:3: text/ends passes; remove the entry

    REQUIRED, BUT NOT RUN (1)
      text/gone

    AREAS
      text         1 case  1 passed, 1 failed, 1 warned
      recovery    2 cases  1 harness, 1 not applicable

    1 warned, 1 not applicable
    level reached: none (tested: full)
    not tested: 1 harness error
    1 passed, 4 failed
    "
  `);
});

it("prints every check with verbose", () => {
  const baseline = parseBaseline("- check: text/ends\n  reason: Known.", "known.yaml");
  const requirements = {
    contract: "tambo",
    version: "1.0",
    required: ["text/gone"],
    everywhere: [],
    not_scored: [],
  };
  requirements.required.push(...sampleResult.cases.flatMap((run) => run.checks.map(({ id }) => id)));
  const report = consoleReport(computeVerdict(sampleResult, { baseline, requirements }), {
    colours: false,
    verbose: true,
  });
  expect(report).toMatchInlineSnapshot(`
    "tambo conformance of acme <b>server</b> (suite 1.2.0, mode upstream, 4.3 s)

    HARNESS ERRORS (1): the suite is set up incorrectly; this run tests nothing
      cancel  A cancelled run stops | immediately
        MUST cancel/aborts  The connection to the model is closed.
          The hold \`middle\` was never reached: no request used the script \`cancel\`.
          T-041: A run returns \`text/event-stream\` <SSE>. (§6.1)

    CAUSES OF FAILURE (1)
      1. The run returns status 200 (1 check)

    FAILURES (1)
      text  Text streams
        MUST text/status  The run returns status 200.
          The response to "main" has status 500 & \\u001b[31mno <stream>.
          - expected, + actual:
            {
          -   "status": 200
          +   "status": 500
              "type": "text/event-stream"
            }
          T-040: A stream ends with one terminal event. (§3.3)
          T-041: A run returns \`text/event-stream\` <SSE>. (§6.1)
        trace:
             0 ms  main > POST /v1/threads/thr_1/runs
             3 ms  main > {"message":"\`\`\`"}
            12 ms  main < 500 text/event-stream
            13 ms  main < id: 1\\ndata: {"type":"<script>"}

    WARNINGS (1)
      text  Text streams
        SHOULD text/compressed  Deltas are sent as they are generated.
          All 3 deltas arrived in one chunk.
          T-042: Deltas are not buffered. (§2)

    NOT APPLICABLE (1)
        1  The implementation does not claim \`restart\`.

    STALE BASELINE ENTRIES (1)
      known.yaml:1:3: text/ends passes; remove the entry

    REQUIRED, BUT NOT RUN (1)
      text/gone

    AREAS
      text         1 case  1 passed, 1 failed, 1 warned
      recovery    2 cases  1 harness, 1 not applicable

    1 warned, 1 not applicable
    level reached: none (tested: full)
    not tested: 1 harness error
    1 passed, 4 failed
    "
  `);
});

it("is short if all checks pass", () => {
  expect(consoleReport(computeVerdict(greenResult), { colours: false })).toMatchInlineSnapshot(`
    "tambo conformance of acme <b>server</b> (suite 1.2.0, mode upstream, 4.3 s)

    AREAS
      text     1 case  1 passed, 1 warned
      not applicable: recovery

    1 warned, 1 not applicable
    level reached: tambo full (tested: full)
    conformant
    1 passed, 0 failed
    "
  `);
});

it("prints warnings and their traces with verbose", () => {
  expect(
    consoleReport(computeVerdict(greenResult), { colours: false, verbose: true }),
  ).toMatchInlineSnapshot(`
    "tambo conformance of acme <b>server</b> (suite 1.2.0, mode upstream, 4.3 s)

    WARNINGS (1)
      text  Text streams
        SHOULD text/compressed  Deltas are sent as they are generated.
          All 3 deltas arrived in one chunk.
          T-042: Deltas are not buffered. (§2)
        trace:
             8 ms  model < POST /openai/v1/chat/completions
            10 ms  model > 200
            12 ms  main  < 500 text/event-stream
            13 ms  main  < id: 1\\ndata: {"type":"<script>"}

    NOT APPLICABLE (1)
        1  The implementation does not claim \`restart\`.

    AREAS
      text     1 case  1 passed, 1 warned
      not applicable: recovery

    1 warned, 1 not applicable
    level reached: tambo full (tested: full)
    conformant
    1 passed, 0 failed
    "
  `);
});

it("counts excused checks", () => {
  const baseline = parseBaseline("- check: text/status\n  reason: Planned.", "known.yaml");
  const requirements = {
    contract: "tambo",
    version: "1.0",
    required: ["text/ends", "text/status"],
    everywhere: [],
    not_scored: [{ check: "text/compressed", reason: "pending" }],
  };
  const result = { ...sampleResult, cases: sampleResult.cases.slice(0, 1) };
  expect(
    consoleReport(computeVerdict(result, { baseline, requirements }), { colours: false }),
  ).toMatchInlineSnapshot(`
    "tambo conformance of acme <b>server</b> (suite 1.2.0, mode upstream, 4.3 s)

    AREAS
      text     1 case  1 passed, 1 expected to fail, 1 not scored

    1 expected to fail, 1 not scored
    level reached: none (tested: full)
    conformant except for 1 expected failure
    1 passed, 0 failed
    "
  `);
});

it("shows excused checks with their reasons with verbose", () => {
  const baseline = parseBaseline("- check: text/status\n  reason: Planned.", "known.yaml");
  const requirements = {
    contract: "tambo",
    version: "1.0",
    required: ["text/ends", "text/status"],
    everywhere: [],
    not_scored: [{ check: "text/compressed", reason: "pending" }],
  };
  const result = { ...sampleResult, cases: sampleResult.cases.slice(0, 1) };
  expect(
    consoleReport(computeVerdict(result, { baseline, requirements }), { colours: false, verbose: true }),
  ).toMatchInlineSnapshot(`
    "tambo conformance of acme <b>server</b> (suite 1.2.0, mode upstream, 4.3 s)

    EXPECTED FAILURES (1)
      text/status (fail): Planned.

    NOT SCORED
      text/compressed (warn): pending

    AREAS
      text     1 case  1 passed, 1 expected to fail, 1 not scored

    1 expected to fail, 1 not scored
    level reached: none (tested: full)
    conformant except for 1 expected failure
    1 passed, 0 failed
    "
  `);
});

it("prints complete traces of failing cases, or of all", () => {
  const result = { ...sampleResult, cases: sampleResult.cases.slice(0, 1) };
  const whole = '    13 ms  main  < id: 1\\ndata: {"type":"<script>"}';
  const first = "     0 ms  main  > POST /v1/threads/thr_1/runs";
  const report = (trace?: "failing" | "all", of = result) =>
    consoleReport(computeVerdict(of), { colours: false, trace });
  expect(report()).not.toContain(first);
  expect(report("failing")).toContain(first);
  expect(report("failing")).toContain(whole);

  const [text] = result.cases;
  const passingRun = { ...result, cases: text ? [{ ...text, checks: text.checks.slice(0, 1) }] : [] };
  expect(report("failing", passingRun)).not.toContain(first);
  expect(report("all", passingRun)).toContain(`TRACE OF THE OTHER CASES\n  text\n    ${first}\n`);
});

it("has colours only if enabled", () => {
  expect(consoleReport(computeVerdict(sampleResult), { colours: false })).not.toContain("\u001b");
  expect(consoleReport(computeVerdict(sampleResult), { colours: true })).toContain(
    "\u001b[1m\u001b[31mCAUSES OF FAILURE (1), the most frequent first\u001b[39m\u001b[22m",
  );
});

it("prints five causes with an example, four with a line, and the number of the others", () => {
  const [first, ...others] = sampleResult.cases;
  const [sample] = first?.checks ?? [];
  if (first === undefined || sample === undefined) throw new Error("the sample has no checks");
  const checks = Array.from({ length: 12 }, (_, n) => {
    const number = n + 1;
    return {
      ...sample,
      id: `text/check${number}`,
      outcome: "fail" as const,
      reason: `Not testable: step 1 (request): problem ${number}`,
    };
  });
  const verdict = computeVerdict({ ...sampleResult, cases: [{ ...first, checks }, ...others] });
  const lines = consoleReport(verdict, { colours: false }).split("\n");
  expect(lines.filter((line) => /^ {2}\d+[. ]/.test(line))).toEqual([
    ...[1, 2, 3, 4, 5].map((number) => `  ${number}. Problem ${number}`),
    ...[6, 7, 8, 9].map((number) => `  ${number}. Problem ${number} (1 check)`),
    "  3 more causes; --verbose lists all",
  ]);
  expect(lines).toContain("12 of the failed checks were not reached, 1 not applicable");
  const verbose = consoleReport(verdict, { colours: false, verbose: true }).split("\n");
  expect(verbose).toContain("  12. Problem 12 (1 check)");
});
