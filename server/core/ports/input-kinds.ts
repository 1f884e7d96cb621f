/** The content types, other than text, that each provider's API accepts. */

export type Api = "responses" | "chat-completions" | "messages" | "compatible";

/** The media type and source of content other than plain text. */
export interface InputKind {
  /** A media type such as `image/png`, or `image` for an image in an unknown format. */
  mediaType: string;
  /** Base64 data, a URL, or the ID of a file stored by the provider. */
  source: "data" | "url" | "reference";
}

const audio = "audio/(wav|mp3|mpeg)";
const pdf = "application/pdf";

/** Patterns for the accepted media types, by API and source. */
const acceptedTypes: Record<Api, Record<InputKind["source"], RegExp>> = {
  responses: {
    data: toPattern("image(/.+)?", pdf),
    // The API accepts many document types, but no audio or video.
    url: toPattern("image(/.+)?", "application/.+", "text/.+"),
    reference: toPattern("image(/.+)?", "application/.+", "text/.+"),
  },
  "chat-completions": {
    data: toPattern("image(/.+)?", audio, pdf),
    url: toPattern("image(/.+)?"),
    reference: toPattern("application/.+", "text/.+"),
  },
  messages: {
    data: toPattern("image(/(jpeg|png|gif|webp))?", pdf),
    url: toPattern("image(/.+)?", pdf, "text/plain"),
    reference: toPattern("image(/.+)?", "application/.+", "text/.+"),
  },
  compatible: {
    data: toPattern("image(/.+)?", "video/.+", audio, pdf),
    url: toPattern("image(/.+)?", "video/.+"),
    reference: toPattern("application/.+", "text/.+"),
  },
};

function toPattern(...patterns: string[]): RegExp {
  return new RegExp(`^(?:${patterns.join("|")})$`);
}

/** Returns true if an API accepts the content, either directly or converted to text. */
export function acceptsInput(api: Api, { mediaType, source }: InputKind): boolean {
  const type = getEssence(mediaType);
  return acceptedTypes[api][source].test(type) || (source === "data" && isTextType(type));
}

/** Returns true if data with this media type is text. APIs without file support accept it as plain text. */
export function isTextType(mediaType: string): boolean {
  return /^(text\/.+|application\/((.+\+)?(json|xml|yaml)|x-yaml|javascript|sql|toml))$/.test(
    getEssence(mediaType),
  );
}

/** Returns a media type in lower case, without its parameters. */
export function getEssence(mediaType: string): string {
  return (mediaType.split(";")[0] ?? "").trim().toLowerCase();
}
