import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterAll, afterEach } from 'vitest';

// A screen's first load takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Nothing is asked for by accident: a test that wants an answer gives it.
globalThis.fetch = async () => {
  throw new TypeError('Failed to fetch');
};

afterEach(() => {
  cleanup();
  toast.removeAll();
  localStorage.clear();
  sessionStorage.clear();
});

// What React has scheduled is done before the document goes: files share React, and it would wait for it.
afterAll(async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done));
});

// It would never tell of anything, because nothing is laid out here. Without it all is in sight.
Reflect.deleteProperty(globalThis, 'IntersectionObserver');
