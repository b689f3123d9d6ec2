import { describe, expect, it } from 'vitest';
import { readOptions, select } from './options.ts';

const FILES = [
  'apps/api/test/api/auth.test.ts',
  'apps/api/test/seed/import-rows.long.test.ts',
  'apps/web/src/features/auth/login.test.tsx',
  'e2e/tests/auth.spec.ts',
  'e2e/tests/looks.spec.ts',
];
const selected = (...args: string[]) => select(readOptions(args, {}), FILES);

describe('which tests run', () => {
  it('without a word all of them, as the runners find them', () => {
    expect(selected('--timings')).toBeNull();
    expect(readOptions(['--timings'], {})).toEqual({
      timings: true,
      long: 'without',
      throughPooler: false,
      words: [],
    });
  });

  it('with a word or a path those that have it in theirs', () => {
    expect(selected('auth')).toEqual({
      unit: ['apps/api/test/api/auth.test.ts', 'apps/web/src/features/auth/login.test.tsx'],
      browser: ['e2e/tests/auth.spec.ts'],
    });
    expect(selected('./apps/web')).toEqual({
      unit: ['apps/web/src/features/auth/login.test.tsx'],
      browser: [],
    });
    expect(selected('nothing-like-it')).toEqual({ unit: [], browser: [] });
  });

  it('the long ones where they are asked for', () => {
    expect(selected('--only-long')).toEqual({ unit: [FILES[1]], browser: FILES.slice(3) });
    expect(selected('--only-long', 'looks')).toEqual({ unit: [], browser: [FILES[4]] });
    expect(selected('import-rows')).toEqual({ unit: [FILES[1]], browser: [] });
    expect(selected('test')?.unit).not.toContain(FILES[1]);
    expect(selected('--long', 'test')?.unit).toContain(FILES[1]);
    expect(readOptions([], { LONG: '1' }).long).toBe('with');
  });

  it('through a pooler those of the API, or what is named', () => {
    expect(selected('--through-pooler')?.unit).toEqual([FILES[0]]);
    expect(readOptions(['--through-pooler', 'auth'], {})).toMatchObject({
      throughPooler: true,
      words: ['auth'],
    });
  });

  it('no unknown option is swallowed', () => {
    expect(() => selected('--timing')).toThrow('--timing is not known');
  });
});
