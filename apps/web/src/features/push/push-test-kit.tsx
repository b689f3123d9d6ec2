import type {
  PushResult,
  PushSettings,
  PushSubscriptionBody,
} from '@baeon/contracts/push/push-wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { Toaster } from '@baeon/ui/components/toast/toaster.tsx';
import { PUSH_KEY } from '@baeon/ui/device/push-test-kit.ts';
import { person } from '../../lib/person-test-kit.ts';
import { createQueryClient } from '@baeon/ui/lib/query-client.ts';
import { startSession } from '../../lib/session.ts';

export const user = person('GOTBUSINESS');

export function signIn(): void {
  startSession({ user, token: 'secret', loginStatus: true });
}

type Failing = 'offline' | { status: number; code: string; msg: string };

const unchanged: PushSettings = {
  new_deals: true,
  ending_coupons: true,
  saved_deals: true,
  passes: true,
  used_coupons: true,
  waitlists: true,
  offers: true,
  bargains: true,
  quiet_from: 21,
  quiet_until: 8,
};

/** The server's side of news: one person's choices and the devices that it knows. */
export function stubNewsServer(known: Partial<PushSettings> = {}, endpoints: string[] = []) {
  const calls: { method: string; path: string; body: unknown }[] = [];
  const server = {
    settings: { ...unchanged, ...known },
    endpoints: [...endpoints],
    publicKey: PUSH_KEY,
    failing: {} as Record<string, Failing | undefined>,
    calls,
    called: (name: string) => calls.filter(({ method, path }) => `${method} ${path}` === name),
  };
  const base = `/api/baeon-user/${user.id}`;

  function take(name: string, body: unknown): void {
    if (name === 'PUT news') Object.assign(server.settings, body);
    const { endpoint } = (body ?? {}) as Partial<PushSubscriptionBody>;
    const others = server.endpoints.filter((one) => one !== endpoint);
    if (name === 'POST push-subscriptions') server.endpoints = [...others, endpoint ?? ''];
    if (name === 'POST push-subscriptions/remove') server.endpoints = others;
  }

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { method = 'GET' } = init;
    const path = url.replace(`${base}/`, '');
    const body: unknown = init.body ? JSON.parse(init.body as string) : undefined;
    calls.push({ method, path, body });
    const failing = server.failing[`${method} ${path}`];
    if (failing === 'offline') throw new TypeError('Failed to fetch');
    if (failing) {
      const { status, ...result } = failing;
      return Response.json({ error: true, result }, { status });
    }
    take(`${method} ${path}`, body);
    const result: PushResult = {
      public_key: server.publicKey,
      settings: { ...server.settings },
      runs_store: false,
      devices: server.endpoints.length,
    };
    return Response.json({ error: false, result });
  });
  return server;
}

export function show(part: ReactNode) {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  return render(
    <QueryClientProvider client={client}>
      {part}
      <Toaster />
    </QueryClientProvider>,
  );
}

/** What is said to be wrong beside what was tapped, apart from the toasts. */
export const troubleText = (): string | undefined =>
  document.querySelector('p[role=alert]')?.textContent;

export function findTrouble(): Promise<string> {
  return waitFor(() => {
    const text = troubleText();
    if (text === undefined) throw new Error('nothing is said to be wrong');
    return text;
  });
}
