import { memo, type ReactNode } from "react";
import type { LiveContent, LiveMessage } from "tambo-v1-client";
import { TamboComponent } from "./tambo-component.tsx";
import { useTamboThread } from "./use-thread.ts";

/** Renders the messages in a thread and the components in them, including while they are streaming. */
export function TamboMessages({ threadId }: { threadId: string }): ReactNode {
  const { messages, loading, status } = useTamboThread(threadId);
  const busy = loading || status === "connecting" || status === "running";
  return (
    <div className="tambo-messages" role="log" aria-live="polite" aria-busy={busy}>
      {messages.map((message) => (
        <TamboMessage key={message.id} threadId={threadId} message={message} />
      ))}
    </div>
  );
}

/**
 * Renders a user or assistant message and the tools that it calls. Messages with other roles are not
 * rendered.
 */
export const TamboMessage = memo(function TamboMessage(props: {
  threadId: string;
  message: LiveMessage;
}): ReactNode {
  const { threadId, message } = props;
  const { id, role, content, toolCalls = [], streaming = false, incomplete } = message;
  if (role !== "user" && role !== "assistant") return null;
  return (
    <article
      className="tambo-message"
      data-role={role}
      data-message-id={id}
      data-incomplete={incomplete}
      aria-label={role === "user" ? "You" : "Assistant"}
      aria-busy={streaming}
    >
      {content.map((block, index) => (
        <TamboContent key={getBlockKey(block, index)} threadId={threadId} content={block} />
      ))}
      {toolCalls.length > 0 && (
        <ul className="tambo-tool-calls" aria-label="Tools">
          {toolCalls.map((call) => (
            <li key={call.id} data-tool-call-id={call.id} data-streaming={call.streaming}>
              {call.name}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
});

/**
 * Returns the React key of a block: the id of a component, or the index of any other block. Blocks are only
 * ever appended, so their indexes are stable.
 */
function getBlockKey(block: LiveContent, index: number): string {
  return block.type === "component" ? block.id : `${index}`;
}

/** Renders a content block: plain text, a component, or media. */
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
      const url = getSafeMediaUrl(content.source, "image/");
      return url && <img className="tambo-image" src={url} alt="" />;
    }
    case "audio": {
      const url = getSafeMediaUrl(content.source, "audio/");
      // biome-ignore lint/a11y/useMediaCaption: the contract does not provide captions.
      return url && <audio className="tambo-audio" src={url} controls />;
    }
    case "file": {
      const url = getSafeMediaUrl(content.source, "");
      return url && <Attachment url={url} name="File" />;
    }
    case "resource": {
      const { title, name, uri, text } = content.resource;
      const label = title ?? name ?? uri ?? "Resource";
      const url = uri && getSafeMediaUrl({ type: "url", url: uri }, "");
      if (url) return <Attachment url={url} name={label} />;
      return (
        <figure className="tambo-resource">
          <figcaption>{label}</figcaption>
          {text !== undefined && <pre>{text}</pre>}
        </figure>
      );
    }
    default:
      // Tool blocks are rendered together with the message. Unknown block types are skipped.
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

/** The source of media: inline data or a URL. */
interface MediaSource {
  type: string;
  mediaType?: string;
  data?: string;
  url?: string;
}

/**
 * Returns a URL for media if the URL cannot run code: an `http:`, `https:` or data URL.
 *
 * @param kind The required prefix of the media type for inline data.
 */
function getSafeMediaUrl({ type, mediaType = "", data, url }: MediaSource, kind: string): string | undefined {
  if (type === "base64" && data !== undefined)
    return mediaType.startsWith(kind) ? `data:${mediaType};base64,${data}` : undefined;
  return url !== undefined && /^https?:\/\//i.test(url) ? url : undefined;
}
