import { defaultPushSettings, type PushSettings } from '@baeon/contracts/push/push-wire';
import type { RefusalReason } from '@baeon/contracts/honour/honour';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { OUTBOX_QUEUE } from '../../db/jobs.ts';

const MOST_MESSAGES = 1000;
const MOST_COUPONS = 5000;
const MOST_RAISED = 5000;

/** Times come as texts: these statements are plain SQL. */
type Followed = { place_id: string; name: string | null; since: string };
type Session = { device: string | null; started_at: string; last_used_at: string };
type DeviceTimes = { known_since: string; last_used_at: string };
type Message = { body: string; state: string; created_at: string };
type Coupon = {
  title: string;
  store: string | null;
  code: string;
  source: string;
  state: string;
  issued_at: string;
  valid_until: string;
  settled_at: string | null;
};
type Wish = {
  name: string;
  image: string;
  product_url: string;
  price_when_added: number | null;
  added_at: string;
};
type Raised = {
  product_url: string;
  comment: string;
  category_id: string;
  latitude: number;
  longitude: number;
  state: string;
  named_prices: number[];
  created_at: string;
  updated_at: string;
};
type Searched = { text: string; found: boolean; searched_at: string };
type SavedDeal = { title: string; store: string | null; saved_at: string };
type Waited = { title: string; joined_at: string; held_until: string | null };
type Told = { kind: string; told_at: string; read_at: string | null };
type Device = { endpoint: string; time_zone: string; since: string };
type Invitations = { code: string | null; invited: boolean; given: string[] };
type StoreOf = { name: string; role: string; since: string };
type InvitedTo = { name: string; role: string; invited_at: string };
type Refused = {
  store: string;
  reason: RefusalReason;
  words: string;
  at: string;
  reply: string | null;
};
type Acted = { act: string; store: string | null; at: string };
type CodeTimes = { sends: string[]; wrong_tries: string[] };

async function rowsOf<T>(db: Executor, statement: ReturnType<typeof sql>): Promise<T[]> {
  return (await db.execute(statement)).rows as T[];
}

