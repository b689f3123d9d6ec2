import type pg from 'pg';
import type { Config } from '../config.ts';
import { exportLines } from './export/export-lines.ts';
import { UsageError } from './import/command-line.ts';
import { formatOfUpload, importUploaded, type UploadedFile } from './import/uploaded-file.ts';

/** Files of stores, campaigns and products, for whoever brings them in or takes them out through the app. */
export function createCityFiles(config: Config, url: string, pool: pg.Pool) {
  return {
    /** Null for a name that no file of the kind has. */
    formatOf(kind: string, fileName: string): string | null {
      try {
        return formatOfUpload(kind, fileName);
      } catch (error) {
        if (error instanceof UsageError) return null;
        throw error;
      }
    },
    importFile: (file: UploadedFile) => importUploaded({ config, url }, file),
    exportLines: (kind: string) => exportLines(kind, pool),
  };
}
