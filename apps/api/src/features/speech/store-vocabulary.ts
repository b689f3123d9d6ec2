import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { Coordinates } from '@baeon/contracts/places/geo';
import { editDistance } from '@baeon/search/edit-distance';
import { stemOf } from '@baeon/search/stem';
import { synonymPhrases } from '@baeon/search/synonyms';
import { plain } from '@baeon/search/words';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Clock } from '../../lib/clock.ts';
import { readCommonWords } from '../../gateways/speech/offline/moonshine.ts';
import {
  categoryTexts,
  everydayTexts,
  nameTexts,
  productTexts,
  titleTexts,
} from '@baeon/spoken/mishearing/store-texts';
import {
  readVocabulary,
  type StoreText,
  type Vocabulary,
  type WordTools,
} from '@baeon/spoken/mishearing/vocabulary';
import type { Catalogue } from '../products/catalogue.ts';

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

export type StoreVocabulary = ReturnType<typeof createStoreVocabulary>;

/** What the search and the event loop lend. */
export const wordTools: WordTools = { plain, stemOf, editDistance, nextTurn };

/** The words of what is on sale here, read when somebody speaks and read again when they are old. */
export function createStoreVocabulary({ pool, clock, near, catalogue, log }: Dependencies) {
  let known: Vocabulary | null = null;
  let readAt = 0;
  let reading: Promise<void> | null = null;

  async function* texts(): AsyncGenerator<StoreText> {
    yield* everydayTexts(synonymPhrases());
    for (const { kind, text } of await readStoreNames(pool, near, clock.now(), MOST_NAMES)) {
      yield* textsOf[kind](text);
    }
    await catalogue.isReady();
    for (const product of catalogue.products()) yield* productTexts(product);
  }

  async function read(): Promise<void> {
    try {
      known = await readVocabulary(texts(), await readCommonWords(), wordTools);
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

const textsOf: Record<StoreName['kind'], (text: string) => StoreText[]> = {
  category: categoryTexts,
  store: nameTexts,
  deal: titleTexts,
};

type StoreName = { kind: 'category' | 'store' | 'deal'; text: string };

/** Names of categories, of the stores nearest to a place, and of deals that can be had. */
async function readStoreNames(
  pool: pg.Pool,
  near: Coordinates,
  now: Date,
  atMost: number,
): Promise<StoreName[]> {
  const { rows } = await pool.query<StoreName>(
    `(select 'category' as kind, name as text from store_categories order by position limit $4)
     union all
     (select 'store', name from stores order by map_point <-> map_point($1, $2) limit $4)
     union all
     (select 'deal', title from campaigns where kind = 'deal' and ends_at > $3
      order by ends_at limit $4)`,
    [near.latitude, near.longitude, now, atMost],
  );
  return rows;
}
