/** The request that the next message will send, with the changes that the user has made to it. */
import { getMessageText, isObject } from "../session/json.ts";
import { prompts } from "../session/prompts.ts";
import type { ContractName, RequestBody, Session } from "../session/session.ts";
import { copyFields, formatBody, parseBody } from "./body.ts";
import { type ContractRequest, contractRequests } from "./contract-requests.ts";

/** A problem in the text of a request body. */
export interface Problem {
  /** Requests with errors are not sent. */
  severity: "error" | "warning";
  /** The range in the text, as offsets. */
  from: number;
  to: number;
  /** The line, starting at 1. */
  line: number;
  /** JSON Pointer to the value. */
  pointer: string;
  message: string;
}

/** Finds the problems in the text of a request body. */
export type BodyCheck = (text: string) => Promise<readonly Problem[]>;

/** The user's edits, which remain when a new session replaces the current one. */
export class RequestEdits {
  /** The edited text of the body, by contract. */
  readonly texts = new Map<ContractName, string>();
  /** The checks whose schemas have been loaded, by contract. */
  readonly checks = new Map<ContractName, BodyCheck>();
}

/** The next request. Immutable. */
export interface NextRequestSnapshot {
  /** The body as text, as the user has written it. */
  text: string;
  /** The parsed body. Absent if the text is not a JSON object. */
  body?: RequestBody;
  /** True if the body differs from the default. */
  isEdited: boolean;
  /** True if the user has changed the body since the last request was sent. */
  isChanged: boolean;
  problems: readonly Problem[];
  /** False if the body has errors. */
  isValid: boolean;
}

export class NextRequest {
  readonly #session: Session;
  readonly #edits: RequestEdits;
  readonly #request: ContractRequest;
  readonly #listeners = new Set<() => void>();
  /** The message that the user is typing. */
  #draft = "";
  /** The message that is shown while the user types none. */
  #example: string;
  #default: RequestBody;
  #problems: readonly Problem[] = [];
  #isChanged = false;
  /** Resolves when the current text has been checked. */
  #checked: Promise<void> = Promise.resolve();
  #snapshot: NextRequestSnapshot | undefined;
  /** The session's progress when the default body was created. */
  #progress: { requests: number; busy: boolean };

  constructor(session: Session, edits: RequestEdits) {
    this.#session = session;
    this.#edits = edits;
    this.#request = contractRequests[session.contract];
    this.#example = prompts[session.contract][0]?.text ?? "";
    this.#default = session.createBody(this.#example);
    this.#progress = getProgress(session);
    this.#rebase();
    this.#startCheck();
  }

  get snapshot(): NextRequestSnapshot {
    this.#snapshot ??= this.#createSnapshot();
    return this.#snapshot;
  }

  /** Calls the listener after changes. Has a stable identity, because it is passed to a React hook. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Updates the request when the conversation continues.
   *
   * @returns A function that stops the updates.
   */
  follow(): () => void {
    return this.#session.subscribe(() => this.#onSessionChange());
  }

  /** Sets the function that checks edited text. Until then, only the syntax is checked. */
  setCheck(check: BodyCheck): void {
    this.#edits.checks.set(this.#session.contract, check);
    this.#startCheck();
  }

  /** Sets the message that the user is typing. An empty text is replaced by an example. */
  setDraft(text: string): void {
    if (text === this.#draft) return;
    this.#draft = text;
    this.#updateDefault();
  }

  /** Replaces the text of the body. */
  edit(text: string): void {
    if (text === this.snapshot.text) return;
    this.#edit = text;
    this.#isChanged = true;
    this.#update();
  }

  /** Discards the changes of the user. */
  reset(): void {
    this.#edit = undefined;
    this.#problems = [];
    this.#isChanged = true;
    this.#update();
  }

  /**
   * Sends the request as it is shown, or with another message.
   *
   * @param message The user's message.
   * @returns False if the request was not sent, because it has errors or a run is active.
   */
  async send(message?: string): Promise<boolean> {
    await this.#checked;
    const { body, isValid, isEdited } = this.snapshot;
    if (!isValid || body === undefined || this.#session.snapshot.busy) return false;
    if (message === undefined) {
      this.#example = this.#findMessage(body) ?? this.#example;
      this.#session.send(body);
    } else {
      this.#example = message;
      this.#session.send(isEdited ? this.#applyConversation(message, body) : message);
    }
    this.#isChanged = false;
    this.#notify();
    return true;
  }

  /** The text that the user has edited. */
  get #edit(): string | undefined {
    return this.#edits.texts.get(this.#session.contract);
  }

  set #edit(text: string | undefined) {
    if (text === undefined) this.#edits.texts.delete(this.#session.contract);
    else this.#edits.texts.set(this.#session.contract, text);
  }

  #onSessionChange(): void {
    const { requests, busy } = getProgress(this.#session);
    if (busy || (requests === this.#progress.requests && !this.#progress.busy)) {
      this.#progress = { requests: this.#progress.requests, busy };
      return;
    }
    this.#progress = { requests, busy };
    this.#updateDefault();
  }

  #updateDefault(): void {
    this.#default = this.#session.createBody(this.#draft === "" ? this.#example : this.#draft);
    this.#rebase();
    this.#update();
  }

  /** Applies the current conversation to the edited text. Text that is not JSON remains as it is. */
  #rebase(): void {
    const body = this.#edit === undefined ? undefined : parseBody(this.#edit);
    if (body === undefined) return;
    const next = copyFields(this.#default, body, this.#request.conversation);
    if (JSON.stringify(next) !== JSON.stringify(body)) this.#edit = formatBody(next);
  }

  #applyConversation(message: string, body: RequestBody): RequestBody {
    return copyFields(this.#session.createBody(message), body, this.#request.conversation);
  }

  /** Returns the text of the user's message in a body. */
  #findMessage(body: RequestBody): string | undefined {
    if (typeof body.content === "string") return body.content;
    const { message, messages, request } = body;
    const list = isObject(request) ? request.messages : messages;
    const last: unknown = Array.isArray(list) ? list.at(-1) : message;
    const text = isObject(last) ? getMessageText(last) : "";
    return text === "" ? undefined : text;
  }

  #update(): void {
    this.#notify();
    this.#startCheck();
  }

  #startCheck(): void {
    const { text } = this.snapshot;
    const check = this.#edits.checks.get(this.#session.contract) ?? checkSyntax;
    this.#checked = check(text).then((problems) => {
      if (text !== this.snapshot.text) return;
      this.#problems = problems;
      this.#notify();
    });
  }

  #createSnapshot(): NextRequestSnapshot {
    const text = this.#edit ?? formatBody(this.#default);
    const body = this.#edit === undefined ? this.#default : parseBody(text);
    return {
      text,
      ...(body !== undefined && { body }),
      isEdited: JSON.stringify(body) !== JSON.stringify(this.#default),
      isChanged: this.#isChanged,
      problems: this.#problems,
      isValid: body !== undefined && this.#problems.every(({ severity }) => severity !== "error"),
    };
  }

  #notify(): void {
    this.#snapshot = undefined;
    for (const listener of this.#listeners) listener();
  }
}

function getProgress({ snapshot }: Session): { requests: number; busy: boolean } {
  return { requests: snapshot.requests.length, busy: snapshot.busy };
}

/** Reports text that is not a JSON object. */
async function checkSyntax(text: string): Promise<readonly Problem[]> {
  if (parseBody(text) !== undefined) return [];
  const message = "The request body must be a JSON object.";
  return [{ severity: "error", from: 0, to: 0, line: 1, pointer: "", message }];
}
