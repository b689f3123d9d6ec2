-- How often deals were looked at, by the day where their store is. Counted in memory and added up here.
create table campaign_views (
  day date not null,
  campaign_id uuid not null references campaigns (id) on delete cascade,
  -- In a list that was answered to somebody, and by itself.
  seen integer not null,
  opened integer not null,
  primary key (campaign_id, day)
);

create index campaign_views_day on campaign_views (day);
