-- Devices that a number was signed in on before: each bears a secret of its own in a cookie. Tries that it got wrong count
-- only while its number is locked.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  known_since timestamptz not null,
  last_used_at timestamptz not null,
  wrong_tries timestamptz[] not null default '{}',
  primary key (user_id, token_hash)
);

create index known_devices_last_used_at on known_devices (last_used_at);

-- Whether the send of the live code was taken from the budget of an address.
alter table sign_in_numbers add column send_charged boolean not null default false;

-- Addresses, as keyed hashes, from which right codes came.
create table sign_in_origins (
  address text primary key,
  first_right_at timestamptz not null,
  last_right_at timestamptz not null
);

create index sign_in_origins_last_right_at on sign_in_origins (last_right_at);

-- All codes together, by ten minutes.
create table sign_in_slots (
  slot_at timestamptz primary key,
  sends integer not null default 0,
  wrong integer not null default 0,
  right_codes integer not null default 0
);

-- Until when sign-in is slowed down. Always one row.
create table sign_in_brake (
  only_row boolean primary key default true check (only_row),
  ends_at timestamptz not null
);
insert into sign_in_brake (ends_at) values (to_timestamp(0));
