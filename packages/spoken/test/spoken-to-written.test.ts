import { describe, expect, it } from 'vitest';
import { unitOf } from '@baeon/search/measures';
import { spokenToWritten } from '../src/spoken-to-written.ts';
import { spokenCases } from './spoken-cases.ts';

const writtenOf = (heard: string) => spokenToWritten(heard, unitOf);

describe('what was said, as it is typed', () => {
  describe.each(Object.entries(spokenCases))('%s', (_kind, cases) => {
    it.each(cases)('“%s” is “%s”', (heard, written) => {
      expect(writtenOf(heard)).toBe(written);
    });
  });
});
