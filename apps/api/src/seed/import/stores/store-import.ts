import type { Checked, Fields, ImportKind } from '../import-kind.ts';
import { saveStores } from './save-stores.ts';
import { settleCategories } from './settle-categories.ts';
import {
  optionalStoreColumns,
  requiredStoreColumns,
  storeImportColumns,
  storeRow,
  type StoreImportRow,
} from './store-row.ts';

const types: Partial<Record<keyof StoreImportRow, string>> = {
  latitude: 'double precision',
  longitude: 'double precision',
  // As in the table: another width would make every rating a changed one.
  rating: 'real',
  user_ratings_total: 'integer',
  opening_hours: 'jsonb',
};

function check(fields: Fields): Checked {
  const { data, error } = storeRow.safeParse(fields);
  // Both coordinates may be no numbers, which is one complaint.
  if (error) return { problems: [...new Set(error.issues.map(({ message }) => message))] };
  const { opening_hours: hours, ...rest } = data;
  const row = { ...rest, opening_hours: hours && JSON.stringify(hours) };
  return { values: storeImportColumns.map((column) => row[column] ?? null) };
}

export const storeImport: ImportKind = {
  name: 'stores',
  formats: ['csv', 'geojson'],
  required: requiredStoreColumns,
  optional: optionalStoreColumns,
  key: 'place_id',
  staged: storeImportColumns.map((column) => ({ column, type: types[column] ?? 'text' })),
  check,
  settle: settleCategories,
  save: saveStores,
};
