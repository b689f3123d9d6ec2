import { parse } from 'csv-parse/sync';

/** The rows under the header, by the names of the columns. */
export const readCsv = (text: string): Record<string, string>[] => parse(text, { columns: true });
