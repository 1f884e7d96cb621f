import type { OpenApiDocument } from "./document.ts";
import { mapValues } from "./document.ts";

/** The extension that says since when something is deprecated, as a day (`YYYY-MM-DD`). */
export const deprecatedSince = "x-deprecated-since";

/** Says of headers of responses that they are `deprecated`, which the emitter says of everything else. */
export function withDeprecatedHeaders(document: OpenApiDocument): OpenApiDocument {
  const paths = mapValues(document.paths, (item) =>
    mapValues(item, (operation) => ({
      ...operation,
      responses: mapValues(operation.responses, (response) =>
        response.headers === undefined
          ? response
          : {
              ...response,
              headers: mapValues(response.headers, (header) =>
                deprecatedSince in header ? { ...header, deprecated: true } : header,
              ),
            },
      ),
    })),
  );
  return { ...document, paths };
}
