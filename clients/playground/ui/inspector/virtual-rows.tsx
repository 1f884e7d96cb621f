/** Long lists of which only the rows on screen are rendered. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../controls/widgets.tsx";

/** Rows kept on either side of those on screen. */
const overscan = 12;
/** Nearer to the end than this many pixels, the list follows what is added. */
const followWithin = 24;

/** What of a long list of rows of one height is to be rendered. */
export interface VirtualRows {
  /** Goes on the element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  onScroll(): void;
  /** The first row to render, and the one after the last. */
  from: number;
  to: number;
  /** Of all rows together, in pixels. */
  height: number;
  /** Whether the end is in view and will be kept there. */
  following: boolean;
  /** Scrolls just as far as the row needs. */
  reveal(index: number): void;
  /** Scrolls to the end, and follows it. */
  toEnd(): void;
}

/** @param count How many rows there are. @param rowHeight Of each, in pixels. */
export function useVirtualRows(count: number, rowHeight: number): VirtualRows {
  const scroller = useRef<HTMLDivElement>(null);
  const [{ top, visible }, setView] = useState({ top: 0, visible: 600 });
  const [following, setFollowing] = useState(true);
  const height = count * rowHeight;

  const measure = () => {
    const element = scroller.current;
    if (!element) return;
    setView((view) =>
      view.top === element.scrollTop && view.visible === element.clientHeight
        ? view
        : { top: element.scrollTop, visible: element.clientHeight },
    );
  };
  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    measure();
    setFollowing(element.scrollHeight - element.clientHeight - element.scrollTop < followWithin);
  };
  const toEnd = () => {
    if (scroller.current) scroller.current.scrollTop = height;
    setFollowing(true);
  };
  const reveal = (index: number) => {
    const element = scroller.current;
    if (!element) return;
    const start = index * rowHeight;
    const end = start + rowHeight - element.clientHeight;
    if (element.scrollTop > start) element.scrollTop = start;
    else if (element.scrollTop < end) element.scrollTop = end;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scroller is mounted once.
  useLayoutEffect(() => {
    if (!scroller.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(scroller.current);
    measure();
    return () => observer.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows whenever the height changes.
  useLayoutEffect(() => {
    if (!scroller.current) return;
    if (following) scroller.current.scrollTop = height;
    // A list that fits is at its end, and is followed when it grows again.
    else if (height <= scroller.current.clientHeight) setFollowing(true);
  }, [height]);

  const first = Math.max(0, Math.min(Math.floor(top / rowHeight), count) - overscan);
  const last = Math.min(count, Math.ceil((top + visible) / rowHeight) + overscan);
  return { scroller, onScroll, from: first, to: last, height, following, reveal, toEnd };
}

/** Back to the end of a list that has been scrolled away from. */
export function FollowButton({ rows }: { rows: VirtualRows }) {
  if (rows.following) return null;
  return (
    <button type="button" className="button follow" onClick={rows.toEnd}>
      <Icon name="down" /> Latest
    </button>
  );
}
