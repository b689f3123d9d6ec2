-- Stores make their deals themselves: when a coupon may be used, what was promised before an edit, drafts and pictures.

alter table campaigns
  -- {"days": ["mon", …], "from": "12:00", "to": "15:00"}, where the store is; null at any time.
  add column use_hours jsonb,
  -- How often its terms were changed while people held coupons of it.
  add column edition smallint not null default 0;

-- What whoever claimed before an edit was promised.
create table campaign_terms (
  campaign_id uuid not null references campaigns (id) on delete cascade,
  edition smallint not null,
  replaced_at timestamptz not null,
  -- Until when coupons of these terms can be good.
  ends_at timestamptz not null,
  -- Columns of the campaign as they were.
  terms jsonb not null,
  primary key (campaign_id, edition)
);

create index campaign_terms_ends_at on campaign_terms (ends_at);

-- A coupon that was passed on keeps the terms under which it was claimed; null is those of its own beginning.
alter table held_coupons add column terms_at timestamptz;

-- What somebody has typed of a deal that is not made yet; its id becomes the deal's.
create table deal_drafts (
  store_id uuid not null references stores (id) on delete cascade,
  id uuid not null,
  form jsonb not null,
  updated_at timestamptz not null,
  primary key (store_id, id)
);

create index deal_drafts_picture on deal_drafts ((form ->> 'image'));

-- Pictures that stores brought: called by their content, so that the same one is stored once.
create table uploaded_pictures (
  name text not null check (name ~ '^[0-9a-f]{40}$'),
  store_id uuid not null references stores (id) on delete cascade,
  at timestamptz not null,
  primary key (name, store_id)
);

create index uploaded_pictures_store on uploaded_pictures (store_id, at);
create index uploaded_pictures_at on uploaded_pictures (at);
create index campaigns_own_picture on campaigns (image) where image like '/pictures/own/%';
