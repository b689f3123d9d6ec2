import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach } from 'vitest';

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

// It would never tell of anything, because nothing is laid out here. Without it all is in sight.
Reflect.deleteProperty(globalThis, 'IntersectionObserver');
