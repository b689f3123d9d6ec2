import type pg from 'pg';
import { csvLine } from '../../lib/csv.ts';
import { campaignExport } from './campaign-export.ts';
import type { ExportKind } from './export-kind.ts';
import { productExport } from './product-export.ts';
import { storeExport } from './store-export.ts';

const AT_ONCE = 1000;

const kinds: Record<string, ExportKind> = {
  stores: storeExport,
  campaigns: campaignExport,
  products: productExport,
};

/** Everything of a kind that the import takes, as the file that it takes. */
export async function* exportLines(kind: string, pool: pg.Pool): AsyncGenerator<string> {
  const { columns, statement, cellsOf } = kinds[kind]!;
  yield csvLine(columns);
  for (let key = ''; ;) {
    const { rows } = await pool.query<{ key: string }>(statement, [key, AT_ONCE]);
    yield rows
      .map((row) => {
        const cells = cellsOf(row as never);
        return csvLine(columns.map((column) => cells[column] ?? null));
      })
      .join('');
    if (rows.length < AT_ONCE) return;
    key = rows.at(-1)!.key;
  }
}
