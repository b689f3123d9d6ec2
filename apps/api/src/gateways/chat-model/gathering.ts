import { z } from 'zod';
import type { Completion, ToolCall } from './chat-model.ts';

const argumentsText = z
  .union([
    z.string(),
    z.record(z.string(), z.unknown()).transform((given) => JSON.stringify(given)),
  ])
  .nullish();

const partSchema = z.object({
  content: z.string().nullish(),
  refusal: z.string().nullish(),
  tool_calls: z
    .array(
      z.object({
        index: z.number().int().nonnegative().nullish(),
        id: z.string().nullish(),
        function: z.object({ name: z.string().nullish(), arguments: argumentsText }).nullish(),
      }),
    )
    .nullish(),
});

/** A piece of a stream has a `delta`, an answer in one piece a `message`; both read alike. */
const answerSchema = z.object({
  choices: z.array(
    z.object({
      index: z.number().nullish(),
      delta: partSchema.nullish(),
      message: partSchema.nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

type Part = z.infer<typeof partSchema>;
type CallPart = NonNullable<Part['tool_calls']>[number];

/** Puts an answer together from its pieces. */
export function createGathering() {
  let content = '';
  let isRefusal = false;
  let ending: string | null = null;
  const calls: (ToolCall & { index: number | null })[] = [];

  /** By its index; servers that send none, or the same for all, give every call its own id. */
  function callOf({ index, id }: CallPart) {
    const found = index == null ? calls.at(-1) : calls.findLast((call) => call.index === index);
    const isAnother = Boolean(id && found?.id && id !== found.id);
    if (found && !isAnother) return found;
    const call = { index: index ?? null, id: '', name: '', arguments: '' };
    calls.push(call);
    return call;
  }

  function take(part: Part): void {
    content += part.content ?? '';
    isRefusal ||= Boolean(part.refusal);
    for (const piece of part.tool_calls ?? []) {
      const call = callOf(piece);
      if (piece.id) call.id = piece.id;
      // Some servers repeat the whole name with every piece.
      if (piece.function?.name && piece.function.name !== call.name) {
        call.name += piece.function.name;
      }
      call.arguments += piece.function?.arguments ?? '';
    }
  }

  return {
    get hasEnded(): boolean {
      return ending !== null;
    },

    /** False where it is of another form. */
    add(json: unknown): boolean {
      const answer = answerSchema.safeParse(json).data;
      if (!answer) return false;
      for (const { index, delta, message, finish_reason } of answer.choices) {
        if (index) continue;
        const part = delta ?? message;
        if (part) take(part);
        ending = finish_reason ?? ending;
      }
      return true;
    },

    completion(): Completion {
      if (isRefusal || ending === 'content_filter') return { ok: false, reason: 'a refusal' };
      if (ending === 'length') return { ok: false, reason: 'an answer cut short' };
      const toolCalls = calls.map(({ id, name, arguments: given }, nth) => ({
        id: id || `call_${nth + 1}`,
        name,
        arguments: given.trim() === '' ? '{}' : given,
      }));
      return { ok: true, content, toolCalls };
    },
  };
}
