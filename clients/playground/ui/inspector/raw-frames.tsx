import { useMemo } from "react";
import type { Frame } from "../../session/session.ts";
import { CopyButton } from "../controls/widgets.tsx";
import { locale } from "../locale.ts";
import { EmptyPane } from "./json-block.tsx";
import { FollowButton, useVirtualRows } from "./virtual-rows.tsx";

const lineHeight = 20;
/**
 * Maximum number of characters shown in a line. Longer lines are truncated on the screen but copied in full.
 */
const maxLineLength = 2_000;

/** Caches the lines of each frame, so that each frame is split only once. */
const lineCache = new WeakMap<Frame, readonly string[]>();

/** The stream as received, line by line. */
export function RawFrames({ frames }: { frames: readonly Frame[] }) {
  const lines = useMemo(() => frames.flatMap(splitLines), [frames]);
  if (frames.length === 0) {
    return (
      <EmptyPane title="No frames yet">The stream's frames appear here exactly as they arrive.</EmptyPane>
    );
  }
  return <Lines frames={frames} lines={lines} />;
}

function Lines({ frames, lines }: { frames: readonly Frame[]; lines: readonly string[] }) {
  const rows = useVirtualRows(lines.length, lineHeight);
  return (
    <div className="raw">
      <div className="raw-head">
        <p>
          {frames.length.toLocaleString(locale)} frames, {lines.length.toLocaleString(locale)} lines
        </p>
        <CopyButton label="Copy all" text={frames.map(({ raw }) => `${raw}\n\n`).join("")} />
      </div>
      <section
        className="raw-lines"
        ref={rows.scroller}
        onScroll={rows.onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard requires focus.
        tabIndex={0}
        aria-label="Raw frames"
      >
        <div style={{ height: rows.height }}>
          <pre style={{ transform: `translateY(${rows.from * lineHeight}px)` }}>
            {lines.slice(rows.from, rows.to).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a line.
              <Line key={rows.from + index} text={line} />
            ))}
          </pre>
        </div>
      </section>
      <FollowButton rows={rows} />
    </div>
  );
}

function Line({ text }: { text: string }) {
  const field = /^(?:id|event|data|retry):/.exec(text)?.[0] ?? "";
  const rest = text.slice(field.length);
  const cut = rest.length > maxLineLength ? `${rest.slice(0, maxLineLength)}…` : rest;
  return (
    <span className="raw-line">
      {field !== "" && <span className="json-key">{field}</span>}
      {text.startsWith(":") ? <span className="json-mark">{cut}</span> : cut}
      {"\n"}
    </span>
  );
}

function splitLines(frame: Frame): readonly string[] {
  let lines = lineCache.get(frame);
  if (!lines) {
    lines = [...frame.raw.split(/\r\n|\r|\n/), ""];
    lineCache.set(frame, lines);
  }
  return lines;
}
