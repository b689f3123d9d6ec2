-- People, their sessions, and what is known of a number that asks for codes.

create table users (
  id uuid primary key default gen_random_uuid(),
  mobile_number text not null unique check (mobile_number ~ '^[0-9]{10}$'),
  login_status text not null default 'OTPVERIFIED' check (
    login_status in ('OTPVERIFIED', 'GOTINTERESTS', 'GOTLOCATION', 'GOTGOELOCATION', 'GOTBUSINESS')
  ),
  name text,
  email text,
  created_at timestamptz not null
);

create table sessions (
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (user_id, token_hash)
);

create index sessions_last_used_at on sessions (last_used_at);

-- One row a number, whether or not a user has it: the live code and the recent past that limits look at.
create table sign_in_numbers (
  mobile_number text primary key check (mobile_number ~ '^[0-9]{10}$'),
  challenge_id uuid,
  code_hash bytea,
  code_expires_at timestamptz,
  code_tries smallint not null default 0 check (code_tries between 0 and 5),
  sends timestamptz[] not null default '{}',
  wrong_tries timestamptz[] not null default '{}',
  updated_at timestamptz not null
);

create index sign_in_numbers_updated_at on sign_in_numbers (updated_at);

-- Messages on their way out. The key says what a message is for; one key is one message.
create table sms_outbox (
  mobile_number text not null,
  id uuid not null default gen_random_uuid(),
  key text not null,
  body text not null,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'dead')),
  attempts integer not null default 0,
  -- Set once an attempt ended without our knowing whether the provider took the message.
  maybe_sent_since timestamptz,
  last_attempt_at timestamptz,
  last_error text,
  provider text,
  provider_message_id text,
  not_after timestamptz,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (mobile_number, id),
  unique (mobile_number, key)
);

create index sms_outbox_dead on sms_outbox (created_at) where state = 'dead';
create index sms_outbox_settled_at on sms_outbox (settled_at) where settled_at is not null;

-- Where the inbox provider delivers to.
create table inbox_messages (
  mobile_number text not null,
  id uuid not null default gen_random_uuid(),
  key text not null,
  body text not null,
  created_at timestamptz not null,
  primary key (mobile_number, id),
  unique (mobile_number, key)
);

create index inbox_messages_created_at on inbox_messages (created_at desc);

-- Counters of requests by address, shared by every API process.
create table rate_counters (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
);

create index rate_counters_ends_at on rate_counters (ends_at);
