import { extname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportKind } from './import-kind.ts';
import { formats, type Format } from './source.ts';
import { storeImport } from './stores/store-import.ts';

const kinds = [storeImport];

const byExtension: Record<string, Format> = {
  '.csv': 'csv',
  '.geojson': 'geojson',
  '.json': 'geojson',
};

export type ImportArgs = {
  kind: ImportKind;
  file: string;
  format: Format;
  dryRun: boolean;
  errorsFile: string | null;
};

/** The command was not understood; the message says why. */
export class UsageError extends Error {}

export const USAGE = `Usage: npm run import -- ${kinds.map(({ name }) => name).join('|')} FILE [options]
  FILE             a .csv, .geojson or .json file
  --dry-run        say what would change, and change nothing
  --errors FILE    write all rows that are skipped to this file
  --format FORMAT  ${formats.join(' or ')}, whatever the file is called`;

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
    format: formatOf(file, values.format),
    // Without the -- in front, npm keeps the option for itself, and a trial would be the real thing.
    dryRun: Boolean(values['dry-run']) || env.npm_config_dry_run === 'true',
    errorsFile: values.errors ? resolve(values.errors) : null,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        errors: { type: 'string' },
        format: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    // Its first sentence; the others explain dashes.
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

function formatOf(file: string, asked: string | undefined): Format {
  if (asked === undefined) {
    const format = byExtension[extname(file).toLowerCase()];
    if (format) return format;
    throw new UsageError('The file must be .csv, .geojson or .json; otherwise say its --format');
  }
  const format = formats.find((known) => known === asked);
  if (format) return format;
  throw new UsageError(`The format must be ${formats.join(' or ')}`);
}
