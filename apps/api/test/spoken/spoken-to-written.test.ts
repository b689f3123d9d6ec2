import { describe, expect, it } from 'vitest';
import { spokenToWritten } from '../../src/lib/spoken/spoken-to-written.ts';
import { spokenCases } from './spoken-cases.ts';

describe('what was said, as it is typed', () => {
  describe.each(Object.entries(spokenCases))('%s', (_kind, cases) => {
    it.each(cases)('“%s” is “%s”', (heard, written) => {
      expect(spokenToWritten(heard)).toBe(written);
    });
  });
});
