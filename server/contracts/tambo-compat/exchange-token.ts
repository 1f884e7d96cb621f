/** Exchanges tokens of issuers for access tokens, as `beta.auth.getToken` of the SDK requests it. */
import type { Handlers } from "../../../generated/tambo-compat/handlers.ts";
import type { TokenExchangeForm, TokenExchangeResponse } from "../../core/ports/tokens.ts";
import { BodyError } from "../../http/body-error.ts";
import { readForm } from "../../http/form.ts";
import type { ContractServices, ProjectContext, ReadBody } from "../contract.ts";

/** The path of the operation. It returns no data, so an API key is sufficient even if the project requires tokens. */
export const tokenPath = "/compat/tambo/oauth/token";

const formType = "application/x-www-form-urlencoded";
/** More fields than RFC 8693 defines. */
const maxFields = 20;
/** Maximum size of a token request, in bytes. */
const maxBytes = 64 * 1024;
const required = { grant_type: "", subject_token: "", subject_token_type: "" };

/**
 * Reads a token request. A field that is missing is read as an empty field, which means the same (RFC 6749 section 3.2).
 * A field that was sent several times is an array.
 *
 * @throws {BodyError} if the body is not a form.
 * @throws errors from `limits.reserve`.
 */
export const readTokenForm: ReadBody = async (request, limits) => {
  if (!request.is(formType))
    throw new BodyError("UNSUPPORTED_MEDIA_TYPE", `Send the request as ${formType}.`);
  const limit = Math.min(limits.limit, maxBytes);
  const form = await readForm(request, { ...limits, limit, maxFields, textFields: [] });
  const fields = [...new Set(form.keys())].map((name) => {
    const values = form.getAll(name).map(String);
    return [name, values.length > 1 ? values : values[0]];
  });
  return { ...required, ...(Object.fromEntries(fields) as object) };
};

/** Returns the handler of the operation. */
export function createTokenHandlers({
  tokens,
}: Pick<ContractServices, "tokens">): Pick<Handlers<ProjectContext>, "exchangeToken"> {
  return {
    async exchangeToken({ body, context }) {
      // The body also contains the fields that are not supported, which the exchange rejects.
      const form = body as object as TokenExchangeForm;
      const response = (await tokens?.exchange(form, context.owner)) ?? notConfigured;
      // Responses with tokens must not be stored (RFC 6749 section 5.1).
      return { ...response, headers: { "Cache-Control": "no-store", Pragma: "no-cache" } };
    },
  };
}

/** The response of a server without issuers. */
const notConfigured: TokenExchangeResponse = {
  status: 400,
  body: {
    error: "unsupported_grant_type",
    error_description: "This server issues no tokens, because no project has an issuer (issuers).",
  },
};
