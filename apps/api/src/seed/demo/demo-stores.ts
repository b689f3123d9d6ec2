import type { OpeningHours } from '@baeon/contracts/stores/opening-hours';
import { cityAreas, type CityArea } from '../reference/city-areas.ts';
import { bengaluru, otherCities, type DemoCity } from './demo-cities.ts';
import { demoRandom, type DemoRandom } from './demo-random.ts';
import { tradeRound } from './demo-trades.ts';
import { openingTimes } from './opening-times.ts';
import { storeName } from './store-names.ts';
import type { Trade } from './trades/trade.ts';

export type DemoStore = {
  placeId: string;
  name: string;
  about: string;
  category: string;
  addressLine: string;
  city: string;
  state: string;
  pincode: string;
  latitude: number;
  longitude: number;
  rating: number | null;
  userRatingsTotal: number;
  phone: string;
  timeZone: string;
  openingHours: OpeningHours;
};

export const DEMO_TIME_ZONE = 'Asia/Kolkata';
const BENGALURU_STORES = 300;
const STORES_ELSEWHERE = 12;
const SPREAD_KM = 0.58;
const KM_PER_DEGREE = 111.2;

/** Invented stores, the same ones on every run; asking for more leaves the first ones as they are. */
export function* demoStores(
  options: { bengaluru?: number; elsewhere?: number } = {},
): Generator<DemoStore> {
  yield* storesOf(bengaluru, options.bengaluru ?? BENGALURU_STORES);
  for (const city of otherCities) yield* storesOf(city, options.elsewhere ?? STORES_ELSEWHERE);
}

function* storesOf(city: DemoCity, count: number): Generator<DemoStore> {
  const areas = cityAreas.filter((area) => area.city === city.name);
  const ofTrade = new Map<Trade, number>();
  for (let index = 0; index < count; index++) {
    const trade = tradeRound[index % tradeRound.length]!;
    const nth = ofTrade.get(trade) ?? 0;
    ofTrade.set(trade, nth + 1);
    yield storeAt({ city, area: areas[index % areas.length]!, trade, nth, number: index + 1 });
  }
}

type Spot = { city: DemoCity; area: CityArea; trade: Trade; nth: number; number: number };

function storeAt({ city, area, trade, nth, number }: Spot): DemoStore {
  const random = demoRandom(`${city.code} ${number}`);
  const name = storeName(city, trade, nth);
  return {
    placeId: `demo-${city.code}-${String(number).padStart(4, '0')}-${slugOf(name)}`,
    name,
    about: aboutText(trade, area, random),
    category: trade.category,
    addressLine: `${city.street(random)}, ${area.name}`,
    city: area.city,
    state: area.state,
    pincode: area.pincode,
    ...near(area, random),
    ...ratings(random),
    phone: city.phone(number),
    timeZone: DEMO_TIME_ZONE,
    openingHours: openingTimes(trade.rhythm, random, nth),
  };
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const closings = [
  'UPI and cards are welcome.',
  'Parking for two-wheelers in front.',
  'Open on most public holidays.',
  'Regulars are greeted by name.',
  'Four languages are spoken at the counter.',
];

function aboutText(trade: Trade, area: CityArea, random: DemoRandom): string {
  const sentences = [random.pick(trade.openings)];
  if (random.chance(0.8)) sentences.push(random.pick(trade.details));
  if (random.chance(0.3)) sentences.push(random.pick(closings));
  return sentences.join(' ').replaceAll('{area}', area.name);
}

function near(area: CityArea, random: DemoRandom): { latitude: number; longitude: number } {
  // The root spreads them evenly over the circle; without it they would crowd in the middle.
  const km = SPREAD_KM * Math.sqrt(random.next());
  const angle = 2 * Math.PI * random.next();
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((area.latitude * Math.PI) / 180);
  return {
    latitude: rounded(area.latitude + (km * Math.sin(angle)) / KM_PER_DEGREE, 6),
    longitude: rounded(area.longitude + (km * Math.cos(angle)) / kmPerDegreeEast, 6),
  };
}

/** Most are good, a few are new and unrated, and few have very many ratings. */
function ratings(random: DemoRandom): { rating: number | null; userRatingsTotal: number } {
  if (random.chance(0.06)) return { rating: null, userRatingsTotal: 0 };
  const rating = Math.min(4.9, Math.max(3.2, 4.2 + 0.33 * random.bell()));
  const total = Math.min(6000, Math.max(3, Math.round(Math.exp(4.9 + 1.15 * random.bell()))));
  return { rating: rounded(rating, 1), userRatingsTotal: total };
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
