/** Finds and changes elements of a parsed page. */
import { type DefaultTreeAdapterTypes, html, parseFragment } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Yields the elements of a tree in document order. */
export function* elementsOf(node: Node): Generator<Element> {
  if ("tagName" in node) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsOf(child);
}

/** Returns the first element that has a class. */
export function findByClass(node: Node, name: string): Element | undefined {
  for (const element of elementsOf(node)) if (hasClass(element, name)) return element;
  return undefined;
}

/** Returns the ancestors of an element, the nearest first. */
export function ancestorsOf(element: Element): Element[] {
  const parent = element.parentNode;
  return parent !== null && "tagName" in parent ? [parent, ...ancestorsOf(parent)] : [];
}

/** Returns the value of an attribute. */
export function getAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** Sets the value of an attribute, and adds the attribute if the element does not have it. */
export function setAttribute(element: Element, name: string, value: string): void {
  const attribute = element.attrs.find((each) => each.name === name);
  if (attribute === undefined) element.attrs.push({ name, value });
  else attribute.value = value;
}

/** Removes attributes from an element. */
export function removeAttributes(element: Element, names: readonly string[]): void {
  element.attrs = element.attrs.filter(({ name }) => !names.includes(name));
}

/** Returns true if an element has a class. */
export function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}

/** Adds some classes to an element and removes others. */
export function changeClasses(
  element: Element,
  add: readonly string[],
  remove: readonly string[] = [],
): void {
  const kept = classesOf(element).filter((name) => !remove.includes(name) && !add.includes(name));
  setAttribute(element, "class", [...kept, ...add].join(" "));
}

/** Changes the tag name of an element. */
export function renameElement(element: Element, tagName: string): void {
  element.tagName = tagName;
  element.nodeName = tagName;
}

/** Replaces the content of an element. */
export function setContent(element: Element | undefined, source: string): void {
  if (element === undefined) return;
  const { childNodes } = parseFragment(source);
  for (const child of childNodes) child.parentNode = element;
  element.childNodes = childNodes;
}

/** Removes an element from its page. */
export function remove(element: Element | undefined): void {
  const parent = element?.parentNode;
  if (parent) parent.childNodes = parent.childNodes.filter((child) => child !== element);
}

/** Returns the text of a tree without the elements that `skips` selects. Spaces separate block elements. */
export function textOf(node: Node, skips: (element: Element) => boolean = () => false): string {
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!("childNodes" in node) || ("tagName" in node && skips(node))) return "";
  const text = node.childNodes.map((child) => textOf(child, skips)).join("");
  return "tagName" in node && !inline.has(node.tagName) ? `${text} ` : text;
}

const inline = new Set<string>([
  html.TAG_NAMES.A,
  html.TAG_NAMES.CODE,
  html.TAG_NAMES.SPAN,
  html.TAG_NAMES.EM,
]);

function classesOf(element: Element): string[] {
  return (getAttribute(element, "class") ?? "").split(/\s+/).filter((name) => name !== "");
}
