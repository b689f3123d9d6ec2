-- Applied apart from the functions, and only when this text changes: each takes a lock on its table.

create or replace trigger coupon_ledger_append_only before update or delete or truncate on coupon_ledger
  for each statement execute function refuse_rewriting();

create or replace trigger counter_acts_append_only before update or delete or truncate on counter_acts
  for each statement execute function refuse_rewriting();

create or replace trigger redemptions_judge before insert on redemptions
  for each row execute function judge_redemption();

create or replace trigger redemptions_honour after insert or update of undone_at, counted on redemptions
  for each row execute function follow_redemption();

create or replace trigger coupon_refusals_honour after insert on coupon_refusals
  for each row execute function follow_refusal();

create or replace trigger coupon_ledger_life before insert on coupon_ledger
  for each row when (new.event <> 'issued') execute function number_life();

create or replace trigger coupon_ledger_live_token after insert on coupon_ledger
  for each row when (new.event not in ('issued', 'expired', 'conflict')) execute function follow_live_token();

create or replace trigger campaigns_keep_for_line before update on campaigns
  for each row when (new.in_line > 0 or new.reserved > 0) execute function keep_for_line();

create or replace trigger waitlist_entries_count_insert after insert on waitlist_entries
  referencing new table as changed for each statement execute function count_line();

create or replace trigger waitlist_entries_count_delete after delete on waitlist_entries
  referencing old table as changed for each statement execute function count_line();

-- A campaign that the sweep closed opens again when its end is moved.
create or replace trigger campaigns_openness after update of deals_left, in_line, kind, ends_at, paused_at on campaigns
  for each row
  when (
    (old.deals_left > 0) <> (new.deals_left > 0)
    or old.kind <> new.kind
    or old.ends_at <> new.ends_at
    or (old.paused_at is null) <> (new.paused_at is null)
  )
  execute function follow_openness();

create or replace trigger campaign_places_fill before insert on campaign_places
  for each row when (new.latitude is null) execute function fill_campaign_place();

create or replace trigger stores_move_campaign_places after update on stores
  for each row
  when ((old.category, old.latitude, old.longitude) is distinct from (new.category, new.latitude, new.longitude))
  execute function move_campaign_places();

-- A new campaign is told of by its places: without one it is nowhere to be found.
create or replace trigger campaigns_tell_update after update on campaigns
  referencing new table as changed for each statement execute function tell_changed_campaigns();

create or replace trigger campaign_places_tell_insert after insert on campaign_places
  referencing new table as changed for each statement execute function tell_changed_places();

create or replace trigger campaign_places_tell_update after update on campaign_places
  referencing new table as changed for each statement execute function tell_changed_places();

create or replace trigger campaign_places_tell_delete after delete on campaign_places
  referencing old table as changed for each statement execute function tell_changed_places();

create or replace trigger stores_tell_update after update on stores
  referencing new table as changed for each statement execute function tell_changed_stores();

create or replace trigger stores_tell_listed_insert after insert on stores
  referencing new table as changed for each statement execute function tell_listed_stores();

create or replace trigger stores_tell_listed_update after update on stores
  referencing new table as changed for each statement execute function tell_listed_stores();

create or replace trigger stores_tell_listed_delete after delete on stores
  referencing old table as changed for each statement execute function tell_listed_stores();

create or replace trigger sessions_tell_delete after delete on sessions
  referencing old table as changed for each statement execute function tell_ended_sessions();

create or replace trigger held_coupons_tell_insert after insert on held_coupons
  referencing new table as changed for each statement execute function tell_changed_coupons();

create or replace trigger held_coupons_tell_update after update on held_coupons
  referencing new table as changed for each statement execute function tell_changed_coupons();

create or replace trigger held_coupons_tell_delete after delete on held_coupons
  referencing old table as changed for each statement execute function tell_changed_coupons();

create or replace trigger products_tell_insert after insert on products
  referencing new table as changed for each statement execute function tell_changed_products();

create or replace trigger products_tell_update after update on products
  referencing new table as changed for each statement execute function tell_changed_products();

create or replace trigger products_tell_delete after delete on products
  referencing old table as changed for each statement execute function tell_changed_products();

create or replace trigger users_tell_language after update on users
  for each row when (old.language is distinct from new.language)
  execute function tell_changed_language();

create or replace trigger campaigns_tell_truncate after truncate on campaigns
  for each statement execute function tell_truncated('campaigns');

create or replace trigger campaign_places_tell_truncate after truncate on campaign_places
  for each statement execute function tell_truncated('campaigns');

create or replace trigger stores_tell_truncate after truncate on stores
  for each statement execute function tell_truncated('stores');

create or replace trigger sessions_tell_truncate after truncate on sessions
  for each statement execute function tell_truncated('sessions');

create or replace trigger held_coupons_tell_truncate after truncate on held_coupons
  for each statement execute function tell_truncated('coupons');

create or replace trigger products_tell_truncate after truncate on products
  for each statement execute function tell_truncated('products');

create or replace trigger campaigns_keep_terms
  before update of title, description, terms, saving_kind, saving_amount, minimum_bill_rupees,
    use_hours, starts_at, ends_at on campaigns
  for each row
  when (
    old.deals_left < old.total and old.kind = 'deal'
    and (old.title, old.description, old.terms, old.saving_kind, old.saving_amount,
      old.minimum_bill_rupees, old.use_hours, old.starts_at, old.ends_at)
    is distinct from (new.title, new.description, new.terms, new.saving_kind, new.saving_amount,
      new.minimum_bill_rupees, new.use_hours, new.starts_at, new.ends_at)
  )
  execute function keep_campaign_terms();
