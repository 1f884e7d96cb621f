/** Long lists in which only the visible rows are rendered. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../controls/widgets.tsx";

/** The number of extra rows rendered above and below the visible rows. */
const overscan = 12;
/** The distance from the end, in pixels, within which the list follows new rows. */
const followDistance = 24;

/** The part of a long list that should be rendered. All rows have the same height. */
export interface VirtualRows {
  /** A ref to the scrolling element. */
  scroller: RefObject<HTMLDivElement | null>;
  onScroll(): void;
  /** The index of the first row to render. `to` is the index after the last row. */
  from: number;
  to: number;
  /** The height of all rows together, in pixels. */
  height: number;
  /** True if the list is scrolled to the end and follows new rows. */
  following: boolean;
  /** Scrolls until the row is visible. */
  reveal(index: number): void;
  /** Scrolls to the end and follows new rows. */
  scrollToEnd(): void;
}

/**
 * @param count The number of rows.
 * @param rowHeight The height of a row in pixels.
 */
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
    setFollowing(element.scrollHeight - element.clientHeight - element.scrollTop < followDistance);
  };
  const scrollToEnd = () => {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run whenever the height changes.
  useLayoutEffect(() => {
    if (!scroller.current) return;
    if (following) scroller.current.scrollTop = height;
    // If the list fits without scrolling, it is at its end.
    else if (height <= scroller.current.clientHeight) setFollowing(true);
  }, [height]);

  const first = Math.max(0, Math.min(Math.floor(top / rowHeight), count) - overscan);
  const last = Math.min(count, Math.ceil((top + visible) / rowHeight) + overscan);
  return { scroller, onScroll, from: first, to: last, height, following, reveal, scrollToEnd };
}

/** A button that scrolls to the end of the list. */
export function FollowButton({ rows }: { rows: VirtualRows }) {
  if (rows.following) return null;
  return (
    <button type="button" className="button follow" onClick={rows.scrollToEnd}>
      <Icon name="down" /> Latest
    </button>
  );
}
