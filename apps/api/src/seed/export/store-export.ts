import type { OpeningHours } from '@baeon/contracts/stores/opening-hours';
import { openingHoursText } from '../import/stores/opening-hours-text.ts';
import { storeImportColumns, type StoreImportRow } from '../import/stores/store-row.ts';
import type { ExportKind } from './export-kind.ts';

type Row = Omit<StoreImportRow, 'opening_hours'> & { opening_hours: OpeningHours | null };

export const storeExport: ExportKind<Row> = {
  columns: storeImportColumns,
  statement: `select place_id as key, place_id, name, address_line as address, city, state, pincode,
      latitude, longitude, category, about, rating, user_ratings_total, logo, phone, time_zone,
      opening_hours
    from stores where place_id > $1 order by place_id limit $2`,
  cellsOf: ({ opening_hours: hours, ...row }) => ({
    ...row,
    about: row.about ?? null,
    rating: row.rating ?? null,
    logo: row.logo ?? null,
    phone: row.phone ?? null,
    opening_hours: hours && openingHoursText(hours),
  }),
};
