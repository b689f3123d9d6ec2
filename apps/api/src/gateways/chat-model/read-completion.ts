import { z } from 'zod';
import type { Completion, ToolCall } from './chat-model.ts';

const END_OF_LINE = /\r\n|\n|\r(?!$)/;

/** Lines of a text that comes in pieces; a CR at the end of one may be half of a CRLF. */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split(END_OF_LINE);
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') yield rest.replace(/\r$/, '');
}

/**
 * The data of server-sent events, wherever the stream was cut into pieces. What stands behind the
 * last empty line counts too: some servers end without one.
 */
async function* eventsIn(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of linesOf(pieces)) {
    if (line.startsWith('data:')) data.push(line.slice('data:'.length).replace(/^ /, ''));
    if (line !== '' || data.length === 0) continue;
    yield data.join('\n');
    data = [];
  }
  if (data.length > 0) yield data.join('\n');
}

const argumentsText = z
  .union([
    z.string(),
    z.record(z.string(), z.unknown()).transform((given) => JSON.stringify(given)),
  ])
  .nullish();

/** Some models answer in parts, what they think among them. */
const contentText = z
  .union([
    z.string(),
    z
      .array(z.object({ type: z.string().nullish(), text: z.string().nullish() }))
      .transform((parts) => parts.map(({ text }) => text ?? '').join('')),
  ])
  .nullish();

const functionSchema = z.object({ name: z.string().nullish(), arguments: argumentsText }).nullish();

const partSchema = z.object({
  content: contentText,
  refusal: z.string().nullish(),
  tool_calls: z
    .array(
      z.object({
        index: z.number().int().nonnegative().nullish(),
        id: z.string().nullish(),
        function: functionSchema,
      }),
    )
    .nullish(),
  /** How calls were written before there could be several. */
  function_call: functionSchema,
});

/** A piece of a stream has a `delta`, an answer in one piece a `message`; both read alike. */
const answerSchema = z.object({
  /** Some servers say so with a status of 200, or within a stream. */
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        index: z.number().nullish(),
        delta: partSchema.nullish(),
        message: partSchema.nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
});

type Part = z.infer<typeof partSchema>;
type CallPart = NonNullable<Part['tool_calls']>[number];

/** Puts an answer together from its pieces. */
function createCompletionBuilder() {
  let content = '';
  let isRefusal = false;
  let ending: string | null = null;
  let hasFailed = false;
  const calls: (ToolCall & { index: number | null })[] = [];

  /** By its index; servers that send none, or the same for all, give every call its own id. */
  function callOf({ index, id, function: given }: CallPart) {
    const found = index == null ? calls.at(-1) : calls.findLast((call) => call.index === index);
    const begins = /^\s*\{/.test(given?.arguments ?? '');
    // Some give all calls one index and no id; behind whole arguments the next ones begin.
    const isAnother = id && found?.id ? id !== found.id : begins && isWhole(found?.arguments);
    if (found && !isAnother) return found;
    const name = given?.name ? '' : (found?.name ?? '');
    const call = { index: index ?? null, id: '', name, arguments: '' };
    calls.push(call);
    return call;
  }

  function take(part: Part): void {
    content += part.content ?? '';
    isRefusal ||= Boolean(part.refusal);
    const old = part.function_call ? [{ index: 0, id: null, function: part.function_call }] : [];
    for (const piece of [...(part.tool_calls ?? []), ...old]) {
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
      return ending !== null || hasFailed;
    },

    /** False where it is of another form. */
    add(json: unknown): boolean {
      const answer = answerSchema.safeParse(json).data;
      if (!answer || (!answer.choices && !answer.error)) return false;
      hasFailed ||= Boolean(answer.error);
      for (const { index, delta, message, finish_reason } of answer.choices ?? []) {
        if (index) continue;
        const part = delta ?? message;
        if (part) take(part);
        ending = finish_reason ?? ending;
      }
      return true;
    },

    completion(): Completion {
      if (hasFailed || ending === 'error') return { ok: false, reason: 'an error of the server' };
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

const isWhole = (written = ''): boolean => {
  const json = parsed(written)?.json;
  return typeof json === 'object' && json !== null;
};

const DONE = '[DONE]';
const ANOTHER_FORM: Completion = { ok: false, reason: 'an answer of another form' };
const NOT_JSON: Completion = { ok: false, reason: 'not JSON' };

const parsed = (text: string): { json: unknown } | null => {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
};

async function readStream(pieces: AsyncIterable<string>): Promise<Completion> {
  const builder = createCompletionBuilder();
  let events = 0;
  for await (const data of eventsIn(pieces)) {
    if (data.trim() === DONE) return builder.completion();
    const event = parsed(data);
    if (!event) return NOT_JSON;
    if (!builder.add(event.json)) return ANOTHER_FORM;
    events += 1;
  }
  if (events === 0) return NOT_JSON;
  return builder.hasEnded ? builder.completion() : { ok: false, reason: 'a broken stream' };
}

async function readWhole(pieces: AsyncIterable<string>): Promise<Completion> {
  let text = '';
  for await (const piece of pieces) text += piece;
  const whole = parsed(text);
  if (!whole) return NOT_JSON;
  const builder = createCompletionBuilder();
  return builder.add(whole.json) ? builder.completion() : ANOTHER_FORM;
}

/** Some servers stream whatever they are asked, others never do; the first letter of the answer tells. */
export async function readCompletion(pieces: AsyncGenerator<string>): Promise<Completion> {
  let head = '';
  while (head.trim() === '') {
    const { value, done } = await pieces.next();
    if (done) return NOT_JSON;
    head += value;
  }
  const all = async function* () {
    yield head;
    yield* pieces;
  };
  return head.trimStart().startsWith('{') ? readWhole(all()) : readStream(all());
}
