import { it } from 'vitest';
import { addStore } from '../support/campaigns.ts';
import { playWaitlists } from '../support/waitlist-play.ts';
import { startBeside, startWaitlistApi } from '../support/waitlists.ts';

it('whatever many people do in lines, some of it at once, happens as if one after the other', async () => {
  const started = await startWaitlistApi();
  const beside = await startBeside(started);
  await playWaitlists([started.api, beside], await addStore(started.api), { numRuns: 150 });
}, 900_000);
