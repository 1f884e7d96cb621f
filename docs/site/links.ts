/** Whether every link of the site leads somewhere. */
import { posix } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** What a site's links came to. */
export interface LinkReport {
  /** A line each: the page, the address, and what is missing. */
  dead: string[];
  /** How many links within the site there are. */
  internal: number;
  /** Addresses outside, which nobody asks for. */
  external: string[];
}

/**
 * Looks at every `href`, `src` and `action` of every page that is not itself the data.
 *
 * @param files Text by path within the site.
 * @param rendered Pages whose contents a script makes: the anchors that they will have, by path. Of such a page only what
 *   stands before the element `redoc` is looked at.
 */
export function checkLinks(
  files: ReadonlyMap<string, string>,
  rendered: ReadonlyMap<string, ReadonlySet<string>>,
): LinkReport {
  const pages = new Map(
    [...files]
      .filter(([path]) => path.endsWith(".html"))
      .map(([path, text]) => {
        const looked = rendered.has(path) ? text.slice(0, text.indexOf('<div id="redoc"')) : text;
        return [path, readPage(looked)] as const;
      }),
  );
  const report: LinkReport = { dead: [], internal: 0, external: [] };
  const external = new Set<string>();
  for (const [path, { addresses, twice }] of pages) {
    for (const id of twice) report.dead.push(`${path}: two elements have the id ${id}`);
    for (const address of addresses) {
      if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) {
        external.add(address);
        continue;
      }
      report.internal++;
      const problem = problemOf(path, address);
      if (problem !== undefined) report.dead.push(`${path}: ${address}: ${problem}`);
    }
  }
  report.external = [...external].toSorted();
  return report;

  function problemOf(path: string, address: string): string | undefined {
    if (address.startsWith("/")) return "an absolute path, which only holds at the root of a host";
    const [name = "", anchor] = address.split("#", 2);
    const [file = ""] = name.split("?", 1);
    const target = file === "" ? path : posix.join(posix.dirname(path), decodeURIComponent(file));
    if (!files.has(target)) return `there is no ${target}`;
    if (anchor === undefined || anchor === "") return undefined;
    const anchors = rendered.get(target) ?? pages.get(target)?.ids ?? new Set();
    return anchors.has(decodeURIComponent(anchor)) ? undefined : `${target} has no anchor ${anchor}`;
  }
}

interface ReadPage {
  ids: Set<string>;
  twice: string[];
  addresses: string[];
}

function readPage(text: string): ReadPage {
  const page: ReadPage = { ids: new Set(), twice: [], addresses: [] };
  const nodes: DefaultTreeAdapterTypes.Node[] = [parse(text)];
  for (const node of nodes) {
    if ("attrs" in node) {
      for (const { name, value } of node.attrs) {
        if (name === "id" && page.ids.has(value)) page.twice.push(value);
        if (name === "id") page.ids.add(value);
        if ((name === "href" || name === "src" || name === "action") && !value.startsWith("data:"))
          page.addresses.push(value);
      }
    }
    if ("childNodes" in node) nodes.push(...node.childNodes);
  }
  return page;
}
