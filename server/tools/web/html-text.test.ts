import { describe, expect, it } from "vitest";
import { readHtml } from "./html-text.ts";

describe("readHtml", () => {
  it("reads a page as its reader does", () => {
    expect(
      readHtml(`<!DOCTYPE html>
<html lang="en"><head>
  <meta charset="utf-8"><title>Tea &amp; coffee</title>
  <style>p > a { color: red }</style>
  <script>if (1 < 2) document.write("<p>no</p>");</script>
</head>
<body>
  <!-- a <b>comment</b> -->
  <h1>Tea</h1>
  <p>Tea is a <a href="/drink" title="a > b">drink</a>,
     <em>not</em> food.<br>It&nbsp;is &lt;old&gt; &#8212; &#x1F375;.</p>
  <ul><li>green</li><li>black</li></ul>
  <table><tr><th>Kind</th><th>°C</th></tr><tr><td>green</td><td>70</td></tr></table>
  <pre>a
  b</pre>
  <noscript>Turn scripts on</noscript>
</body></html>`),
    ).toEqual({
      title: "Tea & coffee",
      text: `# Tea

Tea is a drink, not food.
It is <old> — 🍵.

- green
- black

Kind °C
green 70

\`\`\`
a
  b
\`\`\``,
    });
  });

  it.each([
    ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
    ["a<3b", "a<3b"],
    ["no<b", "no"],
    ["x<!-- never closed <p>y", "x"],
    ["x<script>y", "x"],
    ["İ<SCRIPT>y</Script >z", "İz"],
    ["a<p title='>'>b", "a\n\nb"],
    ["<h2><div><span>a</span></div></h2>b", "## a\n\nb"],
    ["<h3></h3>a<h7>b", "ab"],
    ["<ul><li><p>a</p><li><h4>b</h4></li><li></li></ul>c", "- a\n\n- #### b\n\nc"],
    ["a<pre></pre>b", "a\n\nb"],
    ["<pre><code>a\n<h1>b</h1>\n</code></pre>c", "```\na\n\n\nb\n\n\n```\n\nc"],
    ["<pre>a<pre>b</pre>c</pre></pre>d", "```\na\n\nb\n\nc\n```\n\nd"],
    ["a<p don't>b</p>", "a\n\nb"],
    [
      "&unknown; &amp;lt; &#0; &#xD800; &#1114112; &constructor;",
      "&unknown; &lt; \ufffd \ufffd \ufffd &constructor;",
    ],
    ["", ""],
  ])("%j becomes %j", (html, text) => {
    expect(readHtml(html)).toEqual({ title: "", text });
  });

  it.each([
    ["<"],
    ["<a "],
    ["<a '"],
    ["<a ='"],
    ["<!--"],
    ["<script>"],
    ["</p"],
    ["<title>"],
    ["&#"],
    ["&amp;"],
    ["<b>x"],
    ["<li>x "],
    ["<h6>"],
    ["<pre>"],
    ["</pre>"],
    ["<b a=' '>"],
    [" \n"],
  ])("takes time proportional to the size of the page: %j", (part) => {
    const start = performance.now();
    readHtml(part.repeat(1_000_000 / part.length));
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});
