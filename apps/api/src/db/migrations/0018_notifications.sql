-- What people were told can be read again in the app, also by those without a device that hears.
alter table news
  drop constraint news_kind_check,
  add constraint news_kind_check check (kind in (
    'ending_coupon', 'new_deal', 'saved_ending', 'saved_low', 'pass_received', 'pass_taken')),
  add column read_at timestamptz,
  -- Whether a device was there to hear of it.
  add column queued boolean not null default true;

-- It was told before there was a place to read it.
update news set read_at = noted_at;

create index news_of_person on news (user_id, noted_at desc);

alter table news_settings
  add column saved_deals boolean not null default true,
  add column passes boolean not null default true;
