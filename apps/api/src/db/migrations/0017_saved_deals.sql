-- Deals that people keep for later.
create table saved_deals (
  user_id uuid not null references users (id) on delete cascade,
  campaign_id uuid not null references campaigns (id) on delete cascade,
  saved_at timestamptz not null,
  primary key (user_id, campaign_id)
);

create index saved_deals_of_campaign on saved_deals (campaign_id);
