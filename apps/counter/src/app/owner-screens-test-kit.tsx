import { render, screen, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

type Reply = { status?: number; code?: string; result?: unknown; next_cursor?: string };

/** What the server answers at a path; nothing at all is a dead network. */
export const replies: Record<string, Reply> = {};
const calls: { method: string; path: string; body: unknown }[] = [];

async function stubbedFetch(url: string, init: RequestInit): Promise<Response> {
  const path = url.replace('/api/counter', '');
  const { method = 'GET', body } = init;
  calls.push({
    method,
    path,
    body: body instanceof Blob ? body : body ? JSON.parse(String(body)) : null,
  });
  const reply = replies[path];
  if (!reply) throw new TypeError('Failed to fetch');
  const { status = 200, code, ...rest } = reply;
  return Response.json({ error: Boolean(code), result: { done: true }, ...rest }, { status });
}

export const refused = (code: string, msg: string): Reply => ({
  status: 409,
  code,
  result: { code, msg },
});
export const asked = () => calls.map(({ path }) => path);
export const sent = (path: string) =>
  calls.filter((call) => call.path === path && call.method !== 'GET');
export const button = (name: string) => screen.findByRole('button', { name });
export const inSheet = () => within(screen.getByRole('dialog'));

/** A device at which nothing was done yet, before a server that answers this. */
export function startOwner(answers: Record<string, Reply>): void {
  calls.length = 0;
  for (const path of Object.keys(replies)) delete replies[path];
  Object.assign(replies, answers);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', stubbedFetch);
  vi.resetModules();
}

export async function open(address: string) {
  window.history.replaceState(null, '', `/counter${address}`);
  const { CounterApp } = await import('./counter-app.tsx');
  const { signInPerson } = await import('../lib/person-api.ts');
  signInPerson({ id: 'u1', name: 'Asha', mobile_number: '9876543210' } as never, 'secret');
  render(<CounterApp />);
}
