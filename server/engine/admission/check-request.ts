/** Whether the model of a run has a place for everything that its input holds. */

import { Refusal } from "../../core/errors.ts";
import { mistakeInName } from "../../core/ids.ts";
import type { ContentBlock, FileSource, Message } from "../../core/messages.ts";
import type { InputKind } from "../../core/ports/input-kinds.ts";
import { allowsModel, type ModelList, type Models } from "../../core/ports/models.ts";
import type { HistoryEntry, RunInput, UserMessage } from "../run-input.ts";
import type { RunRequest } from "./store-run.ts";

const ways: Record<InputKind["source"], string> = {
  data: "in base64",
  url: "by URL",
  reference: "by file id",
};

/**
 * Refuses new messages that the model could not be shown; a history that is still to be made is checked when it is.
 *
 * @throws {Refusal} `VALIDATION_ERROR` that names the block.
 */
export function checkInput(models: Models, { messages, history = [], settings }: RunInput): void {
  const id = settings.model ?? models.default;
  const entries = typeof history === "function" ? [] : history;
  for (const { content, pointers = [] } of [...messages, ...entries.flatMap(saidByUser)]) {
    for (const [index, block] of content.entries()) {
      const input = inputOf(block);
      if (input === undefined || models.takes(id, input)) continue;
      throw Refusal.at(
        pointers[index] ?? `/message/content/${index}`,
        `the model "${id}" takes no ${input.mediaType} ${ways[input.source]}; send it in another way, or choose another model`,
      );
    }
  }
}

/** An input whose history, where that is still to be made, is checked when it is. @throws {Refusal} as {@link checkInput}. */
export function checkedInput(models: Models, input: RunInput): RunInput {
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
 * Refuses a model that does not exist, and one that the request has chosen from outside of its project's list: both are
 * told alike, with the models that may be chosen.
 *
 * @param allowed The project's list. It does not bind an agent's model, which the settings have chosen.
 * @throws {Refusal} `VALIDATION_ERROR` at `/model`.
 */
export function checkModel(models: Models, { input }: Pick<RunRequest, "input">, allowed: ModelList): void {
  const { settings, hasAgentModel } = input;
  const { model } = settings;
  if (model === undefined) return;
  if (models.get(model) !== undefined && (hasAgentModel || allowsModel(allowed, model))) return;
  const choice = choices(models, allowed).join(", ");
  throw Refusal.at("/model", `there is no model "${model}"; choose one of ${choice}`);
}

/** Ids of the models that may be chosen, `<provider>/*` for all of a provider; of a list only those that exist. */
function choices(models: Models, allowed: ModelList): readonly string[] {
  if (allowed === undefined) return models.ids;
  const embedded = models.ids.filter((id) => !id.includes("/") && allowsModel(allowed, id));
  return [...embedded, ...allowed.filter((id) => id.includes("/") && models.get(id) !== undefined)];
}

/**
 * Refuses names that no database holds as they are: they would be stored as others, and be found by others.
 *
 * @throws {Refusal} `VALIDATION_ERROR` that names the member.
 */
export function checkNames({
  threadId,
  clientId,
  contextKey,
}: Partial<Pick<RunRequest, "threadId" | "clientId" | "contextKey">>): void {
  for (const [member, name = ""] of Object.entries({ threadId, runId: clientId, contextKey })) {
    const mistake = mistakeInName(name);
    if (mistake !== undefined) throw Refusal.at(`/${member}`, mistake);
  }
}

/** What the user says in a history for the first time. */
function saidByUser(entry: HistoryEntry): UserMessage[] {
  if ("stored" in entry || entry.role !== "user") return [];
  const { blocks, pointers } = entry;
  return [{ content: blocks as ContentBlock[], ...(pointers !== undefined && { pointers }) }];
}

/** What a block is to a model; `undefined` for text. */
export function inputOf(block: ContentBlock): InputKind | undefined {
  switch (block.type) {
    case "text":
      return undefined;
    case "image":
      return { mediaType: block.source.mediaType ?? "image", source: sourceOf(block.source) };
    case "audio":
      return { mediaType: block.source.mediaType, source: "data" };
    case "file":
      return { mediaType: block.source.mediaType ?? unknownType, source: sourceOf(block.source) };
    case "resource": {
      const { text, blob, mimeType = unknownType } = block.resource;
      return text === undefined && blob !== undefined ? { mediaType: mimeType, source: "data" } : undefined;
    }
  }
}

const unknownType = "application/octet-stream";

function sourceOf({ type }: Pick<FileSource, "type">): InputKind["source"] {
  if (type === "base64") return "data";
  return type === "url" ? "url" : "reference";
}
