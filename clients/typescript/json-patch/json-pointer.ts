/** JSON Pointer (RFC 6901). */

/**
 * The steps of a pointer, unescaped. The first one is empty: the step to the document.
 *
 * @returns undefined for what is not a pointer.
 */
export function stepsOf(pointer: unknown): string[] | undefined {
  if (typeof pointer !== "string" || !/^(?:\/|$)/.test(pointer) || /~(?![01])/.test(pointer))
    return undefined;
  return pointer.split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The pointer to a member or element of what a pointer leads to. */
export function pointerTo(pointer: string, step: string | number): string {
  return `${pointer}/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
