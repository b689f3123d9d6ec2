import { expect, it } from 'vitest';
import { playBargains } from '../support/bargain-play.ts';
import { startTestApi } from '../support/test-api.ts';

it('whatever many shoppers and stores do at three processes, nobody holds what they did not accept', async () => {
  const first = await startTestApi();
  const shared = { databaseUrl: first.databaseUrl, overrides: { clock: first.clock } };
  const apis = [first, await startTestApi(shared), await startTestApi(shared)];
  const seed = Date.now() % 1_000_000;
  for (let round = 0; round < 100; round++) {
    expect(await playBargains(apis, seed + round)).toBeNull();
  }
}, 900_000);
