// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { person } from '../../lib/person-test-kit.ts';
import {
  fakeRegistration,
  fakeWorker,
  freshPages,
  stubCaches,
  stubWorkers,
} from '@baeon/ui/service-worker/updates-test-kit.ts';

freshPages();

test('from the start there is a worker that keeps the help, and wallets go with their owner', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const caches = stubCaches('wallet-pictures');
  const active = fakeWorker('activated');
  const workers = stubWorkers(fakeRegistration());
  Object.assign(workers, { ready: Promise.resolve({ active }) });
  const { endSession, startSession } = await import('../../lib/session.ts');
  const { startQuietly } = await import('./start-quietly.ts');
  startSession({ user: person('GOTBUSINESS'), token: 'secret', loginStatus: true });

  startQuietly();
  expect(workers.register).toHaveBeenCalledOnce();
  await waitFor(() => expect(active.told).toEqual(['keep-texts']));
  endSession();
  await waitFor(() => expect(caches.size).toBe(0));
});
