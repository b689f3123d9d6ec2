// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { person } from '../../lib/person-test-kit.ts';
import { fakeRegistration, freshPages, stubCaches, stubWorkers } from './updates-test-kit.ts';

freshPages();

test('from the start there is a worker, and wallets go with their owner', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const caches = stubCaches('wallet-pictures');
  const { register } = stubWorkers(fakeRegistration());
  const { endSession, startSession } = await import('../../lib/session.ts');
  const { startQuietly } = await import('./start-quietly.ts');
  startSession({ user: person('GOTBUSINESS'), token: 'secret', loginStatus: true });

  startQuietly();
  expect(register).toHaveBeenCalledOnce();
  endSession();
  await waitFor(() => expect(caches.size).toBe(0));
});
