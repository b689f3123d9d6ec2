import { OWN_PREFIXES } from '../own-ids.ts';
import { campaignColumns } from '../import/campaigns/campaign-import.ts';
import type { ExportKind } from './export-kind.ts';

type Row = {
  saving_kind: 'percent' | 'rupees' | null;
  saving_amount: number | null;
} & Record<string, string | number | null>;

const moment = (column: string) =>
  `to_char(c.${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export const campaignExport: ExportKind<Row> = {
  columns: campaignColumns,
  statement: `select c.external_id as key, c.external_id as promotion_id, c.title as long_title,
      ${moment('starts_at')} || '/' || ${moment('ends_at')} as promotion_effective_dates, c.total,
      at.place_id, c.description, c.terms, c.image as image_link, c.kind, c.valid_days,
      c.saving_kind, c.saving_amount, c.minimum_bill_rupees as minimum_purchase_amount,
      c.offline_limit
    from campaigns c
    cross join lateral (
      select string_agg(s.place_id, '|' order by s.place_id) as place_id
      from campaign_places p join stores s on s.id = p.store_id where p.campaign_id = c.id
    ) at
    where c.external_id > $1 and c.kind in ('deal', 'greeting') and at.place_id is not null
      ${OWN_PREFIXES.campaigns.map((own) => `and c.external_id not ilike '${own}%'`).join(' ')}
    order by c.external_id limit $2`,
  cellsOf: ({ saving_kind, saving_amount, ...row }) => ({
    ...row,
    percent_off: saving_kind === 'percent' ? saving_amount : null,
    money_off_amount: saving_kind === 'rupees' ? saving_amount : null,
  }),
};
