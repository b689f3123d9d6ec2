import { setTimeout as delay } from 'node:timers/promises';
import type { Coordinates } from '@baeon/contracts/places/geo';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Clock } from '../../lib/clock.ts';
import { readCommonWords } from '../../lib/mishearing/common-words.ts';
import {
  categoryTexts,
  everydayTexts,
  nameTexts,
  productTexts,
  titleTexts,
} from '../../lib/mishearing/shop-texts.ts';
import { readVocabulary, type ShopText, type Vocabulary } from '../../lib/mishearing/vocabulary.ts';
import type { Catalogue } from '../products/catalogue.ts';
import { readShopNames, type ShopName } from './shop-names.repo.ts';

const MOST_NAMES = 20_000;
/** What is on sale changes little in this time. */
const FRESH_MS = 10 * 60_000;
/** Who speaks before a large catalogue has been read is understood a little less well. */
const PATIENCE_MS = 3000;

type Dependencies = {
  pool: pg.Pool;
  clock: Clock;
  near: Coordinates;
  catalogue: Pick<Catalogue, 'isReady' | 'products'>;
  log: FastifyBaseLogger;
};

export type ShopVocabulary = ReturnType<typeof createShopVocabulary>;

/** The words of what is on sale here, read when somebody speaks and read again when they are old. */
export function createShopVocabulary({ pool, clock, near, catalogue, log }: Dependencies) {
  let known: Vocabulary | null = null;
  let readAt = 0;
  let reading: Promise<void> | null = null;

  async function* texts(): AsyncGenerator<ShopText> {
    yield* everydayTexts();
    for (const { kind, text } of await readShopNames(pool, near, clock.now(), MOST_NAMES)) {
      yield* textsOf[kind](text);
    }
    await catalogue.isReady();
    for (const product of catalogue.products()) yield* productTexts(product);
  }

  async function read(): Promise<void> {
    try {
      known = await readVocabulary(texts(), await readCommonWords());
      readAt = clock.now().getTime();
    } catch (error) {
      log.warn({ err: error }, 'cannot read the words of what is on sale');
    }
  }

  return {
    /** Null where it has not been read yet, and is not in a moment. */
    async current(): Promise<Vocabulary | null> {
      if (!known || clock.now().getTime() - readAt > FRESH_MS) {
        reading ??= read().finally(() => (reading = null));
      }
      if (!known) await Promise.race([reading, delay(PATIENCE_MS, undefined, { ref: false })]);
      return known;
    },
  };
}

const textsOf: Record<ShopName['kind'], (text: string) => ShopText[]> = {
  category: categoryTexts,
  store: nameTexts,
  deal: titleTexts,
};
