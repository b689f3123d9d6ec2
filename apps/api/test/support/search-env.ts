import { atEnd } from './cleanup.ts';
import { startOpenSearch } from './opensearch-server.ts';

let started: ReturnType<typeof startOpenSearch> | null = null;

/** With TEST_SEARCH=1 all apps of a test file have one search engine outside, as in `TEST_SEARCH=1 npx vitest run …`. */
export async function searchEnv(): Promise<Record<string, string>> {
  if (process.env['TEST_SEARCH'] !== '1') return {};
  if (!started) {
    started = startOpenSearch();
    atEnd(() => (started = null));
  }
  return { SEARCH_URL: (await started).url };
}
