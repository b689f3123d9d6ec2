-- The place that a person chose to look around, which counts before where they are, and the places
-- that they can choose again: home, work, a few recent ones.
alter table users
  add column chosen_place jsonb check (jsonb_typeof(chosen_place) = 'object'),
  add column places jsonb not null default '[]' check (jsonb_typeof(places) = 'array' and jsonb_array_length(places) <= 7);
