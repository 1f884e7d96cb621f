/**
 * A replacement for the library `@typespec/spector`, which the scenarios import. The library itself also installs the
 * server and the upload of TypeSpec's coverage reports.
 */
import type { DecoratorContext, Namespace } from "@typespec/compiler";
import { $service } from "@typespec/compiler";
import { mockFile } from "@typespec/compiler/testing";
import { $route, $server } from "@typespec/http";

/** Makes a namespace a service on this machine, as the library does. */
function $scenarioService(context: DecoratorContext, target: Namespace, route: string): void {
  context.call($service, target, {});
  context.call($server, target, "http://localhost:3000", "TestServer endpoint");
  context.call($route, target, route);
}

const library = `import "./decorators.js";
namespace TypeSpec.Spector;
extern dec scenarioService(target: TypeSpec.Reflection.Namespace, route: valueof string);
extern dec \`scenario\`(target: TypeSpec.Reflection.Operation);
extern dec scenarioDoc(target: TypeSpec.Reflection.Operation, doc: valueof string);
`;

const folder = "node_modules/@typespec/spector";

/** The files of the library, by path. */
export const spectorFiles = {
  [`${folder}/package.json`]: JSON.stringify({
    name: "@typespec/spector",
    exports: { ".": { typespec: "./main.tsp" } },
  }),
  [`${folder}/main.tsp`]: library,
  [`${folder}/decorators.js`]: mockFile.js({
    $decorators: {
      "TypeSpec.Spector": { scenarioService: $scenarioService, scenario: () => {}, scenarioDoc: () => {} },
    },
  }),
};
