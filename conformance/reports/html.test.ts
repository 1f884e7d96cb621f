import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { htmlReport } from "./html.ts";
import { policy, sampleResult } from "./testing/sample-result.ts";
import { computeVerdict } from "./verdict.ts";

/** Returns the document without its style sheet and script. */
const body = (report: string) =>
  report.replace(/<style>.*<\/style>/s, "<style/>").replace(/<script>.*<\/script>/s, "<script/>");

describe("htmlReport", () => {
  it("has header, filter, cases and requirements", () => {
    const report = body(htmlReport(computeVerdict(sampleResult)));
    expect(report.slice(report.indexOf("<body>"))).toMatchInlineSnapshot(`
      "<body>
      <main>
      <header>
      <p class="contract">tambo conformance</p>
      <h1>acme &lt;b&gt;server&lt;/b&gt;</h1>
      <p class="verdict harness"><strong>not tested: 1 harness error</strong> <span>1 passed, 2 failed</span></p>
      <ul class="tiles">
      <li class="passed"><strong>1</strong> passed</li>
      <li class="failed"><strong>1</strong> failed</li>
      <li class="harness"><strong>1</strong> harness</li>
      <li class="warned"><strong>1</strong> warned</li>
      <li class="not-applicable"><strong>1</strong> not applicable</li>
      </ul>
      <dl><div><dt>Mode</dt><dd>upstream</dd></div><div><dt>Level tested</dt><dd>full</dd></div><div><dt>Level reached</dt><dd>none</dd></div><div><dt>Features</dt><dd>api-keys, grace</dd></div><div><dt>Suite</dt><dd>1.2.0</dd></div><div><dt>Started</dt><dd>2026-03-04T05:06:07.000Z</dd></div><div><dt>Took</dt><dd>4.3 s</dd></div></dl>
      <nav aria-label="Parts"><a href="#cases">Cases</a> <a href="#requirements">Requirements</a></nav>
      </header>
      <form id="filter" role="search" hidden>
      <div role="group" aria-label="Show">
      <button type="button" data-show="" aria-pressed="true">all</button>
      <button type="button" data-show="passed" aria-pressed="false">passed</button>
      <button type="button" data-show="failed" aria-pressed="false">failed</button>
      <button type="button" data-show="harness" aria-pressed="false">harness</button>
      <button type="button" data-show="warned" aria-pressed="false">warned</button>
      <button type="button" data-show="not-applicable" aria-pressed="false">not applicable</button>
      </div>
      <input type="search" name="text" aria-label="Search cases, checks and requirements" placeholder="Search cases, checks, requirements">
      <output aria-live="polite"></output>
      </form>
      <section aria-labelledby="cases">
      <h2 id="cases">Cases</h2>
      <div class="area">
      <h3>text</h3>
      <details class="case" id="case-text" open>
      <summary><span class="mark failed" role="img" aria-label="failed" title="failed">✗</span><span class="name"><code>text</code> Text streams</span><span class="numbers"><span class="passed">1 passed</span> <span class="failed">1 failed</span> <span class="warned">1 warned</span> <span>120 ms</span></span></summary>
      <ul class="checks">
      <li class="check" data-standing="passed" id="check-text/ends"><span class="mark passed" role="img" aria-label="passed" title="passed">✓</span><div>
      <p><code>text/ends</code> <span class="level">MUST</span> <a href="#requirement-T-040">T-040</a> </p>
      <p>The stream has one terminal event.</p>
      </div></li>
      <li class="check" data-standing="failed" id="check-text/status"><span class="mark failed" role="img" aria-label="failed" title="failed">✗</span><div>
      <p><code>text/status</code> <span class="level">MUST</span> <a href="#requirement-T-040">T-040</a> <a href="#requirement-T-041">T-041</a> </p>
      <p>The run returns status 200.</p>
      <p class="reason">The response to &quot;main&quot; has status 500 &amp; \\u001b[31mno &lt;stream&gt;.</p>
      <pre class="values" tabindex="0" aria-label="Expected (-) and actual (+)"><span class="both">  {</span>
      <span class="expected-line">-   &quot;status&quot;: 200</span>
      <span class="actual-line">+   &quot;status&quot;: 500</span>
      <span class="both">    &quot;type&quot;: &quot;text/event-stream&quot;</span>
      <span class="both">  }</span>
      </pre>
      </div></li>
      <li class="check" data-standing="warned" id="check-text/compressed"><span class="mark warned" role="img" aria-label="warned" title="warned">!</span><div>
      <p><code>text/compressed</code> <span class="level">SHOULD</span> <a href="#requirement-T-042">T-042</a> </p>
      <p>Deltas are sent as they are generated.</p>
      <p class="reason">All 3 deltas arrived in one chunk.</p>
      </div></li>
      </ul>
      <details class="wire"><summary>Trace, 6 lines</summary>
      <pre tabindex="0">     0 ms  main  &gt; POST /v1/threads/thr_1/runs
           3 ms  main  &gt; {&quot;message&quot;:&quot;\`\`\`&quot;}
           8 ms  model &lt; POST /openai/v1/chat/completions
          10 ms  model &gt; 200
          12 ms  main  &lt; 500 text/event-stream
          13 ms  main  &lt; id: 1\\ndata: {&quot;type&quot;:&quot;&lt;script&gt;&quot;}
      </pre></details>
      </details>
      </div>
      <div class="area">
      <h3>recovery</h3>
      <details class="case" id="case-restart">
      <summary><span class="mark not-applicable" role="img" aria-label="not applicable" title="not applicable">–</span><span class="name"><code>restart</code> A killed process recovers its runs</span><span class="numbers"><span class="not-applicable">1 not applicable</span> <span>0 ms</span></span></summary>
      <ul class="checks">
      <li class="check" data-standing="not-applicable" id="check-restart/replays"><span class="mark not-applicable" role="img" aria-label="not applicable" title="not applicable">–</span><div>
      <p><code>restart/replays</code> <span class="level">MUST</span> <a href="#requirement-T-043">T-043</a> </p>
      <p>The events before the kill are replayed.</p>
      <p class="reason">The implementation does not claim <code>restart</code>.</p>
      </div></li>
      </ul>
      </details>
      <details class="case" id="case-cancel" open>
      <summary><span class="mark harness" role="img" aria-label="harness" title="harness">⚠</span><span class="name"><code>cancel</code> A cancelled run stops | immediately</span><span class="numbers"><span class="harness">1 harness</span> <span>5000 ms</span></span></summary>
      <ul class="checks">
      <li class="check" data-standing="harness" id="check-cancel/aborts"><span class="mark harness" role="img" aria-label="harness" title="harness">⚠</span><div>
      <p><code>cancel/aborts</code> <span class="level">MUST</span> <a href="#requirement-T-041">T-041</a> </p>
      <p>The connection to the model is closed.</p>
      <p class="reason">The hold <code>middle</code> was never reached: no request used the script <code>cancel</code>.</p>
      </div></li>
      </ul>
      </details>
      </div>
      </section>
      <section aria-labelledby="requirements">
      <h2 id="requirements">Requirements</h2>
      <p class="numbers">2 failed, 1 warned, 1 not applicable, 1 untestable, 1 unchecked</p>
      <table>
      <thead><tr><th scope="col">Requirement</th><th scope="col">Level</th><th scope="col">Text</th><th scope="col">Outcome</th><th scope="col">Checks</th></tr></thead>
      <tbody>
      <tr class="requirement" id="requirement-T-040" data-standing="failed"><th scope="row">T-040</th><td class="level">MUST</td><td>A stream ends with one terminal event. <span class="source">§3.3</span></td><td class="outcome failed"><span class="mark failed" role="img" aria-label="failed" title="failed">✗</span> failed</td><td class="citing"><a class="passed" href="#check-text/ends">text/ends</a> <a class="failed" href="#check-text/status">text/status</a> </td></tr>
      <tr class="requirement" id="requirement-T-041" data-standing="failed"><th scope="row">T-041</th><td class="level">MUST</td><td>A run returns <code>text/event-stream</code> &lt;SSE&gt;. <span class="source">§6.1</span></td><td class="outcome failed"><span class="mark failed" role="img" aria-label="failed" title="failed">✗</span> failed</td><td class="citing"><a class="failed" href="#check-text/status">text/status</a> <a class="harness" href="#check-cancel/aborts">cancel/aborts</a> </td></tr>
      <tr class="requirement" id="requirement-T-042" data-standing="warned"><th scope="row">T-042</th><td class="level">SHOULD</td><td>Deltas are not buffered. <span class="source">§2</span></td><td class="outcome warned"><span class="mark warned" role="img" aria-label="warned" title="warned">!</span> warned</td><td class="citing"><a class="warned" href="#check-text/compressed">text/compressed</a> </td></tr>
      <tr class="requirement" id="requirement-T-043" data-standing="not-applicable"><th scope="row">T-043</th><td class="level">MUST</td><td>A killed process resumes. <span class="source">§7</span></td><td class="outcome not-applicable"><span class="mark not-applicable" role="img" aria-label="not applicable" title="not applicable">–</span> not applicable</td><td class="citing"><a class="not-applicable" href="#check-restart/replays">restart/replays</a> </td></tr>
      <tr class="requirement" id="requirement-T-044" data-standing="untestable"><th scope="row">T-044</th><td class="level">MUST</td><td>Keys are hashed. <span class="source">§8</span><br><span class="excuse">It is visible only in storage.</span></td><td class="outcome untestable"><span class="mark untestable" role="img" aria-label="untestable" title="untestable">·</span> untestable</td><td class="citing"></td></tr>
      <tr class="requirement" id="requirement-T-045" data-standing="unchecked"><th scope="row">T-045</th><td class="level">MAY</td><td>Usage is reported. <span class="source">§9</span></td><td class="outcome unchecked"><span class="mark unchecked" role="img" aria-label="unchecked" title="unchecked">?</span> unchecked</td><td class="citing"></td></tr>
      </tbody>
      </table>
      </section>
      </main>
      <script/>
      </body>
      </html>
      "
    `);
  });

  it("shows stale, missing and excused checks", () => {
    const report = htmlReport(computeVerdict(sampleResult, policy("<Planned>")));
    expect(report).toContain(
      '<section class="problems"><h2>Stale baseline entries</h2><ul><li>b.yaml:3:3: text/ends passes; remove the entry</li></ul></section>\n' +
        '<section class="problems"><h2>Required, but not run</h2><ul><li>text/gone</li></ul></section>',
    );
    expect(report).toContain('<p class="excuse">expected to fail: &lt;Planned&gt;</p>');
    expect(report).toContain('<p class="excuse">not scored: added after requirement set 1.0</p>');
  });

  it("loads nothing, and runs only its own script", () => {
    const report = htmlReport(computeVerdict(sampleResult));
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(report)?.[1];
    const inlined = ["style", "script"].map((tag) => {
      const source = new RegExp(`<${tag}>(.*?)</${tag}>`, "s").exec(report)?.[1] ?? "";
      return `${tag}-src 'sha256-${createHash("sha256").update(source).digest("base64")}'`;
    });
    expect(policy).toBe(`default-src 'none'; ${inlined.join("; ")}`);
    expect(report).not.toMatch(/https?:|\bsrc=|url\(|@import/);
  });
});
