import { expect, it } from 'vitest';
import { playBargains } from '../support/bargain-play.ts';
import { startTestApi } from '../support/test-api.ts';

it('whatever shoppers and stores do at two processes, nobody holds what they did not accept', async () => {
  const first = await startTestApi();
  const second = await startTestApi({
    databaseUrl: first.databaseUrl,
    overrides: { clock: first.clock },
  });
  const seed = Date.now() % 1_000_000;
  for (let round = 0; round < 4; round++) {
    expect(await playBargains([first, second], seed + round)).toBeNull();
  }
}, 180_000);
