-- Owners ask how many coupons of their deals were given in some days. Serves what the one in its place did, too.
create index coupon_ledger_campaign_event on coupon_ledger (campaign_id, event, at);
drop index coupon_ledger_campaign;
