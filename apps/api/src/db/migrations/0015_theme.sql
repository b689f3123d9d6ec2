-- Whether a person wants the app light, dark, or as their device is.
alter table users
  add column theme text not null default 'system'
  constraint users_theme_check check (theme in ('system', 'light', 'dark'));
