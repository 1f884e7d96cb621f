import { expect, it } from "vitest";
import { html, prose } from "./markup.ts";

it.each([
  [html`<p title="${`"'`}">${"<b>&"}</p>`, '<p title="&quot;&#39;">&lt;b&gt;&amp;</p>'],
  [html`${[html`<i>`, "<i>", 1, undefined]}`, "<i>&lt;i&gt;1"],
  [html`${"\u0000\u202e"}`, "\\u0000\\u202e"],
])("escapes text: %j", (markup, source) => {
  expect(markup.source).toBe(source);
});

it.each([
  ["The member `type` is <b>.", "The member <code>type</code> is &lt;b&gt;."],
  ["`<i>`", "<code>&lt;i&gt;</code>"],
  ["one ` alone", "one ` alone"],
])("shows %j", (text, source) => {
  expect(prose(text).source).toBe(source);
});
