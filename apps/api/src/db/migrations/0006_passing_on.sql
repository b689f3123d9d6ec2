-- Coupons that change hands, are used, and end.

-- An offer to a number is taken by its id, also by somebody whose first answer was lost.
create unique index coupon_passes_id on coupon_passes (id);

-- Whatever the code above it does: a coupon is used, passed on, given back or over at most once.
create unique index coupon_ledger_settled_once on coupon_ledger (coupon_id) where event <> 'issued';
