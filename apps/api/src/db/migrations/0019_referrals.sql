-- Links by which people bring friends along, and the bonus that both get for it.

alter table campaigns drop constraint campaigns_kind_check;
alter table campaigns add constraint campaigns_kind_check
  check (kind in ('deal', 'bonus', 'greeting', 'referral'));
create unique index campaigns_one_referral on campaigns (kind) where kind = 'referral';

alter table held_coupons drop constraint held_coupons_source_check;
alter table held_coupons add constraint held_coupons_source_check
  check (source in ('claim', 'bonus', 'greeting', 'passed', 'referral'));
-- Whoever brings several friends gets several of one campaign.
drop index held_coupons_once;
create unique index held_coupons_once on held_coupons (user_id, campaign_id)
  where source not in ('passed', 'referral');

create table referral_links (
  user_id uuid primary key references users (id) on delete cascade,
  code text not null unique,
  created_at timestamptz not null
);

-- Known from the first sign-in until onboarding is finished: after that nobody needs to know.
alter table users add column invited_by uuid references users (id) on delete set null;
create index users_invited_by on users (invited_by) where invited_by is not null;

-- That somebody was thanked, and when; not for whom.
create table referrals (
  inviter_id uuid not null references users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  given_at timestamptz not null,
  primary key (inviter_id, id)
);
