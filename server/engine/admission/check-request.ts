/** Request checks that do not need stored data. They are the first step in starting a run. */

import { RequestRejectedError } from "../../core/errors.ts";
import { describeInvalidId } from "../../core/ids.ts";
import type { ContentBlock, FileSource, Message } from "../../core/messages.ts";
import type { InputKind } from "../../core/ports/input-kinds.ts";
import { allowsModel, type ModelList, type Models } from "../../core/ports/models.ts";
import { quoteChoices } from "../../core/quote-choices.ts";
import { selectRunTools, type ToolSources } from "../run-dependencies.ts";
import type { HistoryEntry, RunInput, RunRequest, UserMessage } from "../run-input.ts";
import { checkSettings } from "../turn/turn-tools.ts";

/** The models and tools that requests are checked against. */
export interface CheckContext extends ToolSources {
  models: Models;
  /** Returns the models that a project's requests may select. If absent, all models are allowed. */
  getAllowedModels?: (projectId: string) => ModelList;
}

/**
 * Checks a request's IDs, settings, model, and content.
 *
 * @returns The request. If its history depends on stored messages, the history is checked later, when it is
 * resolved.
 * @throws {RequestRejectedError} `VALIDATION_ERROR`.
 */
export function checkRequest(request: RunRequest, context: CheckContext): RunRequest {
  const { models, ...sources } = { ...context, ...request.overrides };
  const { owner, input } = request;
  const { settings } = input;
  checkIds(request);
  checkSettings(settings, selectRunTools(settings, sources).list(owner.projectId));
  checkModel(models, request, context.getAllowedModels?.(owner.projectId));
  return { ...request, input: withCheckedHistory(models, input) };
}

const sourceNames: Record<InputKind["source"], string> = {
  data: "in base64",
  url: "by URL",
  reference: "by file ID",
};

/**
 * Rejects new messages whose content the model does not accept. A history that depends on stored messages is
 * not checked here.
 *
 * @throws {RequestRejectedError} `VALIDATION_ERROR` with a pointer to the block.
 */
export function checkInput(
  models: Models,
  { messages, history = [], settings, keepsUnusableContent }: RunInput,
): void {
  if (keepsUnusableContent === true) return;
  const id = settings.model ?? models.default;
  const entries = typeof history === "function" ? [] : history;
  for (const { content, pointers = [] } of [...messages, ...entries.flatMap(toUserMessages)]) {
    for (const [index, block] of content.entries()) {
      const input = toInputKind(block);
      if (input === undefined || models.acceptsInput(id, input)) continue;
      throw RequestRejectedError.at(
        pointers[index] ?? `/message/content/${index}`,
        `the model "${id}" does not accept ${input.mediaType} ${sourceNames[input.source]}; send it in another way, or choose another model`,
      );
    }
  }
}

/**
 * Checks the input's messages and returns the input. A history that depends on stored messages is checked
 * when it is resolved.
 *
 * @throws {RequestRejectedError} as in {@link checkInput}.
 */
function withCheckedHistory(models: Models, input: RunInput): RunInput {
  checkInput(models, input);
  const { history } = input;
  if (typeof history !== "function") return input;
  const checked = (stored: readonly Message[]) => {
    const entries = history(stored);
    checkInput(models, { ...input, history: entries });
    return entries;
  };
  return { ...input, history: checked };
}

/**
 * Rejects a model that does not exist or is not allowed for the project. Both errors have the same message,
 * which lists the available models.
 *
 * @param allowed The models allowed for the project. Not applied to an agent's model, which is configured by
 * the operator.
 * @throws {RequestRejectedError} `VALIDATION_ERROR` at `/model`.
 */
function checkModel(models: Models, { input }: Pick<RunRequest, "input">, allowed: ModelList): void {
  const { settings, hasAgentModel } = input;
  const { model } = settings;
  if (model === undefined) return;
  if (models.get(model) !== undefined && (hasAgentModel || allowsModel(allowed, model))) return;
  const choices = listModelChoices(models, allowed);
  const advice = choices.length === 0 ? "this server allows none" : `use ${quoteChoices(choices)}`;
  throw RequestRejectedError.at("/model", `the model "${model}" is not available; ${advice}`);
}

/**
 * Returns the IDs of the available models, or `<provider>/*` for all of a provider's models. If `allowed` is
 * given, only existing models in that list are returned.
 */
function listModelChoices(models: Models, allowed: ModelList): readonly string[] {
  if (allowed === undefined) return models.ids;
  const embedded = models.ids.filter((id) => !id.includes("/") && allowsModel(allowed, id));
  return [...embedded, ...allowed.filter((id) => id.includes("/") && models.get(id) !== undefined)];
}

/**
 * Rejects IDs that a database would alter.
 *
 * @throws {RequestRejectedError} `VALIDATION_ERROR` with a pointer to the field.
 */
export function checkIds({
  threadId,
  clientId,
  contextKey,
}: Partial<Pick<RunRequest, "threadId" | "clientId" | "contextKey">>): void {
  for (const [field, name = ""] of Object.entries({ threadId, runId: clientId, contextKey })) {
    const problem = describeInvalidId(name);
    if (problem !== undefined) throw RequestRejectedError.at(`/${field}`, problem);
  }
}

/** Returns an array with the entry if it is a new user message, or an empty array otherwise. */
function toUserMessages(entry: HistoryEntry): UserMessage[] {
  if ("stored" in entry || entry.role !== "user") return [];
  const { blocks, pointers } = entry;
  return [{ content: blocks as ContentBlock[], ...(pointers !== undefined && { pointers }) }];
}

/** Returns a block's input kind, or `undefined` for text. */
export function toInputKind(block: ContentBlock): InputKind | undefined {
  switch (block.type) {
    case "text":
      return undefined;
    case "image":
      return { mediaType: block.source.mediaType ?? "image", source: toInputSource(block.source) };
    case "audio":
      return { mediaType: block.source.mediaType, source: "data" };
    case "file":
      return { mediaType: block.source.mediaType ?? defaultMediaType, source: toInputSource(block.source) };
    case "resource": {
      const { text, blob, mimeType = defaultMediaType } = block.resource;
      return text === undefined && blob !== undefined ? { mediaType: mimeType, source: "data" } : undefined;
    }
  }
}

const defaultMediaType = "application/octet-stream";

function toInputSource({ type }: Pick<FileSource, "type">): InputKind["source"] {
  if (type === "base64") return "data";
  return type === "url" ? "url" : "reference";
}
