import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { noting, wants } from '../../db/note-notifications.ts';
import { rowOf, type Noted } from './collect-notifications.repo.ts';

/** Fewer than this, or than a tenth of all, are about to be gone. */
const FEW_LEFT = 5;

type Asked = { after: string; deals: number; pairs: number; now: Date; horizon: Date };

const about = {
  saved_ending: ({ horizon }: Asked) => sql`c.ends_at <= ${horizon}`,
  saved_low: () => sql`c.deals_left <= greatest(${FEW_LEFT}, c.total / 10)`,
};

/** The next of these deals that are saved and can still be had, for those who saved them and hold none. */
export const noteSavedDeals = (
  db: Executor,
  kind: keyof typeof about,
  asked: Asked,
): Promise<Noted> =>
  rowOf(
    db,
    sql`
    with due as materialized (
      select c.id from campaigns c
      where c.kind = 'deal' and c.id > ${asked.after}::uuid and c.ends_at > ${asked.now}
        and campaign_is_live(c, ${asked.now}) and ${about[kind](asked)}
        and exists (select from saved_deals d where d.campaign_id = c.id)
      order by c.id limit ${asked.deals}
    ), fresh as materialized (
      select d.user_id, d.campaign_id as thing_id, 'infinity'::timestamptz as heard_from
      from due join saved_deals d on d.campaign_id = due.id
      where not exists (
          select from held_coupons h
          where h.user_id = d.user_id and h.campaign_id = d.campaign_id)
        and ${wants(kind, sql`d.user_id`, sql`d.campaign_id`)}
      limit ${asked.pairs}
    ), ${noting(kind, asked.now)}
    select (select count(*)::int from due) as seen, (select count(*)::int from fresh) as found,
           (select count(*)::int from noted) as noted, null as last_at,
           (select id::text from due order by due.id desc limit 1) as last_id`,
  );
