-- Whose coupons have changed, so that nobody need ask again whose have not.
create function tell_changed_coupons() returns trigger language plpgsql as $$
begin
  perform tell_changed('coupons', array(select distinct user_id::text from changed limit 3001));
  return null;
end
$$;

create trigger held_coupons_tell_insert after insert on held_coupons
  referencing new table as changed for each statement execute function tell_changed_coupons();
create trigger held_coupons_tell_update after update on held_coupons
  referencing new table as changed for each statement execute function tell_changed_coupons();
create trigger held_coupons_tell_delete after delete on held_coupons
  referencing old table as changed for each statement execute function tell_changed_coupons();
