-- What the app speaks to a person.
alter table users
  add column language text not null default 'en'
  constraint users_language_check check (language in ('en', 'hi', 'kn'));
