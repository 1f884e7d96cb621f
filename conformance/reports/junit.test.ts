import { expect, it } from "vitest";
import { junitReport } from "./junit.ts";
import { policy, sampleResult } from "./testing/sample-result.ts";
import { computeVerdict } from "./verdict.ts";

it("has a suite for every case and a test for every check", () => {
  expect(junitReport(computeVerdict(sampleResult))).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="tambo: acme &lt;b&gt;server&lt;/b&gt; (upstream)" tests="5" failures="1" errors="1" skipped="1" time="4.321">
      <testsuite name="text/text" tests="3" failures="1" errors="0" skipped="0" time="0.120" timestamp="2026-03-04T05:06:07.000Z">
        <testcase classname="text/text" name="text/ends"/>
        <testcase classname="text/text" name="text/status">
          <failure message="The response to &quot;main&quot; has status 500 &amp; \\u001b[31mno &lt;stream&gt;." type="MUST">The run returns status 200. [T-040, T-041]
    - expected, + actual:
      {
    -   &quot;status&quot;: 200
    +   &quot;status&quot;: 500
        &quot;type&quot;: &quot;text/event-stream&quot;
      }
    trace:
         0 ms  main &gt; POST /v1/threads/thr_1/runs
         3 ms  main &gt; {&quot;message&quot;:&quot;\`\`\`&quot;}
        12 ms  main &lt; 500 text/event-stream
        13 ms  main &lt; id: 1\\ndata: {&quot;type&quot;:&quot;&lt;script&gt;&quot;}</failure>
        </testcase>
        <testcase classname="text/text" name="text/compressed">
          <system-out>warning: All 3 deltas arrived in one chunk.
    Deltas are sent as they are generated. [T-042]
    trace:
         8 ms  model &lt; POST /openai/v1/chat/completions
        10 ms  model &gt; 200
        12 ms  main  &lt; 500 text/event-stream
        13 ms  main  &lt; id: 1\\ndata: {&quot;type&quot;:&quot;&lt;script&gt;&quot;}</system-out>
        </testcase>
      </testsuite>
      <testsuite name="recovery/restart" tests="1" failures="0" errors="0" skipped="1" time="0.000" timestamp="2026-03-04T05:06:07.000Z">
        <testcase classname="recovery/restart" name="restart/replays">
          <skipped message="The implementation does not claim \`restart\`."/>
        </testcase>
      </testsuite>
      <testsuite name="recovery/cancel" tests="1" failures="0" errors="1" skipped="0" time="5.000" timestamp="2026-03-04T05:06:07.000Z">
        <testcase classname="recovery/cancel" name="cancel/aborts">
          <error message="The hold \`middle\` was never reached: no request used the script \`cancel\`." type="harness">The connection to the model is closed. [T-041]</error>
        </testcase>
      </testsuite>
    </testsuites>
    "
  `);
});

it("reports excused, stale and missing checks", () => {
  const result = { ...sampleResult, cases: sampleResult.cases.slice(0, 1) };
  expect(junitReport(computeVerdict(result, policy()))).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="tambo: acme &lt;b&gt;server&lt;/b&gt; (upstream)" tests="5" failures="2" errors="0" skipped="2" time="4.321">
      <testsuite name="text/text" tests="3" failures="0" errors="0" skipped="2" time="0.120" timestamp="2026-03-04T05:06:07.000Z">
        <testcase classname="text/text" name="text/ends"/>
        <testcase classname="text/text" name="text/status">
          <skipped message="expected failure: Planned."/>
        </testcase>
        <testcase classname="text/text" name="text/compressed">
          <skipped message="warn, not scored: added after requirement set 1.0"/>
        </testcase>
      </testsuite>
      <testsuite name="baseline" tests="1" failures="1" errors="0" skipped="0" time="0.000" timestamp="2026-03-04T05:06:07.000Z">
        <testcase classname="baseline" name="text/ends">
          <failure message="b.yaml:3:3: text/ends passes; remove the entry" type="stale"></failure>
        </testcase>
      </testsuite>
      <testsuite name="requirements" tests="1" failures="1" errors="0" skipped="0" time="0.000" timestamp="2026-03-04T05:06:07.000Z">
        <testcase classname="requirements" name="text/gone">
          <failure message="The requirement set contains this check, but the check did not run." type="missing"></failure>
        </testcase>
      </testsuite>
    </testsuites>
    "
  `);
});
