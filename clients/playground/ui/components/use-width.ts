import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** How wide an element is, in pixels, so that what is drawn in it has text of one size everywhere. */
export function useWidth(assumed: number): { element: RefObject<HTMLDivElement | null>; width: number } {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(assumed);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth || assumed);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [assumed]);
  return { element, width };
}
