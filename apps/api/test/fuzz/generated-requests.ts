import type { Chance } from '../support/random-deals.ts';
import { fitting, spoil, type Schema } from './from-schema.ts';
import type { KnownValues } from './known-values.ts';
import {
  BENT_PATHS,
  nested,
  ODD_BODIES,
  ODD_HEADERS,
  ODD_METHODS,
  ODD_TYPES,
  oddValue,
  randomText,
} from './odd-values.ts';

export type GeneratedRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
};

export type Operation = {
  method: string;
  path: string;
  parameters?: { name: string; in: string; schema?: Schema; required?: boolean }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  security?: object[];
};

/** `recording` is an MP3, or nearly one. */
type Sources = {
  chance: Chance;
  known: KnownValues;
  token: string;
  storeKey: string;
  recording: Buffer;
};

/** What a client could send, and what none of ours would. */
export function generateRequest(sources: Sources, operation: Operation): GeneratedRequest {
  const { chance } = sources;
  const once = (in_: number) => chance.below(in_) === 0;
  const headers: Record<string, string> = {};
  if (operation.security ? !once(8) : once(3)) headers['authorization'] = `Bearer ${sources.token}`;
  if (once(3)) headers['x-store-key'] = sources.storeKey;
  const path = pathOf(sources, operation) + queryOf(sources, operation);
  const { type, body } = bodyOf(sources, operation);
  if (type !== null) headers['content-type'] = type;
  while (once(6)) {
    const [name, value] = chance.pick(ODD_HEADERS);
    headers[name] = value;
  }
  return {
    method: once(15) ? chance.pick(ODD_METHODS) : operation.method.toUpperCase(),
    path: once(15) ? chance.pick(BENT_PATHS)(path) : path,
    headers,
    body,
  };
}

const asText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

function pathOf(sources: Sources, { path, parameters = [] }: Operation): string {
  const { chance, known } = sources;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {};
    // Lists of stores name theirs only `id`.
    const stand = known.pick(chance, name) ?? fitting(sources, schema, name);
    return escaped(chance, chance.below(6) === 0 ? oddValue(chance) : stand);
  });
}

function escaped(chance: Chance, value: unknown): string {
  const text = asText(value).slice(0, 3000).toWellFormed();
  if (chance.below(30) === 0) return text.replaceAll(/[^\x21-\x7E]|[?#]/g, '');
  return encodeURIComponent(text);
}

function queryOf(sources: Sources, { parameters = [] }: Operation): string {
  const { chance } = sources;
  const parts: string[] = [];
  for (const { name, in: where, schema = {}, required } of parameters) {
    if (where !== 'query' || (!required && chance.below(10) < 5)) continue;
    const value = chance.below(4) === 0 ? oddValue(chance) : fitting(sources, schema, name);
    parts.push(`${name}=${escaped(chance, value)}`);
    if (chance.below(20) === 0) parts.push(`${name}=${escaped(chance, oddValue(chance))}`);
    if (chance.below(30) === 0) parts.push(`${name}[]=1&${name}[a][b]=2`);
  }
  if (chance.below(20) === 0) parts.push(`${encodeURIComponent(randomText(chance))}=&&=%&x`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

type Body = { type: string | null; body: Buffer | null };

function bodyOf(sources: Sources, { requestBody }: Operation): Body {
  const { chance } = sources;
  const form = requestBody?.content['multipart/form-data'];
  const schema = requestBody?.content['application/json']?.schema;
  if (!requestBody && chance.below(8) > 0) return { type: null, body: null };
  const { type, body } = form ? formOf(sources) : jsonOf(sources, schema ?? {});
  if (chance.below(25) === 0) return { type: chance.pick(ODD_TYPES), body };
  if (chance.below(40) === 0) return { type: null, body };
  if (chance.below(40) === 0) return { type, body: null };
  return { type, body };
}

function jsonOf(sources: Sources, schema: Schema): Body {
  const { chance } = sources;
  const type = 'application/json';
  if (chance.below(15) === 0) return { type, body: Buffer.from(chance.pick(ODD_BODIES)) };
  let value = fitting(sources, schema, 'body');
  for (let left = chance.pick([0, 0, 1, 1, 1, 2, 4]); left > 0; left -= 1) {
    value = spoil(sources, value);
  }
  let text = JSON.stringify(value) ?? '';
  if (chance.below(30) === 0) text = text.slice(0, chance.below(text.length + 1));
  if (chance.below(60) === 0) text = text.replace(':', `:${nested(20_000)},"x":`);
  const body = Buffer.from(text);
  if (chance.below(40) === 0 && body.length > 0)
    body[chance.below(body.length)] = chance.below(256);
  return { type, body };
}

const DISPOSITION = 'Content-Disposition: form-data; name="audio"; filename="a.mp3"\r\n';

function formOf({ chance, recording }: Sources): Body {
  const sound = Buffer.from(recording.subarray(0, chance.pick([0, 1, 500, recording.length])));
  for (let left = chance.pick([0, 0, 3, 300]); left > 0 && sound.length > 0; left -= 1) {
    sound[chance.below(sound.length)] = chance.below(256);
  }
  const part = (head: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--x\r\n${head}\r\n`),
      Buffer.from(content as string),
      Buffer.from('\r\n'),
    ]);
  const file = part(`${DISPOSITION}Content-Type: audio/mpeg\r\n`, sound);
  const end = Buffer.from('--x--\r\n');
  const whole = Buffer.concat([file, end]);
  const forms = [
    () => whole,
    () => whole,
    () => whole,
    () => whole.subarray(0, chance.below(whole.length)),
    () => Buffer.concat([file, file, end]),
    () => Buffer.concat([part('', 'nothing in its head'), end]),
    () => Buffer.concat([part(`${'X: y\r\n'.repeat(200)}`, 'many heads'), file, end]),
    () => Buffer.concat([part('Content-Disposition: form-data\r\n', 'no name'), file, end]),
    () => Buffer.concat([part(DISPOSITION.replace('audio', '\0\u{1F600}'), sound), end]),
    () =>
      Buffer.concat([
        part('Content-Disposition: form-data; name="a"\r\n', 'x'.repeat(3000)),
        file,
        end,
      ]),
    () => Buffer.concat([...Array.from({ length: 30 }, () => file.subarray(0, 90)), end]),
    () => Buffer.from('--x\r\n\r\n--x--'),
    () => Buffer.from('--x'),
    () => Buffer.from(`--x\r\n${'X'.repeat(20_000)}`),
    () => Buffer.concat([file, Buffer.from(randomText(chance))]),
  ];
  return { type: 'multipart/form-data; boundary=x', body: chance.pick(forms)() };
}
