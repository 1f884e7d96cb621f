import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileContract } from "./compile.ts";

/** A separate folder for a contract. It is inside the project, so that the compiler finds its libraries. */
let directory: string;
beforeAll(() => {
  const scratch = join(import.meta.dirname, "../.build");
  mkdirSync(scratch, { recursive: true });
  directory = mkdtempSync(join(scratch, "contract-"));
  writeFileSync(
    join(directory, "tspconfig.yaml"),
    `emit: ["@typespec/openapi3"]
options:
  "@typespec/openapi3":
    openapi-versions: ["3.1.0", "3.2.0"]
    output-file: "openapi.{openapi-version}.json"
    file-type: json
`,
  );
});
afterAll(() => rmSync(directory, { recursive: true }));

function write(body: string): void {
  const text = `import "@typespec/http";\nusing TypeSpec.Http;\n@service namespace Shop;\n${body}\n`;
  writeFileSync(join(directory, "main.tsp"), text);
}

describe("a contract that does not compile", () => {
  it.each<[name: string, body: string, diagnostic: string]>([
    ["error", "op buy(): Nothing;", "main.tsp:4:11 - error invalid-ref: Unknown identifier Nothing"],
    [
      "warning",
      '#deprecated "use New"\nmodel Old {}\nop buy(): Old;',
      "main.tsp:6:11 - warning deprecated: Deprecated: use New",
    ],
  ])("reports an %s with its location and the source line", async (_, body, diagnostic) => {
    write(body);
    // The compiler colors its messages if the environment requests it.
    const failed = stripVTControlCharacters(
      String(await compileContract(directory).catch((error: unknown) => error)),
    );
    expect(failed).toContain(diagnostic);
    expect(failed).toContain("| op buy(): ");
  });

  it("reports the names in an order of events that are no event of the union", async () => {
    const decorators = join(import.meta.dirname, "../../common/decorators.tsp");
    write(`model Begin { type: "begin" }
model End { type: "end" }
@discriminated(#{ envelope: "none", discriminatorPropertyName: "type" })
union Inner { begin: Begin, end: End }
@Common.eventOrder(#{
  first: #["begin"],
  last: #["stop"],
  when: #[#{ query: "form", value: "short", first: #["start"], last: #["stop", "end"] }],
})
union Outer { inner: Inner }
op buy(): Outer;`);
    const main = join(directory, "main.tsp");
    writeFileSync(main, `import "${decorators}";\n${readFileSync(main, "utf8")}`);
    const failed = stripVTControlCharacters(
      String(await compileContract(directory).catch((error: unknown) => error)),
    );
    const diagnostics = failed.split("\n").filter((line) => line.includes(" - error "));
    const problem = (name: string) =>
      `main.tsp:9:20 - error unknown-event: @eventOrder names ${name}, which is no event of the union: use one of begin, end`;
    expect(diagnostics.map((line) => line.slice(line.indexOf("main.tsp")))).toEqual([
      problem("stop"),
      problem("start"),
    ]);
  });

  it("reports which document was not emitted, and which files were", async () => {
    write("op buy(): void;");
    await expect(compileContract(directory)).rejects.toThrow(
      "the emitters did not write asyncapi.yaml, only openapi.3.1.0.json, openapi.3.2.0.json",
    );
  });
});
