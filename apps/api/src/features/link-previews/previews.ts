import { campaignState, type CampaignState } from '@baeon/contracts/campaigns/campaigns';
import { savingIn } from '@baeon/contracts/campaigns/saving';
import type { Language } from '@baeon/contracts/profile/language';
import { dayText } from '../../lib/day-text.ts';
import { html, nothing } from '../../lib/html.ts';
import type { LinkPreview } from '../../lib/page-about.ts';
import type { PreviewedCampaign, PreviewedStore } from './link-previews.repo.ts';
import { previewTexts } from './preview-texts.ts';

type Shown = { origin: string; language: Language; image: LinkPreview['image']; now: Date };

const LONGEST_DESCRIPTION = 200;

/** A campaign of a store as a link tells it: what, where, until when. */
export function dealPreview(
  campaign: PreviewedCampaign & { stores: [PreviewedStore, ...PreviewedStore[]] },
  { origin, language, image, now }: Shown,
): LinkPreview {
  const texts = previewTexts[language];
  const { id, title, description, terms, stores, startsAt, endsAt } = campaign;
  const [store] = stores;
  const url = `${origin}/coupon/${id}`;
  const state = stateOf(campaign, now);
  const saving = savingIn(title);
  const savingText = texts.saving(saving);
  const validity = validityOf(campaign, state, language);
  const more = campaign.storeCount - stores.length;
  return {
    url,
    title: texts.dealAt(title, store.name),
    description: shortened(
      [savingText, validity, `${store.name}, ${addressOf(store)}`, description]
        .filter((part) => part !== '')
        .join('. '),
    ),
    image,
    data: {
      '@context': 'https://schema.org',
      '@type': 'Offer',
      '@id': url,
      url,
      name: title,
      description,
      image: image.url,
      ...(saving.kind === 'price' && { price: saving.at, priceCurrency: 'INR' }),
      availability: `https://schema.org/${AVAILABILITY[state]}`,
      validFrom: startsAt.toISOString(),
      validThrough: endsAt.toISOString(),
      offeredBy: storeData(store, origin),
      ...(stores.length > 1 && {
        availableAtOrFrom: stores.map((each) => storeData(each, origin)),
      }),
    },
    content: html`<article>
      <h1>${title}</h1>
      ${savingText === '' ? nothing : html`<p>${savingText}</p>`}
      <p>${validity}</p>
      <ul>
        ${stores.map((each) => html`<li><a href="/store/${each.id}">${each.name}</a>, ${addressOf(each)}</li>`)}
        ${more > 0 ? html`<li>${texts.more(more)}</li>` : nothing}
      </ul>
      <p>${description}</p>
      ${terms ? html`<p>${terms}</p>` : nothing}
    </article>`,
  };
}

export function storePreview(
  store: PreviewedStore,
  { origin, language, image }: Omit<Shown, 'now'>,
): LinkPreview {
  const texts = previewTexts[language];
  const { name, about, category } = store;
  const address = addressOf(store);
  return {
    url: `${origin}/store/${store.id}`,
    title: `${name}, ${store.city}`,
    description: shortened([texts.ofStore(name), address, about ?? ''].filter(Boolean).join('. ')),
    image,
    data: { '@context': 'https://schema.org', ...storeData(store, origin), image: image.url },
    content: html`<article>
      <h1>${name}</h1>
      <p>${category}</p>
      <p>${address}</p>
      ${store.phone ? html`<p>${store.phone}</p>` : nothing}
      ${
        isRated(store)
          ? html`<p>${texts.rated(store.rating!.toFixed(1), store.ratings)}</p>`
          : nothing
      }
      ${about ? html`<p>${about}</p>` : nothing}
    </article>`,
  };
}

/** The list of stores, which is about none of them. */
export function directoryPreview({
  origin,
  language,
}: Pick<Shown, 'origin' | 'language'>): LinkPreview {
  const url = `${origin}/stores`;
  const { title, description, offers } = previewTexts[language].stores;
  return {
    url,
    title,
    description,
    image: { url: `${origin}/icons/icon-512.png`, isDrawn: false },
    data: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      '@id': url,
      url,
      name: title,
      description,
    },
    content: html`<article>
      <h1>${title}</h1>
      <p>${description}</p>
      <p><a href="/coupon">${offers}</a></p>
    </article>`,
  };
}

export const stateOf = ({ startsAt, endsAt, dealsLeft, isPaused }: PreviewedCampaign, now: Date) =>
  campaignState(
    { startsAt: startsAt.getTime(), endsAt: endsAt.getTime(), dealsLeft, isPaused },
    now.getTime(),
  );

const AVAILABILITY: Record<CampaignState, string> = {
  live: 'InStock',
  upcoming: 'PreOrder',
  sold_out: 'SoldOut',
  paused: 'OutOfStock',
  ended: 'Discontinued',
};

/** Until when, as a sentence of its own. */
export function validityOf(
  campaign: PreviewedCampaign,
  state: CampaignState,
  language: Language,
): string {
  const texts = previewTexts[language];
  const dayOf = (at: Date) => dayText(at, campaign.stores[0]!.timeZone, language);
  const last = dayOf(campaign.endsAt);
  switch (state) {
    case 'live':
      return texts.validTill(last);
    case 'upcoming':
      return texts.validFrom(dayOf(campaign.startsAt), last);
    case 'sold_out':
      return texts.soldOut;
    case 'paused':
      return texts.paused;
    case 'ended':
      return texts.endedOn(last);
  }
}

const addressOf = ({ addressLine, city, pincode }: PreviewedStore): string =>
  [addressLine, `${city} ${pincode}`.trim()].filter((part) => part !== '').join(', ');

function storeData(store: PreviewedStore, origin: string) {
  const url = `${origin}/store/${store.id}`;
  return {
    '@type': 'Store',
    '@id': url,
    url,
    name: store.name,
    ...(store.phone && { telephone: store.phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.addressLine,
      addressLocality: store.city,
      addressRegion: store.state,
      postalCode: store.pincode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    ...(isRated(store) && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: store.rating,
        ratingCount: store.ratings,
      },
    }),
  };
}

const isRated = ({ rating, ratings }: PreviewedStore) => rating !== null && ratings > 0;

/** By the letter, so that none is cut in two. */
function shortened(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()];
  if (letters.length <= LONGEST_DESCRIPTION) return letters.join('');
  return `${letters
    .slice(0, LONGEST_DESCRIPTION - 1)
    .join('')
    .trimEnd()}…`;
}
