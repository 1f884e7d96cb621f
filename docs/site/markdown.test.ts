import { expect, it } from "vitest";
import { renderInline, renderMarkdown } from "./markdown.ts";

const known = (address: string) => (address === "gone.ts" ? undefined : address.replace(".md", ".html"));

it("renders a text with GitHub's anchors, its links resolved, and tables that scroll by themselves", () => {
  const text = `# The \`run\` & its *end*

## Ends

## Ends

[a page](a.md#x) and [a file](gone.ts).

| a | |
| --- | --- |
| b | c |

    code <here>
`;
  expect(renderMarkdown(text, known)).toEqual({
    title: "The run & its end",
    headings: [
      { depth: 1, text: "The run & its end", id: "the-run--its-end" },
      { depth: 2, text: "Ends", id: "ends" },
      { depth: 2, text: "Ends", id: "ends-1" },
    ],
    body: {
      source: `<h1 id="the-run--its-end">The <code>run</code> &amp; its <em>end</em></h1>
<h2 id="ends">Ends</h2>
<h2 id="ends-1">Ends</h2>
<p><a href="a.html#x">a page</a> and <span class="file" title="gone.ts">a file</span>.</p>
<div class="table" tabindex="0"><table>
<thead>
<tr>
<th>a</th>
<td></td>
</tr>
</thead>
<tbody><tr>
<td>b</td>
<td>c</td>
</tr>
</tbody></table></div>
<pre tabindex="0"><code>code &lt;here&gt;
</code></pre>
`,
    },
  });
});

it("moves headings down, and has no title without one", () => {
  expect(renderMarkdown("# A", known, 1).body.source).toBe('<h2 id="a">A</h2>\n');
  expect(renderMarkdown("text", known)).toEqual({ body: { source: "<p>text</p>\n" }, headings: [] });
});

it("renders a description in one line", () => {
  expect(renderInline("A `b`\nof *c* < d.").source).toBe("A <code>b</code> of <em>c</em> &lt; d.");
});
