import type pg from 'pg';
import type { Liking } from './deal-ranking.ts';

const MOST_FOLLOWED = 500;
const LATEST_CLAIMS = 50;

type TastesRow = {
  interests: string[];
  followed: string[];
  followed_categories: string[];
  claimed_categories: string[];
};

const TASTES = `select
    array(select i.name from interests i where i.id = any(u.interests)) as interests,
    coalesce(followed.ids, '{}') as followed,
    coalesce(followed.categories, '{}') as followed_categories,
    array(
      select s.category from (
        select h.store_id from held_coupons h where h.user_id = u.id and h.source = 'claim'
        order by h.issued_at desc, h.id limit ${LATEST_CLAIMS}
      ) h join stores s on s.id = h.store_id
    ) as claimed_categories
  from users u
  cross join lateral (
    select array_agg(id::text) as ids, array_agg(distinct category) as categories
    from (
      select s.id, s.category from follows f join stores s on s.place_id = f.place_id
      where f.user_id = u.id order by f.created_at desc limit ${MOST_FOLLOWED}
    ) store
  ) followed
  where u.id = $1`;

/** What a person is likely to want to see first. */
export type Tastes = { followed: ReadonlySet<string>; liking: Liking };

const NOBODY: Tastes = { followed: new Set(), liking: () => 0 };

export async function readTastes(pool: pg.Pool, userId: string | null): Promise<Tastes> {
  if (userId === null) return NOBODY;
  const { rows } = await pool.query<TastesRow>({ name: 'tastes', text: TASTES, values: [userId] });
  return rows[0] ? tastesOf(rows[0]) : NOBODY;
}

/** What was done says more than what was ticked. */
const WORTH = { followed: 4, claimed: 3, followedCategory: 2, interest: 2 };

function tastesOf(row: TastesRow): Tastes {
  const followed = new Set(row.followed);
  const claimed = new Set(row.claimed_categories);
  const likeFollowed = new Set(row.followed_categories);
  const words = row.interests.flatMap(stemsOf);
  const known = new Map<string, number>();

  function likingOf(category: string): number {
    const lower = category.toLowerCase();
    return (
      (claimed.has(category) ? WORTH.claimed : 0) +
      (likeFollowed.has(category) ? WORTH.followedCategory : 0) +
      (words.some((word) => lower.includes(word)) ? WORTH.interest : 0)
    );
  }

  return {
    followed,
    liking: ({ store: { id, category } }) => {
      const liking = known.get(category) ?? likingOf(category);
      known.set(category, liking);
      return liking + (followed.has(id) ? WORTH.followed : 0);
    },
  };
}

const LEAST_LETTERS = 3;

/** 'Gardening' and 'Plants & Gardens' have the beginning of a word in common. */
const stemsOf = (interest: string): string[] =>
  (interest.toLowerCase().match(/\p{L}+/gu) ?? [])
    .map((word) => word.replace(/(?:ing|e?s)$/, ''))
    .filter((stem) => stem.length >= LEAST_LETTERS);
