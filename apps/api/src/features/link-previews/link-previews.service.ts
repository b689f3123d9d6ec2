import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { createEntryCache } from '../../db/cache.ts';
import type { ChangeSource } from '../../db/change-feed.ts';
import type { Clock } from '../../lib/clock.ts';
import type { AskedPage, DescribePage, LinkPreview, PageAbout } from '../../lib/page-about.ts';
import { isUuid } from '../../lib/uuid.ts';
import type { ShownPictures } from '../pictures/shown-pictures.ts';
import {
  readPreviewedCampaign,
  readPreviewedStore,
  type PreviewedCampaign,
  type PreviewedStore,
} from './link-previews.repo.ts';
import type { PreviewLines } from './preview-svg.ts';
import { dealPreview, directoryPreview, stateOf, storePreview, validityOf } from './previews.ts';

type Dependencies = {
  pool: pg.Pool;
  clock: Clock;
  feed: ChangeSource;
  pictures: ShownPictures;
  log: FastifyBaseLogger;
};

export type LinkPreviews = ReturnType<typeof createLinkPreviews>;
export type PreviewKind = 'coupon' | 'store';

/** The picture of a link: what is drawn, and a name that changes with it. */
export type PreviewPicture = PreviewLines & { drawing: string; version: string };

const PAGE = /^\/(coupon|store)\/([^/]+)\/?$/;
const STORES_PAGE = /^\/stores\/?$/;
const MOST_KEPT = 2000;
/** Of stores no changes are heard of. */
const FRESH_MS = 60_000;
/** A page without its preview is better than one that comes late. */
const PATIENCE_MS = 250;
/** So many may wait for the database; what comes on top gets the plain page. */
const MOST_WAITING = 50;
/** Raise it when the layout changes: others keep pictures by their address. */
const LAYOUT = 1;
export const DRAWN = '/pictures/';

const plain: PageAbout = { status: 200, isListed: false, preview: null };
const unknown: PageAbout = { status: 404, isListed: false, preview: null };

export function createLinkPreviews({ pool, clock, feed, pictures, log }: Dependencies) {
  const kept = {
    feed,
    topic: 'campaigns' as const,
    most: MOST_KEPT,
    freshMs: FRESH_MS,
    bytesEach: 2700,
  };
  const find = {
    coupon: lookUp(
      createEntryCache<PreviewedCampaign>({ ...kept, name: 'previews of deals' }),
      (id) => readPreviewedCampaign(pool, id),
    ),
    store: lookUp(createEntryCache<PreviewedStore>({ ...kept, name: 'previews of stores' }), (id) =>
      readPreviewedStore(pool, id),
    ),
  };

  function dealPicture(campaign: CampaignAtStores): PreviewPicture {
    const [store] = campaign.stores;
    return withVersion({
      drawing: pictures.deal(campaign, store),
      title: campaign.title,
      // Its letters are Latin ones.
      lines: [store.name, validityOf(campaign, stateOf(campaign, clock.now()), 'en')],
    });
  }

  const storePicture = (store: PreviewedStore): PreviewPicture =>
    withVersion({
      drawing: pictures.banner(store),
      title: store.name,
      lines: [store.category.split('/').at(-1)!.trim(), store.city],
    });

  async function aboutCampaign(id: string, { origin, language }: AskedPage): Promise<PageAbout> {
    const campaign = await find.coupon(id);
    if (!campaign) return unknown;
    // Bonus and greeting coupons are nobody's to find, but can be passed on: such links say nothing.
    if (campaign.kind !== 'deal' || !isAtStores(campaign)) return plain;
    const now = clock.now();
    const image = imageOf('coupon', id, dealPicture(campaign), origin);
    const preview = dealPreview(campaign, { origin, language, image, now });
    const isOver = stateOf(campaign, now) === 'ended';
    return { status: isOver ? 410 : 200, isListed: !isOver, preview };
  }

  async function aboutStore(id: string, { origin, language }: AskedPage): Promise<PageAbout> {
    const store = await find.store(id);
    if (!store) return unknown;
    const image = imageOf('store', id, storePicture(store), origin);
    const preview = storePreview(store, { origin, language, image });
    return { status: 200, isListed: true, preview };
  }

  const describe: DescribePage = async (asked) => {
    const { path, query } = asked;
    if (STORES_PAGE.test(path)) {
      return { status: 200, isListed: true, preview: directoryPreview(asked) };
    }
    const [, kind, id = ''] = PAGE.exec(path) ?? [];
    if (!kind) return null;
    // A coupon in somebody's wallet is theirs alone.
    if (new URLSearchParams(query).get('from_user') === 'true') return plain;
    if (!isUuid(id)) return unknown;
    const about = kind === 'coupon' ? aboutCampaign : aboutStore;
    const found = about(id.toLowerCase(), asked).catch((error: unknown) => {
      log.warn({ err: error }, 'a page goes out without its preview');
      return null;
    });
    return Promise.race([found, delay(PATIENCE_MS, null, { ref: false })]);
  };

  return {
    describe,

    /** Null where there is nothing, or nothing that we draw. */
    async picture(kind: PreviewKind, id: string): Promise<PreviewPicture | null> {
      let picture: PreviewPicture | null = null;
      if (kind === 'coupon') {
        const campaign = await find.coupon(id);
        if (campaign?.kind === 'deal' && isAtStores(campaign)) picture = dealPicture(campaign);
      } else {
        const store = await find.store(id);
        if (store) picture = storePicture(store);
      }
      return picture?.drawing.startsWith(DRAWN) ? picture : null;
    },
  };
}

type CampaignAtStores = PreviewedCampaign & { stores: [PreviewedStore, ...PreviewedStore[]] };

const isAtStores = (campaign: PreviewedCampaign): campaign is CampaignAtStores =>
  campaign.stores.length > 0;

function withVersion(picture: Omit<PreviewPicture, 'version'>): PreviewPicture {
  const version = createHash('sha256')
    .update(JSON.stringify([LAYOUT, picture]))
    .digest('base64url');
  return { ...picture, version: version.slice(0, 12) };
}

/** A picture of a campaign's own as it is, and a drawn one as a file that messengers can show. */
function imageOf(
  kind: PreviewKind,
  id: string,
  { drawing, version }: PreviewPicture,
  origin: string,
): LinkPreview['image'] {
  if (drawing.startsWith(DRAWN)) {
    return { url: `${origin}${DRAWN}previews/${kind}/${id}.png?v=${version}`, isDrawn: true };
  }
  return { url: new URL(drawing, origin).href, isDrawn: false };
}

/** Reads each id once, however many ask for it at the same time, and only so many ids at a time. */
function lookUp<V>(
  cache: ReturnType<typeof createEntryCache<V>>,
  read: (id: string) => Promise<V | null>,
): (id: string) => Promise<V | null> {
  const underway = new Map<string, Promise<V | null>>();
  return async (id) => {
    const known = cache.find(id);
    if (known !== undefined) return known;
    const asked = underway.get(id);
    if (asked) return asked;
    if (underway.size >= MOST_WAITING) throw new Error('the database has enough to do');
    const reading = cache.read(id, () => read(id)).finally(() => underway.delete(id));
    underway.set(id, reading);
    return reading;
  };
}
