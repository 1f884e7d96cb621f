/** JSON Pointer (RFC 6901). */

/**
 * The steps of a pointer, unescaped.
 *
 * @returns The steps, none for the whole document; undefined when the text is not a pointer.
 */
export function stepsOf(pointer: string): string[] | undefined {
  if (pointer === "") return [];
  if (!pointer.startsWith("/") || /~(?![01])/.test(pointer)) return undefined;
  const steps = pointer.slice(1).split("/");
  return pointer.includes("~")
    ? steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    : steps;
}

/** The pointer to a member or element of what a pointer leads to. */
export function pointerTo(pointer: string, step: string | number): string {
  return `${pointer}/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
