import { setTimeout as delay } from 'node:timers/promises';
import { createSentenceVectors } from '../../../src/gateways/sentence-vectors/sentence-vectors.ts';
import { createLog } from '../../../src/lib/log.ts';

/** A process of its own, because what goes wrong here ends the process. */
const living = setInterval(() => {}, 1000);
const texts = Array.from({ length: 64 }, (_, n) => `a sentence about thing number ${n}`);
for (let round = 0; round < 6; round++) {
  const vectors = createSentenceVectors({ log: createLog('silent') });
  const first = vectors.embed(['the model is read'], true);
  const second = vectors.embed(texts, false);
  await first;
  // At another moment of the second each time.
  await delay(round * 8);
  await Promise.all([vectors.close(), second]);
}
clearInterval(living);
console.log('closed');
