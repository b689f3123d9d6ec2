import { vi } from 'vitest';

/** There is room for two things side by side, until the test is over. */
export function wideScreen(): void {
  const query = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => query);
}
