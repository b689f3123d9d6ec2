-- Operators look into acts by time, place, person and kind; know who signed in by what; and may block somebody.

-- Each of them also serves what the one in its place did.
drop index counter_acts_store;
drop index counter_acts_person;
create index counter_acts_newest on counter_acts (at desc, id desc);
create index counter_acts_store on counter_acts (store_id, at desc, id desc);
create index counter_acts_person on counter_acts (person_id, at desc, id desc);
create index counter_acts_kind on counter_acts (act, at desc, id desc);

-- The kind of browser and of device, as its first request said.
alter table sessions add column device text;

create table user_blocks (
  user_id uuid primary key references users (id) on delete cascade,
  reason text not null,
  -- An operator, as counter_acts names people.
  person_id uuid not null,
  at timestamptz not null
);
