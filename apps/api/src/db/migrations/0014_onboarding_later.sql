-- Somebody who gave their name and put the rest of onboarding off. How far they came says login_status.
alter table users add column onboarding_later boolean not null default false;
