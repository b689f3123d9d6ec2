-- What a coupon is good for: the terms under which it was claimed, whatever its campaign became since.

-- The campaign of a coupon as it was when the coupon was claimed.
create or replace function campaign_of(coupon held_coupons) returns setof campaigns
language sql stable parallel safe rows 1 as $$
  select then_campaign.*
  from campaigns c
  cross join lateral jsonb_populate_record(c, coalesce((
    select t.terms from campaign_terms t
    where t.campaign_id = c.id and t.replaced_at >= coalesce(coupon.terms_at, coupon.issued_at)
    order by t.edition limit 1
  ), '{}')) then_campaign
  where c.id = coupon.campaign_id
$$;

-- Keeps what is replaced, whoever replaces it, where somebody may hold a coupon of it. The campaign is locked, so every
-- coupon of it was issued before, by whatever clock.
create or replace function keep_campaign_terms() returns trigger language plpgsql as $$
begin
  insert into campaign_terms (campaign_id, edition, replaced_at, ends_at, terms)
  values (
    old.id, old.edition,
    greatest(new.updated_at, (select max(issued_at) from held_coupons where campaign_id = old.id)),
    old.ends_at,
    jsonb_build_object(
      'edition', old.edition, 'title', old.title, 'description', old.description,
      'terms', old.terms, 'saving_kind', old.saving_kind, 'saving_amount', old.saving_amount,
      'minimum_bill_rupees', old.minimum_bill_rupees, 'use_hours', old.use_hours,
      'starts_at', old.starts_at, 'ends_at', old.ends_at)
  );
  new.edition := old.edition + 1;
  return new;
end
$$;
