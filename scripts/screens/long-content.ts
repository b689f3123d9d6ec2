import type { Stage } from './stage.ts';

const TITLE = 'Flat 50% off on Rechtsschutzversicherungsgesellschaften, 60c';
const NAME = 'Donaudampfschifffahrtsgesellschaft & Thiruvananthapuram Sons';
const PROSE = `${NAME}, of which it has to be said at some length that they give what they promise. `;

/** By the name of the field, wherever in an answer it stands. */
const LONG: Record<string, string | number> = {
  title: TITLE,
  name: NAME,
  store: NAME,
  from: 'Venkatanarasimharajuvaripeta Subrahmanyam',
  description: PROSE.repeat(5),
  about: PROSE.repeat(4),
  terms: PROSE.repeat(3),
  comment: PROSE.repeat(2),
  address: `221/7, Dr. Sarvepalli Radhakrishnan Salai, ${NAME}`,
  line: `221/7, Dr. Sarvepalli Radhakrishnan Salai, ${NAME}`,
  city: 'Thiruvananthapuram-Vattiyoorkavu',
  area: 'Chhatrapati Sambhajinagar-Waluj',
  category: 'Shopping/Rechtsschutzversicherungsgesellschaften',
  brand: 'Rechtsschutzversicherungsgesellschaften',
  email: 'venkatanarasimharajuvaripeta.subrahmanyam@mail.thiruvananthapuram.example',
  price: 1_234_567,
  list_price: 2_345_678,
  price_when_added: 3_456_789,
  deals_left: 123_456,
  deals_available: 123_456,
  user_ratings_total: 1_234_567,
  distance_km: 1234.5,
};

/** A category that is no path is one that the app decides by. */
function lengthen(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(lengthen);
  if (typeof value !== 'object' || value === null) return;
  const record = value as Record<string, unknown>;
  for (const [key, old] of Object.entries(record)) {
    const long = LONG[key];
    if (key === 'category' && !String(old).includes('/')) continue;
    if (long !== undefined && typeof old === typeof long) record[key] = long;
    else lengthen(old);
  }
}

/** From here on the server speaks of things with the longest names. */
export const withLongContent = (stage: Stage): Promise<unknown> =>
  stage.rewrite(/\/api\/(?!convert-speech\/translate|dev)/, lengthen);
