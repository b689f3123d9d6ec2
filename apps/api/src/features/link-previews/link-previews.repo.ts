import type pg from 'pg';

/* Plain SQL on the pool, one statement per page: the first byte of a page waits for it. */

export type PreviewedStore = {
  id: string;
  placeId: string;
  name: string;
  about: string | null;
  category: string;
  addressLine: string;
  city: string;
  state: string;
  pincode: string;
  latitude: number;
  longitude: number;
  rating: number | null;
  ratings: number;
  logo: string | null;
  phone: string | null;
  timeZone: string;
};

export type PreviewedCampaign = {
  id: string;
  kind: 'deal' | 'bonus' | 'greeting' | 'referral' | 'bid';
  title: string;
  description: string;
  terms: string | null;
  image: string | null;
  startsAt: Date;
  endsAt: Date;
  dealsLeft: number;
  isPaused: boolean;
  /** Some of its stores. */
  stores: PreviewedStore[];
  storeCount: number;
};

/** Feeds may write as much as they like; no page repeats all of it. */
const LONGEST = 2000;
const STORES_NAMED = 3;

const STORE = `s.id, s.place_id as "placeId", s.name, left(s.about, ${LONGEST}) as about, s.category,
  s.address_line as "addressLine", s.city, s.state, s.pincode, s.latitude, s.longitude, s.rating,
  s.user_ratings_total as ratings, s.logo, s.phone, s.time_zone as "timeZone"`;

export async function readPreviewedStore(
  pool: pg.Pool,
  id: string,
): Promise<PreviewedStore | null> {
  const { rows } = await pool.query<PreviewedStore>(
    `select ${STORE} from stores s where s.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export async function readPreviewedCampaign(
  pool: pg.Pool,
  id: string,
): Promise<PreviewedCampaign | null> {
  const { rows } = await pool.query<PreviewedCampaign>(
    `select c.id, c.kind, c.title, left(c.description, ${LONGEST}) as description,
       left(c.terms, ${LONGEST}) as terms, c.image, c.starts_at as "startsAt", c.ends_at as "endsAt",
       c.deals_left as "dealsLeft", c.paused_at is not null as "isPaused",
       (select count(*)::int from campaign_places p where p.campaign_id = c.id) as "storeCount",
       array(
         select to_json(shown) from (
           select ${STORE} from campaign_places p join stores s on s.id = p.store_id
           where p.campaign_id = c.id order by s.id limit ${STORES_NAMED}
         ) shown
       ) as stores
     from campaigns c where c.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
