import { dealSavingIn, type DealSaving } from '@baeon/contracts/campaigns/saving';
import type { Checked, Fields, ImportKind } from '../import-kind.ts';
import { campaignRow, ownCampaignRow, type CampaignImportRow } from './campaign-row.ts';
import type { Moment } from './effective-dates.ts';
import { saveCampaigns } from './save-campaigns.ts';
import { settleCampaigns } from './settle-campaigns.ts';

const requiredColumns = [
  'promotion_id',
  'long_title',
  'promotion_effective_dates',
  'total',
  'place_id',
] as const satisfies (keyof CampaignImportRow)[];

const optionalColumns = [
  'description',
  'terms',
  'image_link',
  'kind',
  'valid_days',
  'percent_off',
  'money_off_amount',
  'minimum_purchase_amount',
  'offline_limit',
] as const satisfies (keyof CampaignImportRow)[];

export const campaignColumns = [...requiredColumns, ...optionalColumns];

/** As Google Merchant Center calls what names a store. */
const aliases = { store_code: 'place_id' };

const checkBy =
  (row: typeof campaignRow) =>
  (fields: Fields): Checked => {
    const { data, error } = row.safeParse(fields);
    if (error) return { problems: error.issues.map(({ message }) => message) };
    if (data.valid_days !== undefined && data.kind === 'deal') {
      return { problems: ['valid_days is for greetings; a deal is good until its end'] };
    }
    if (data.percent_off !== undefined && data.money_off_amount !== undefined) {
      return { problems: ['percent_off and money_off_amount cannot both be said'] };
    }
    const saving = savingOfRow(data);
    const { starts, ends } = data.promotion_effective_dates;
    return {
      values: [
        data.promotion_id,
        data.long_title,
        data.description,
        data.terms ?? null,
        data.image_link ?? null,
        data.kind,
        data.valid_days ?? null,
        saving?.kind ?? null,
        saving?.amount ?? null,
        data.minimum_purchase_amount ?? null,
        data.offline_limit ?? null,
        ...staged(starts),
        ...staged(ends),
        data.total,
        // Quoted, because a store may be called null.
        `{${data.place_id.map((id) => `"${id}"`).join(',')}}`,
      ],
    };
  };

/** What the feed says, else what its title does. */
function savingOfRow(row: CampaignImportRow): DealSaving | null {
  if (row.percent_off !== undefined) return { kind: 'percent', amount: row.percent_off };
  if (row.money_off_amount !== undefined) return { kind: 'rupees', amount: row.money_off_amount };
  return dealSavingIn(row.long_title);
}

const staged = (moment: Moment): [at: string | null, local: string | null] =>
  'at' in moment ? [moment.at, null] : [null, moment.local];

export const campaignImport: ImportKind = {
  name: 'campaigns',
  formats: ['csv'],
  required: requiredColumns,
  optional: optionalColumns,
  aliases,
  key: 'promotion_id',
  staged: [
    { column: 'promotion_id', type: 'text' },
    { column: 'title', type: 'text' },
    { column: 'description', type: 'text' },
    { column: 'terms', type: 'text' },
    { column: 'image', type: 'text' },
    { column: 'kind', type: 'text' },
    { column: 'valid_days', type: 'integer' },
    { column: 'saving_kind', type: 'text' },
    { column: 'saving_amount', type: 'integer' },
    { column: 'minimum_bill_rupees', type: 'integer' },
    { column: 'offline_limit', type: 'integer' },
    { column: 'starts_at', type: 'timestamptz' },
    { column: 'starts_local', type: 'timestamp' },
    { column: 'ends_at', type: 'timestamptz' },
    { column: 'ends_local', type: 'timestamp' },
    { column: 'total', type: 'integer' },
    { column: 'place_ids', type: 'text[]' },
  ],
  check: checkBy(campaignRow),
  settle: settleCampaigns,
  save: saveCampaigns,
};

export const ownCampaignImport: ImportKind = { ...campaignImport, check: checkBy(ownCampaignRow) };
