-- What people searched deals for: the last few of each, which they see again, and by which all
-- together it is known what many search for. One row for a person and a text, so rows are people.
create table searches (
  user_id uuid not null references users (id) on delete cascade,
  -- In small letters.
  text text not null check (length(text) between 2 and 60),
  -- Whether there was anything.
  found boolean not null,
  searched_at timestamptz not null,
  primary key (user_id, text)
);

create index searches_newest_found on searches (searched_at desc) where found;
