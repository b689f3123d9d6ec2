import { configDefaults, defineProject } from 'vitest/config';

/** `npm run test:long` and LONG=1 run those too. */
const withoutLong = process.env.LONG ? [] : ['**/*.long.test.ts'];

export default defineProject({
  test: { name: 'scripts', isolate: false, exclude: [...configDefaults.exclude, ...withoutLong] },
});
