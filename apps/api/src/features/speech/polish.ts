import type { Polish } from '../../gateways/speech/speech-gateway.ts';
import { createMending } from '../../lib/mishearing/mend.ts';
import { spokenToWritten } from '../../lib/spoken/spoken-to-written.ts';
import type { ShopVocabulary } from './shop-vocabulary.ts';

/** Mends what was misheard of things on sale here, then writes it as people type. */
export const createPolish =
  (shop: ShopVocabulary): Polish =>
  async (heard) => {
    const vocabulary = await shop.current();
    const text = vocabulary ? await createMending(vocabulary)(heard) : heard.text;
    return spokenToWritten(text);
  };
