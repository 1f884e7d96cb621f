/** Which content each provider's API has a place for, besides text. */

/** The APIs of providers. */
export type Api = "responses" | "chat-completions" | "messages" | "compatible";

/** A piece of content that is no plain text. */
export interface InputKind {
  /** Such as `image/png`; `image` for an image of unknown format. */
  mediaType: string;
  /** Whether its bytes are at hand, its address, or the id of a file that the provider keeps. */
  source: "data" | "url" | "reference";
}

const audio = "audio/(wav|mp3|mpeg)";
const pdf = "application/pdf";

/** For each API and source, the media types as patterns. */
const places: Record<Api, Record<InputKind["source"], RegExp>> = {
  responses: {
    data: kinds("image(/.+)?", pdf),
    // Documents of many kinds, but nothing to hear or see.
    url: kinds("image(/.+)?", "application/.+", "text/.+"),
    reference: kinds("image(/.+)?", "application/.+", "text/.+"),
  },
  "chat-completions": {
    data: kinds("image(/.+)?", audio, pdf),
    url: kinds("image(/.+)?"),
    reference: kinds("application/.+", "text/.+"),
  },
  messages: {
    data: kinds("image(/(jpeg|png|gif|webp))?", pdf),
    url: kinds("image(/.+)?", pdf, "text/plain"),
    reference: kinds("image(/.+)?", "application/.+", "text/.+"),
  },
  compatible: {
    data: kinds("image(/.+)?", "video/.+", audio, pdf),
    url: kinds("image(/.+)?", "video/.+"),
    reference: kinds("application/.+", "text/.+"),
  },
};

function kinds(...patterns: string[]): RegExp {
  return new RegExp(`^(?:${patterns.join("|")})$`);
}

/** Whether an API has a place for such content, also as the text that it is. */
export function hasPlaceFor(api: Api, { mediaType, source }: InputKind): boolean {
  const type = essence(mediaType);
  return places[api][source].test(type) || (source === "data" && isText(type));
}

/** Whether bytes of this media type are text, and can be told as such where an API takes no files. */
export function isText(mediaType: string): boolean {
  return /^(text\/.+|application\/((.+\+)?(json|xml|yaml)|x-yaml|javascript|sql|toml))$/.test(
    essence(mediaType),
  );
}

/** A media type without its parameters. */
export function essence(mediaType: string): string {
  return (mediaType.split(";")[0] ?? "").trim().toLowerCase();
}
