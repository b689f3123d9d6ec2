import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { Toaster } from '@baeon/ui/components/toast/toaster.tsx';

/** What tests look at in what was sent. */
type Body = { id: string; redemptions: { id: string }[] };
type Reply =
  | { status?: number; code?: string; result?: unknown }
  | 'no network'
  | 'no answer'
  | ((body: Body) => unknown);
const replies: Record<string, Reply[]> = {};
let calls: { path: string; body: Body; headers: Headers }[] = [];

/** The last reply stays for all further calls; none at all is a dead network. */
export const willAnswer = (path: string, ...answers: Reply[]) => void (replies[path] = answers);
export const refused = (status: number, code: string, msg: string): Reply => ({
  status,
  code,
  result: { code, msg },
});

async function stubbedFetch(url: string, init: RequestInit): Promise<Response> {
  const path = url.replace('/api/counter', '');
  const queue = replies[path] ?? [];
  const body = (init.body ? JSON.parse(String(init.body)) : null) as Body;
  calls.push({ path, body, headers: new Headers(init.headers) });
  const reply = queue.length > 1 ? queue.shift() : queue[0];
  if (!reply || reply === 'no network') throw new TypeError('Failed to fetch');
  if (reply === 'no answer') return new Promise<never>(() => undefined);
  if (typeof reply === 'function') return Response.json({ error: false, result: reply(body) });
  return Response.json(
    { error: Boolean(reply.code), result: reply.result ?? { done: true } },
    { status: reply.status ?? 200 },
  );
}

export const called = (path: string) => calls.filter((call) => call.path === path);
export const button = (name: string | RegExp) => screen.findByRole('button', { name });

export const store = {
  id: 's1',
  name: 'Saree House',
  city: 'Bengaluru',
  time_zone: 'Asia/Kolkata',
};
export const till = { id: 't1', name: 'Front' };
export const ravi = { id: 'p1', name: 'Ravi' };
export const known = { till, store, staff: [{ ...ravi, locked_until: null }], signed_in: ravi };
export const seen = {
  title: '10% off',
  description: '',
  terms: null,
  holder: 'Meera',
  valid_until: '2026-12-31T18:29:59Z',
  doubts: ['ends_today'],
  refusal: null,
};
export const taken = {
  redemption_id: 'r1',
  title: '10% off',
  holder: 'Meera',
  saving_rupees: 125,
  redeemed_at: '2026-11-19T05:00:00Z',
  undo_until: '2026-11-19T05:10:00Z',
};

/** A device that never was a till, before a server that answers as usual. */
export function startDevice(): void {
  calls = [];
  for (const path of Object.keys(replies)) delete replies[path];
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', stubbedFetch);
  vi.resetModules();
  window.history.replaceState(null, '', '/counter/');
  willAnswer('/till', { result: known });
  willAnswer('/tills/enrol', { result: { token: 'till.secret', till, store } });
  willAnswer('/till/sign-in', {
    result: { staff_token: 'staff.one', staff: ravi, expires_at: '' },
  });
  willAnswer('/look', { result: seen });
  willAnswer('/redeem', { result: taken });
}

/** The app as a page that was just opened, on a device that keeps what it kept. */
export async function open() {
  cleanup();
  vi.resetModules();
  const { CounterApp } = await import('./counter-app.tsx');
  const { openTillSession } = await import('../features/till/till-session.ts');
  await openTillSession();
  render(
    <>
      <CounterApp />
      <Toaster />
    </>,
  );
}

export async function enrolled() {
  await open();
  const field = await screen.findByLabelText('Link or code from the owner');
  await userEvent.type(field, 'https://x.example/counter/enrol#enrol.abc');
  await userEvent.click(await button('Make it a till'));
}

export async function enterPin(pin = '1234') {
  await userEvent.click(await button(/Ravi/));
  for (const digit of pin) await userEvent.click(await button(digit));
}

export async function working() {
  await enrolled();
  await enterPin();
  await screen.findByLabelText('Scan or type the code');
}

export async function lookAt(code: string) {
  fireEvent.change(await screen.findByLabelText('Scan or type the code'), {
    target: { value: code },
  });
  await userEvent.click(await button('Look up'));
}
