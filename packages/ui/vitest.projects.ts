import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const ui = import.meta.dirname;
const root = join(ui, '../..');
/** Shared by the web apps, which need the same. */
const TESTS = '{apps/{web,counter},packages/ui}/src/**/*.test.{ts,tsx}';

/** What a test file needs of its runner; most of a test's time went into giving all of it to each. */
function needsOf(path: string): 'a worker' | 'modules of its own' | 'a document' | 'nothing' {
  const text = readFileSync(join(root, path), 'utf8');
  // The whole app keeps its routes and what they wait for.
  const isApp = /^apps.(web|counter).src.app.*\.tsx$/.test(path);
  if (text.includes('vi.mock(')) return 'a worker';
  // And what is kept in a database is kept in one that the file brings.
  if (isApp || text.includes('fake-indexeddb')) return 'modules of its own';
  // Components do; logic only where the file's first line says so.
  const withDocument = path.endsWith('.tsx') || text.startsWith('// @vitest-environment happy-dom');
  return withDocument ? 'a document' : 'nothing';
}

const {
  'a document': components = [],
  'a worker': mocked = [],
  'modules of its own': isolated = [],
  nothing: logic = [],
} = Object.groupBy(globSync(TESTS, { cwd: root }), needsOf);

const shared = { testTimeout: 30_000, restoreMocks: true, unstubGlobals: true };
const inDocument = { environment: 'happy-dom', setupFiles: [join(ui, 'src/test-setup.ts')] };

export const webProjects: TestProjectInlineConfiguration[] = [
  {
    root,
    plugins: [react()],
    // Files share what they import: a test leaves nothing behind that another one could see.
    test: { ...shared, ...inDocument, name: 'web', isolate: false, include: components },
  },
  {
    root,
    plugins: [react()],
    // Contexts of one thread: a process or a thread for each file takes half as much again.
    test: {
      ...shared,
      ...inDocument,
      setupFiles: [join(ui, 'vitest.context.ts'), ...inDocument.setupFiles],
      name: 'web isolated',
      pool: 'vmThreads',
      include: isolated,
    },
  },
  {
    root,
    plugins: [react()],
    test: { ...shared, ...inDocument, name: 'web mocked', include: mocked },
  },
  {
    root,
    test: { ...shared, name: 'web logic', isolate: false, include: logic },
  },
];
