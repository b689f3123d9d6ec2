import type { FastifySchemaCompiler } from 'fastify';
import fp from 'fastify-plugin';
import type { z } from 'zod';
import { AppError } from '../lib/app-error.ts';

const UNREADABLE = 'We could not read that request.';
export const unreadable = () => new AppError('INVALID_INPUT', UNREADABLE);

/** A rule says in its own words what is wrong, or we do; never the library that checks it. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (given) => {
    const { success, data, error } = schema.safeParse(given, { error: () => UNREADABLE });
    if (success) return { value: data };
    return { error: new AppError('INVALID_INPUT', error.issues[0]!.message) };
  };

/** Refuses what no schema looks at, and what the database or an address of ours could not hold. */
export const inputPlugin = fp(async (app) => {
  app.addHook('onRequest', async ({ host, raw }) => {
    // Load balancers ask after our health in HTTP/1.0, which knows no hosts.
    if (host === '' && raw.httpVersion === '1.0') return;
    if (!isHost(host)) throw unreadable();
  });
  app.addHook('preHandler', async ({ params, query, body }) => {
    if (hasNul([params, query, body])) throw unreadable();
  });
});

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

const isHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}`);

/** PostgreSQL's texts hold every character but this one. Without recursion: a body may be nested deeply. */
function hasNul(given: unknown[]): boolean {
  const waiting = [...given];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && value.includes('\0')) return true;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    for (const [name, inner] of Object.entries(value)) waiting.push(name, inner);
  }
  return false;
}
