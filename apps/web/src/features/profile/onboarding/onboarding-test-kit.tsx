import type { Interest, User } from '@baeon/contracts/profile/profile-wire';
import type { Place } from '@baeon/contracts/places/places-wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { Toaster } from '@baeon/ui/components/toast/toaster.tsx';
import { createQueryClient } from '@baeon/ui/lib/query-client.ts';
import { startSession } from '../../../lib/session.ts';

type Reply = { status?: number; body: unknown };
type Call = { body: Record<string, unknown>; query: URLSearchParams; signal: AbortSignal };
type Answer = (call: Call) => Reply | Promise<Reply>;

export const yes = (result: unknown): Reply => ({ body: { error: false, result } });
export const no = (status: number, code: string, msg: string): Reply => ({
  status,
  body: { error: true, result: { code, msg } },
});
export const noConnection: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

export const interests: Interest[] = ['Books', 'Music', 'Pets'].map((name) => {
  const id = name.toLowerCase();
  return { id, name, icon: `/pictures/${id}.svg` };
});

export function place(name: string, city: string, state: string): Place {
  const kind = name === city ? 'city' : 'area';
  return { name, kind, city, state, latitude: 12.9, longitude: 77.6 };
}

/** A server that knows this person, believes every change, and can be told to answer otherwise. */
export function serverKnowing(user: User) {
  let known = user;
  const saved: Record<string, unknown>[] = [];
  const searches: Call[] = [];
  const answers: Record<string, Answer> = {
    'get-baeon-user': () => yes(known),
    'get-intrests': () => yes({ interests }),
    places: () => yes({ places: [] }),
    'update-baeon-user': ({ body }) => yes({ user: (known = { ...known, ...body }) }),
  };

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    const name = pathname.split('/').at(-1) ?? '';
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Call['body'];
    const call: Call = { body, query, signal: init.signal! };
    if (name === 'update-baeon-user') saved.push(body);
    if (name === 'places') searches.push(call);
    const reply = await (answers[name] ?? noConnection)(call);
    // As in a browser, an aborted request never answers.
    init.signal?.throwIfAborted();
    return Response.json(reply.body, { status: reply.status ?? 200 });
  });

  return { answers, saved, searches };
}

/** An answer that comes when the test says so. */
export function later() {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  return { answer: () => promise, comes: resolve };
}

/** A part of a screen, as its screen would show it to this person until they leave it. */
export function renderSignedIn(user: User, part: ReactNode): { leave: () => void } {
  startSession({ user, token: 'secret', loginStatus: user.login_status });
  const queryClient = createQueryClient();
  const screenWith = (shown: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      {shown}
      <Toaster />
    </QueryClientProvider>
  );
  const { rerender } = render(screenWith(part));
  return { leave: () => rerender(screenWith(null)) };
}

export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
export const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

/** The message that describes a field or a group to a screen reader. */
export function messageOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

/** The toasts of a kind that are on the screen. */
export const toasts = (kind: 'error' | 'success' | 'blank') =>
  [...document.querySelectorAll(`[data-toast="${kind}"]`)].map((toast) => toast.textContent);
