import type { Completion } from './chat-model.ts';
import { eventsIn } from './event-stream.ts';
import { createGathering } from './gathering.ts';

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
  const gathering = createGathering();
  let events = 0;
  for await (const data of eventsIn(pieces)) {
    if (data.trim() === DONE) return gathering.completion();
    const event = parsed(data);
    if (!event) return NOT_JSON;
    if (!gathering.add(event.json)) return ANOTHER_FORM;
    events += 1;
  }
  if (events === 0) return NOT_JSON;
  return gathering.hasEnded ? gathering.completion() : { ok: false, reason: 'a broken stream' };
}

async function readWhole(pieces: AsyncIterable<string>): Promise<Completion> {
  let text = '';
  for await (const piece of pieces) text += piece;
  const whole = parsed(text);
  if (!whole) return NOT_JSON;
  const gathering = createGathering();
  return gathering.add(whole.json) ? gathering.completion() : ANOTHER_FORM;
}

/** Some servers stream whatever they are asked, others never do; the first letter of the answer tells. */
export async function readAnswer(pieces: AsyncGenerator<string>): Promise<Completion> {
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
