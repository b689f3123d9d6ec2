-- What a deal takes off the price, in percent or in rupees: lists are sorted by it.
alter table campaigns
  add column saving_kind text check (saving_kind in ('percent', 'rupees')),
  add column saving_amount integer check (saving_amount > 0),
  add check ((saving_kind is null) = (saving_amount is null)),
  add check (saving_kind <> 'percent' or saving_amount <= 100);

-- Once, for what is there already, by what the title says; from here on whoever writes a campaign says it.
update campaigns set saving_kind = read.kind, saving_amount = read.amount
from (
  select id,
    case when said.percent is null then 'rupees' else 'percent' end as kind,
    coalesce(said.percent, said.rupees)::integer as amount
  from campaigns c
  cross join lateral (
    select
      coalesce(
        substring(c.title from '(?i)(?<![\d.,])(\d{1,2}) ?% (?:off|less|discount)'),
        substring(c.title from '(?i)\ysave (\d{1,2}) ?%')
      ) as percent,
      replace(coalesce(
        substring(c.title from '(?i)(?:₹|\yrs\.?|\yinr) ?(\d[\d,]{0,6}) (?:off|less|discount)'),
        substring(c.title from '(?i)\ysave (?:₹|rs\.?|inr) ?(\d[\d,]{0,6})')
      ), ',', '') as rupees
  ) said
  where c.title !~* '\yup ?to \d' and c.title !~* '\ybuy \d{1,2}\y.*\yget \d'
    and coalesce(said.percent, said.rupees)::integer > 0
) read
where campaigns.id = read.id;
