type Cell = string | number | null;

/** What is particular to one kind of data; paging and writing are the same for all. */
export type ExportKind<Row = never> = {
  columns: readonly string[];
  /** Rows behind a key, in the order of the keys, each with its `key`; $1 is the key, $2 how many. */
  statement: string;
  cellsOf(row: Row): Record<string, Cell>;
};
