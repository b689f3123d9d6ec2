import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { speechRoutes } from '../../src/features/speech/speech.routes.ts';
import { createSpeech } from '../../src/features/speech/speech.service.ts';
import type { SpeechGateway } from '../../src/gateways/speech/speech-gateway.ts';
import { createLog } from '../../src/lib/log.ts';
import { errorsPlugin } from '../../src/plugins/errors.ts';
import { openApiPlugin } from '../../src/plugins/openapi.ts';
import { rateLimitsPlugin } from '../../src/plugins/rate-limits.ts';
import { atEnd } from './cleanup.ts';

export const SPEECH_PATH = '/api/convert-speech/translate';

type Hear = SpeechGateway['toText'];

/** The route alone, with somebody else to hear; no database is needed for it. */
export async function startSpeechApp(hear: Hear) {
  const logged: string[] = [];
  const log = createLog('trace', { write: (line) => logged.push(line) });
  const app = Fastify({ loggerInstance: log }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const hits = new Map<string, number>();
  const counters = {
    async hit(key: string) {
      hits.set(key, (hits.get(key) ?? 0) + 1);
      return { hits: hits.get(key)!, endsInMs: 60_000 };
    },
    async close() {},
  };
  /** The status of every answer, whether it arrived or not. */
  const answered: number[] = [];
  app.addHook('onSend', async (_request, reply) => {
    answered.push(reply.statusCode);
  });
  await app.register(errorsPlugin, { isDatabaseAway: () => false });
  await app.register(rateLimitsPlugin, { counters, factor: 1, secret: 'secret' });
  await app.register(openApiPlugin, { brandName: 'Deals', version: '1' });
  const gateway: SpeechGateway = { toText: hear, close: async () => {} };
  const speech = createSpeech({ gateway, correct: async ({ text }) => `${text}!` });
  await app.register(speechRoutes({ speech }), { prefix: '/api' });
  atEnd(() => app.close());
  return {
    app,
    logged,
    answered,
    async listen() {
      await app.listen({ port: 0, host: '127.0.0.1' });
      return (app.server.address() as AddressInfo).port;
    },
    async send(payload: Uint8Array | string, headers: Record<string, string> = formHeaders) {
      const body = typeof payload === 'string' ? payload : Buffer.from(payload);
      const answer = await app.inject({ method: 'POST', url: SPEECH_PATH, payload: body, headers });
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
    },
  };
}

export const BOUNDARY = 'a-boundary';
export const formHeaders = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

type Part = { name?: string; file?: string; type?: string; content: Uint8Array | string };

export const partHead = ({ name = 'audio', file, type = 'audio/mpeg' }: Omit<Part, 'content'>) =>
  [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}`,
    ...(file === undefined ? [] : [`Content-Type: ${type}`]),
    '\r\n',
  ].join('\r\n');

export function formOf(...parts: Part[]): Buffer {
  const written = parts.flatMap((part) => [partHead(part), part.content, '\r\n']);
  const pieces = [...written, `--${BOUNDARY}--\r\n`];
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece as string)));
}

export const recordingOf = (content: Uint8Array | string): Part => ({ file: 'audio.mp3', content });
