-- Live codes: what the QR of a held coupon says while its holder's app is open.

-- What signs them, one after the other. They stay for a year, for what tills took without a network and send late.
create table live_code_keys (
  id text primary key check (id ~ '^[0-9a-f]{4}$'),
  public_key text not null check (public_key ~ '^0[23][0-9a-f]{64}$'),
  encrypted_private_key bytea not null,
  made_at timestamptz not null
);

-- The coupons that some device can show without asking us, and until when. Like the ledger this knows the coupon
-- alone and outlives it: what is taken back while it can still be shown, tills are told of.
create table live_tokens (
  coupon_id uuid primary key,
  campaign_id uuid not null,
  any_store boolean not null,
  not_after timestamptz not null,
  taken_back_at timestamptz
);

create index live_tokens_not_after on live_tokens (not_after);
create index live_tokens_taken_back on live_tokens (campaign_id, taken_back_at desc)
  where taken_back_at is not null;
create index live_tokens_taken_back_anywhere on live_tokens (taken_back_at desc)
  where any_store and taken_back_at is not null;
