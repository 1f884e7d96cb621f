import { type RefObject, useEffect, useRef } from "react";

/** Nearer to the end than this many pixels, the reader follows what comes. */
const followWithin = 80;

/**
 * Keeps the end of something that grows in view, unless the reader has scrolled up.
 *
 * @param on What does not grow is shown from its beginning.
 */
export function useFollow(on: boolean): {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
} {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const outer = scroller.current;
    if (!on || !outer || !content.current) return;
    let following = true;
    const onScroll = () => {
      following = outer.scrollHeight - outer.clientHeight - outer.scrollTop < followWithin;
    };
    const observer = new ResizeObserver(() => {
      if (following) outer.scrollTop = outer.scrollHeight;
    });
    outer.addEventListener("scroll", onScroll, { passive: true });
    observer.observe(content.current);
    observer.observe(outer);
    return () => {
      outer.removeEventListener("scroll", onScroll);
      observer.disconnect();
    };
  }, [on]);
  return { scroller, content };
}
