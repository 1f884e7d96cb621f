/** A content block of a message. */
import { memo, type ReactNode } from "react";
import type { LiveContent } from "tambo-v1-client";
import { TamboComponent } from "./live-component.tsx";
import { mediaUrl } from "./media-url.ts";

/** Text as it is written, a component, or media. */
export const TamboContent = memo(function TamboContent(props: {
  threadId: string;
  content: LiveContent;
}): ReactNode {
  const { threadId, content } = props;
  switch (content.type) {
    case "text":
      return <p className="tambo-text">{content.text}</p>;
    case "component":
      return <TamboComponent threadId={threadId} component={content} />;
    case "image": {
      const url = mediaUrl(content.source, "image/");
      return url && <img className="tambo-image" src={url} alt="" />;
    }
    case "audio": {
      const url = mediaUrl(content.source, "audio/");
      // biome-ignore lint/a11y/useMediaCaption: the contract has no captions.
      return url && <audio className="tambo-audio" src={url} controls />;
    }
    case "file": {
      const url = mediaUrl(content.source, "");
      return url && <Attachment url={url} name="File" />;
    }
    case "resource": {
      const { title, name, uri, text } = content.resource;
      const label = title ?? name ?? uri ?? "Resource";
      const url = uri && mediaUrl({ type: "url", url: uri }, "");
      if (url) return <Attachment url={url} name={label} />;
      return (
        <figure className="tambo-resource">
          <figcaption>{label}</figcaption>
          {text !== undefined && <pre>{text}</pre>}
        </figure>
      );
    }
    default:
      // Blocks of tools are shown with the message, and a later server's are not known.
      return null;
  }
});

function Attachment({ url, name }: { url: string; name: string }): ReactNode {
  return (
    <a
      className="tambo-attachment"
      href={url}
      target="_blank"
      rel="noreferrer"
      download={url.startsWith("data:") || undefined}
    >
      {name}
    </a>
  );
}
