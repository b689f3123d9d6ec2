import { expect, it } from 'vitest';
import { addStore } from '../support/campaigns.ts';
import { playWaitlists } from '../support/waitlist-play.ts';
import { startBeside, startWaitlistApi } from '../support/waitlists.ts';

it('whatever many people do in lines, some of it at once, happens as if one after the other', async () => {
  const started = await startWaitlistApi();
  const beside = await startBeside(started);
  const storeId = await addStore(started.api);
  expect(await playWaitlists([started.api, beside], storeId, { numRuns: 150 })).toEqual([]);
}, 900_000);
