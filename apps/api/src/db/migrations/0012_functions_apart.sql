-- Functions and triggers are kept in ../functions and applied again when their text changes.
create table schema_functions (
  -- The file, and what it said when it was applied.
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);

-- How many tries a code has is a rule of the contracts (OTP_TRIES), which may change.
alter table sign_in_numbers drop constraint sign_in_numbers_code_tries_check;
alter table sign_in_numbers add constraint sign_in_numbers_code_tries_check check (code_tries >= 0);
