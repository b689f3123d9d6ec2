import { extname, resolve } from 'node:path';
import { parseCommandLine, UsageError } from './command-line.ts';
import { formats, type Format, type ImportKind } from './import-kind.ts';
import { campaignImport } from './campaigns/campaign-import.ts';
import { productImport } from './products/product-import.ts';
import { storeImport } from './stores/store-import.ts';

export const kinds: readonly ImportKind[] = [storeImport, campaignImport, productImport];

const byExtension: Record<string, Format> = {
  '.csv': 'csv',
  '.tsv': 'tsv',
  '.txt': 'tsv',
  '.geojson': 'geojson',
  '.json': 'geojson',
  '.xml': 'xml',
  '.rss': 'xml',
  '.atom': 'xml',
};

export type ImportArgs = {
  kind: ImportKind;
  file: string;
  format: Format;
  dryRun: boolean;
  errorsFile: string | null;
};

export const USAGE = `Usage: npm run import -- ${kinds.map(({ name }) => name).join('|')} FILE [options]
  FILE             a .csv file; of stores also a .geojson or .json file,
                   of products also a .tsv, .txt or .xml file
  --dry-run        say what would change, and change nothing
  --errors FILE    write all rows that are skipped to this file
  --format FORMAT  ${inWords(formats)}, whatever the file is called`;

/** Null where help was asked for. */
export function readArgs(args: string[], env: NodeJS.ProcessEnv): ImportArgs | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [kindName, file, ...more] = positionals;
  const kind = kinds.find(({ name }) => name === kindName);
  if (!kind) {
    throw new UsageError(kindName ? `'${kindName}' cannot be imported` : 'What is to be imported?');
  }
  if (!file) throw new UsageError(`Which file of ${kind.name}?`);
  if (more.length > 0) throw new UsageError('One file at a time, please');
  return {
    kind,
    file: resolve(file),
    format: formatOf(file, values.format, kind),
    // Without the -- in front, npm keeps the option for itself, and a trial would be the real thing.
    dryRun: Boolean(values['dry-run']) || env.npm_config_dry_run === 'true',
    errorsFile: values.errors ? resolve(values.errors) : null,
  };
}

const parse = (args: string[]) =>
  parseCommandLine({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      errors: { type: 'string' },
      format: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });

export function formatOf(file: string, asked: string | undefined, kind: ImportKind): Format {
  const format = asked === undefined ? byExtension[extname(file).toLowerCase()] : asked;
  const known = kind.formats.find((each) => each === format);
  if (known) return known;
  if (asked !== undefined) {
    throw new UsageError(`The format must be ${inWords(kind.formats)}`);
  }
  const endings = Object.keys(byExtension).filter((ending) =>
    kind.formats.includes(byExtension[ending]!),
  );
  throw new UsageError(`The file must be ${inWords(endings)}; otherwise say its --format`);
}

function inWords(list: readonly string[]): string {
  return [list.slice(0, -1).join(', '), list.at(-1)].filter(Boolean).join(' or ');
}
