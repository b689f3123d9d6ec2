import { unitOf } from '@baeon/search/measures';
import { synonymPhrases } from '@baeon/search/synonyms';
import { wordTools } from '../../apps/api/src/features/speech/store-vocabulary.ts';
import {
  loadMoonshine,
  readCommonWords,
} from '../../apps/api/src/gateways/speech/offline/moonshine.ts';
import { readMp3 } from '../../apps/api/src/gateways/speech/offline/mp3.ts';
import { toSoundRate } from '../../apps/api/src/gateways/speech/offline/resample.ts';
import { prepareSound } from '../../apps/api/src/gateways/speech/offline/sound.ts';
import { createMishearingCorrection } from '@baeon/spoken/mishearing/correct-mishearing';
import {
  categoryTexts,
  everydayTexts,
  nameTexts,
  productTexts,
  titleTexts,
} from '@baeon/spoken/mishearing/store-texts';
import { readVocabulary, type StoreText } from '@baeon/spoken/mishearing/vocabulary';
import { spokenToWritten } from '@baeon/spoken/spoken-to-written';
import { demoCampaigns } from '@baeon/demo-city/campaigns';
import { demoStores } from '@baeon/demo-city/stores';
import { demoProducts } from '@baeon/demo-city/products/products';
import { referenceCategories } from '../../apps/api/src/seed/reference/reference-tables.ts';
import type { HeardClip } from './tally.ts';
import { wordsOf } from './word-errors.ts';

/** As few as a server has that does other things as well. */
const THREADS = 1;

/** Hears clips as the API does, which knows what the demo sells. */
export async function createListener(): Promise<
  (mp3: Uint8Array, said: string) => Promise<HeardClip>
> {
  const moonshine = await loadMoonshine(THREADS);
  const mend = createMishearingCorrection(
    await readVocabulary(demoTexts(), await readCommonWords(), wordTools),
  );
  const compared = (text: string) => wordsOf(spokenToWritten(text, unitOf));

  return async (mp3, said) => {
    const started = performance.now();
    const read = await readMp3(mp3);
    if ('fault' in read) throw new Error(`a clip is ${read.fault}`);
    const sound = prepareSound(toSoundRate(read.samples, read.rate));
    const heard = sound && (await moonshine.transcribe(sound));
    const between = performance.now();
    const mended = heard ? await mend(heard) : '';
    return {
      said: compared(said),
      heard: compared(heard?.text ?? ''),
      mended: compared(mended),
      seconds: read.samples.length / read.rate,
      hearing: (between - started) / 1000,
      mending: (performance.now() - between) / 1000,
    };
  };
}

export function* demoTexts(): Generator<StoreText> {
  yield* everydayTexts(synonymPhrases());
  for (const { name } of referenceCategories) yield* categoryTexts(name);
  for (const { name } of demoStores()) yield* nameTexts(name);
  for (const { title } of demoCampaigns()) yield* titleTexts(title);
  for (const product of demoProducts()) yield* productTexts(product);
}