/** What is kept about a person besides the profile. */
export async function readAccountData(db: Executor, userId: string, mobileNumber: string) {
  const [dates] = await rowsOf<{ created_at: string; onboarded_at: string | null }>(
    db,
    sql`select created_at, onboarded_at from users where id = ${userId}`,
  );
  const followed = await rowsOf<Followed>(
    db,
    sql`select f.place_id, s.name, f.created_at as since
        from follows f left join stores s using (place_id)
        where f.user_id = ${userId} order by f.created_at, f.place_id`,
  );
  const sessions = await rowsOf<Session>(
    db,
    sql`select device, created_at as started_at, last_used_at
        from sessions where user_id = ${userId} order by created_at`,
  );
  const knownDevices = await rowsOf<DeviceTimes>(
    db,
    sql`select known_since, last_used_at from known_devices
        where user_id = ${userId} order by known_since, last_used_at`,
  );
  // A code in the export would confirm, to whoever holds a stolen token, what only the phone should.
  const messages = await rowsOf<Message>(
    db,
    sql`select case when key like 'otp:%' then 'A one-time code' else body end as body,
               state, created_at
        from sms_outbox where mobile_number = ${mobileNumber}
        order by created_at desc limit ${MOST_MESSAGES}`,
  );
  const coupons = await rowsOf<Coupon>(
    db,
    sql`select c.title, s.name as store, h.code, h.source, h.state,
               h.issued_at, h.valid_until, h.settled_at
        from held_coupons h
        cross join lateral campaign_of(h) c
        left join stores s on s.id = h.store_id
        where h.user_id = ${userId}
        order by h.issued_at desc, h.id limit ${MOST_COUPONS}`,
  );
  const wishlist = await rowsOf<Wish>(
    db,
    sql`select name, image, product_url, price_paise_then::float8 / 100 as price_when_added, added_at
        from wishlist_items where user_id = ${userId} order by added_at desc, key`,
  );
  const savedDeals = await rowsOf<SavedDeal>(
    db,
    sql`select c.title, first.name as store, d.saved_at
        from saved_deals d
        join campaigns c on c.id = d.campaign_id
        left join lateral (
          select s.name from campaign_places p join stores s on s.id = p.store_id
          where p.campaign_id = c.id order by s.name limit 1
        ) first on true
        where d.user_id = ${userId} order by d.saved_at desc, c.id`,
  );
  const waitlists = await rowsOf<Waited>(
    db,
    sql`select c.title, w.joined_at, w.held_until
        from waitlist_entries w join campaigns c on c.id = w.campaign_id
        where w.user_id = ${userId} order by w.position`,
  );
  const raised = await rowsOf<Raised>(
    db,
    sql`select product_url, comment, category_id, latitude, longitude, state, created_at, updated_at,
               array(select n.price_rupees from bid_counters n
                     where n.user_id = d.user_id and n.deal_id = d.id order by n.at) as named_prices
        from raised_deals d where user_id = ${userId}
        order by created_at desc, id limit ${MOST_RAISED}`,
  );
  const searches = await rowsOf<Searched>(
    db,
    sql`select text, found, searched_at from searches where user_id = ${userId}
        order by searched_at desc, text`,
  );
  const [newsSettings] = await rowsOf<PushSettings>(
    db,
    sql`select new_deals, ending_coupons, saved_deals, passes, used_coupons, waitlists, offers,
               bargains, quiet_from, quiet_until
        from news_settings where user_id = ${userId}`,
  );
  const devices = await rowsOf<Device>(
    db,
    sql`select endpoint, time_zone, created_at as since
        from push_subscriptions where user_id = ${userId} order by created_at, id`,
  );
  const told = await rowsOf<Told>(
    db,
    sql`select kind, noted_at as told_at, read_at from news
        where user_id = ${userId} order by noted_at desc, thing_id limit ${MOST_MESSAGES}`,
  );
  const [chats] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from conversations where user_id = ${userId}`,
  );
  const [invitations] = await rowsOf<Invitations>(
    db,
    sql`select (select code from referral_links where user_id = u.id), u.invited_by is not null as invited,
               array(select to_json(given_at)#>>'{}' from referrals where inviter_id = u.id
                     order by given_at) as given
        from users u where u.id = ${userId}`,
  );
  const stores = await rowsOf<StoreOf>(
    db,
    sql`select s.name, m.role, m.since from store_members m join stores s on s.id = m.store_id
        where m.user_id = ${userId} order by m.since, s.id`,
  );
  const invitedTo = await rowsOf<InvitedTo>(
    db,
    sql`select s.name, i.role, i.invited_at
        from store_invitations i join stores s on s.id = i.store_id
        where i.mobile_number = ${mobileNumber} order by i.invited_at, s.id`,
  );
  const acts = await rowsOf<Acted>(
    db,
    sql`select a.act, s.name as store, a.at
        from counter_people p join counter_acts a on a.person_id = p.id
        left join stores s on s.id = a.store_id
        where p.user_id = ${userId} order by a.id desc limit ${MOST_MESSAGES}`,
  );
  const refusals = await rowsOf<Refused>(
    db,
    sql`select s.name as store, f.reason, f.words, f.at, f.reply
        from counter_people p
        join coupon_refusals f on f.person_id = p.id
        join stores s on s.id = f.store_id
        where p.user_id = ${userId} order by f.position desc limit ${MOST_MESSAGES}`,
  );
  const [codes] = await rowsOf<CodeTimes>(
    db,
    sql`select to_json(sends) as sends, to_json(wrong_tries) as wrong_tries
        from sign_in_numbers where mobile_number = ${mobileNumber}`,
  );
  return {
    ...dates!,
    followed,
    sessions,
    knownDevices,
    messages,
    coupons,
    wishlist,
    savedDeals,
    waitlists,
    raised,
    searches,
    newsSettings: newsSettings ?? defaultPushSettings,
    devices,
    told,
    chats: chats!.count,
    invitations: invitations!,
    stores,
    invitedTo,
    acts,
    refusals,
    codes: codes ?? { sends: [], wrong_tries: [] },
  };
}

/**
 * Removes everything that is kept about a person. What hangs on the user's row goes with it; what is
 * kept by number is named here. A line of plain numbers stays, so that totals stay true.
 */
export async function deleteUserRows(
  tx: Executor,
  userId: string,
  mobileNumber: string,
  now: Date,
): Promise<void> {
  // Before anything of the person is locked: claims lock a campaign first, and then the person.
  await tx.execute(sql`select return_coupons(${userId}, ${now}::timestamptz)`);
  await tx.execute(sql`
    update coupon_passes set state = 'lapsed', settled_at = ${now}, to_mobile_number = null
    where to_mobile_number = ${mobileNumber} and state = 'open'`);
  await tx.execute(sql`
    update coupon_passes set to_mobile_number = null where to_mobile_number = ${mobileNumber}`);
  await tx.execute(sql`
    insert into departed_accounts (joined_month, left_month, login_status, follows)
    select date_trunc('month', created_at), date_trunc('month', ${now}::timestamptz), login_status,
           (select count(*) from follows where user_id = users.id)
    from users where id = ${userId}`);
  await tx.execute(sql`
    update coupon_refusals set words = ''
    where person_id = (select id from counter_people where user_id = ${userId})`);
  await tx.execute(sql`delete from store_invitations where mobile_number = ${mobileNumber}`);
  await tx.execute(sql`delete from users where id = ${userId}`);
  // A delivery bears the id of its message, or one that is made of it.
  await tx.execute(sql`
    delete from pgboss.job where name = ${OUTBOX_QUEUE}
      and id in (
        select unnest(array[id, md5(id || ':late')::uuid, md5(id || ':failed')::uuid])
        from sms_outbox where mobile_number = ${mobileNumber})`);
  await tx.execute(sql`delete from sms_outbox where mobile_number = ${mobileNumber}`);
  await tx.execute(sql`delete from inbox_messages where mobile_number = ${mobileNumber}`);
}
