/** Markdown that other people wrote. */
import { memo, type ReactNode } from "react";
import Markdown from "react-markdown";

/**
 * Shows Markdown. Raw HTML is left out, and links go only to `http:`, `https:` and `mailto:` (P-056). Of images the text
 * is shown: loading them would tell their owner who looks.
 */
export const SafeMarkdown = memo(function SafeMarkdown({ children }: { children: string }): ReactNode {
  return (
    <Markdown skipHtml urlTransform={safeUrl} components={{ img: ({ alt }) => alt, a: SafeLink }}>
      {children}
    </Markdown>
  );
});

function safeUrl(url: string): string | undefined {
  return /^(https?:\/\/|mailto:)/i.test(url) ? url : undefined;
}

function SafeLink({ href, children }: { href?: string | undefined; children?: ReactNode }): ReactNode {
  return (
    <a href={href} target="_blank" rel="noreferrer nofollow">
      {children}
    </a>
  );
}
