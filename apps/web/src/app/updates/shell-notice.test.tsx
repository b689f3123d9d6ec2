import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { appWorker } from '../../lib/service-worker-constants.ts';
import {
  fakeRegistration,
  fakeWorker,
  freshPages,
  stubWorkers,
} from '@baeon/ui/service-worker/updates-test-kit.ts';

freshPages();
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function show() {
  const worker = fakeWorker('installed', '/assets/next.js');
  const registration = fakeRegistration({ active: fakeWorker('activated') });
  stubWorkers(registration);
  const { ShellNotice } = await import('./shell-notice.tsx');
  const { startWorker } = await import('@baeon/ui/service-worker/worker-updates.ts');
  const { watchConnection } = await import('@baeon/ui/lib/online.ts');
  await startWorker(appWorker);
  stops.push(watchConnection('/api/health'));
  render(<ShellNotice />);
  return { worker, deploy: () => registration.install(worker) };
}

function connection(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  if (online) vi.stubGlobal('fetch', async () => Response.json({}));
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

const notice = () => screen.getByRole('status').textContent;

test('has nothing to say as long as all is well', async () => {
  await show();
  expect(notice()).toBe('');
});

test('says that we are offline, until we are not', async () => {
  await show();
  connection(false);
  expect(notice()).toBe('Offline');
  connection(true);
  await waitFor(() => expect(notice()).toBe(''));
});

test('offers a new version, and a tap takes it', async () => {
  const { worker, deploy } = await show();
  deploy();
  const update = await screen.findByRole('button', { name: 'Update' });
  expect(notice()).toContain('A new version is ready');
  expect(worker.told).toEqual(['which-entry']);
  await userEvent.click(update);
  expect(worker.told).toEqual(['which-entry', 'take-over']);
});

test('offers nothing that could not be had without a connection', async () => {
  const { deploy } = await show();
  deploy();
  await screen.findByRole('button', { name: 'Update' });
  connection(false);
  expect(notice()).toBe('Offline');
  connection(true);
  expect(await screen.findByRole('button', { name: 'Update' })).toBeTruthy();
});
