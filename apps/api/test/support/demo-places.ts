import { beforeAll } from 'vitest';
import { loadDemoStores } from '../../src/demo-city.ts';
import { startTestApi, type TestApi } from './test-api.ts';

export const KORAMANGALA = { latitude: 12.9352, longitude: 77.6245 };
export const INDIRANAGAR = { latitude: 12.9784, longitude: 77.6408 };
/** Far from every store of the demo. */
export const SRINAGAR = { latitude: 34.0837, longitude: 74.7973 };

/** An API of the calling file's own, with the demo's stores in its database. */
export function useDemoApi(env: Record<string, string> = {}): () => TestApi {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ env });
    await loadDemoStores(api.databaseUrl);
  });
  return () => api;
}
