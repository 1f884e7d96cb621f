/** How texts about the contract are shown: code in backticks, and names that lead to where they are explained. */
import { html, type Markup } from "../../../conformance/reports/markup.ts";
import type { Requirement } from "../../../spec/toolchain/requirements/register.ts";
import { href, link } from "../layout.ts";

/** Path within the site of what a name stands for; `undefined` for a name that has no place of its own. */
export type PlaceOf = (code: string) => string | undefined;

/**
 * A sentence with code in backticks. Code that names an event or an operation is a link to it.
 *
 * @param from Path of the page that shows it.
 */
export function sentence(text: string, from: string, placeOf: PlaceOf): Markup {
  const parts = text.split(/`([^`]+)`/);
  return html`${parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const place = placeOf(part);
    const code = html`<code>${part}</code>`;
    return place === undefined ? code : link(from, place, code);
  })}`;
}

/** The id of a requirement, as a link to the register. @param from Path of the page that shows it. */
export function requirementLink(contract: string, id: string, from: string): Markup {
  return html`<a class="id" href="${href(from, `contracts/${contract}/requirements.html#${id}`)}">${id}</a>`;
}

/** Requirements as a list, each with its id, which leads to the register. */
export function requirementList(
  requirements: readonly Requirement[],
  contract: string,
  from: string,
  placeOf: PlaceOf,
): Markup {
  return html`<ul class="requirements">${requirements.map(
    ({ id, level, text }) =>
      html`<li>${requirementLink(contract, id, from)} <span class="level ${level.toLowerCase()}">${level}</span> ${sentence(text, from, placeOf)}</li>`,
  )}</ul>`;
}
