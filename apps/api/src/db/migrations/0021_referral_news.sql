-- Who brought a friend along hears of the bonus.
alter table news
  drop constraint news_kind_check,
  add constraint news_kind_check check (kind in (
    'ending_coupon', 'new_deal', 'saved_ending', 'saved_low', 'pass_received', 'pass_taken',
    'referral_bonus'));
