import type pg from 'pg';
import type { Config } from '../../config.ts';

/** The texts of one row by column name, trimmed. What is empty in the file is not in it. */
export type Fields = Readonly<Record<string, unknown>>;

/** What one row becomes: a value for each staged column, or everything that is wrong with it. */
export type Checked = { values: (string | number | null)[] } | { problems: string[] };

export type SavedCounts = {
  inserted: number;
  updated: number;
  /** What else is worth a line in the report. */
  notes: string[];
};

/** What is particular to one kind of data; reading, staging and reporting are the same for all. */
export type ImportKind = {
  name: string;
  formats: readonly Format[];
  required: readonly string[];
  optional: readonly string[];
  /** Other names that a column may have, and which it is. */
  aliases?: Readonly<Record<string, string>>;
  /** Columns that may hold several texts: their field is a list of them. */
  repeated?: readonly string[];
  /** Columns that XML gives in parts, and in which order these stand in a text, with colons in between. */
  parts?: Readonly<Record<string, readonly string[]>>;
  /** The column that names a thing: a file may hold it once. */
  key: string;
  /** The columns of the staging table and their types. */
  staged: readonly { column: string; type: string }[];
  check(fields: Fields): Checked;
  /**
   * Looks at the staged rows as a whole, inside the transaction that saves them; one that cannot be
   * saved gets its `row_problem`.
   */
  settle(client: pg.Client): Promise<void>;
  /**
   * Brings the staged rows without a problem into the tables, inside the same transaction. Of the columns in `row_lacks` a row says nothing, so what is kept stays.
   * What is new or changed is dated by the database's clock unless `at` says otherwise.
   */
  save(client: pg.Client, at?: Date): Promise<SavedCounts>;
  /** What is wrong with all that there is now, inside the same transaction; null where nothing is. */
  refuse?(client: pg.Client, config: Config): Promise<string | null>;
};

export type ExpectedColumns = Pick<
  ImportKind,
  'required' | 'optional' | 'aliases' | 'repeated' | 'parts'
>;

export const formats = ['csv', 'tsv', 'geojson', 'xml'] as const;
export type Format = (typeof formats)[number];

export type SourceRow = {
  /** How the row is called where people look for it: 'row 17', 'feature 17', 'item 17'. */
  label: string;
  /** Null where it cannot be said what belongs to which column. */
  fields: Fields | null;
  /** What is wrong with the row before anyone looks at its fields. */
  problems: string[];
  /** Columns of which the row says nothing, which is not the same as empty ones. */
  lacks: readonly string[];
};

export type Source = {
  /** Throws an ImportError where the file as a whole is of no use. */
  rows: AsyncGenerator<SourceRow>;
  /** Filled while the rows are read. */
  ignored: Set<string>;
};
