import type { ImportKindName } from '@baeon/contracts/counter/imports';
import { defineTexts } from '@baeon/ui/lib/texts.ts';

const kinds: Record<ImportKindName, string> = {
  stores: 'Stores',
  campaigns: 'Deals',
  products: 'Products',
};

export const importsTexts = defineTexts('imports', {
  title: 'Import and export',
  importTitle: 'Bring a file in',
  kind: 'What is in it',
  kinds,
  file: 'File',
  fileHint: 'CSV; of stores also GeoJSON, of products also TSV and XML. 100 MB at most.',
  noFile: 'Choose a file first',
  tooLarge: 'The file is larger than 100 MB',
  tryOut: 'Try it out',
  tryOutHint: 'Trying it out changes nothing, and says what would change.',
  start: 'Import',
  startTitle: (file: string) => `Import ${file}?`,
  startText: 'What is in the file is added or changed at once, for everybody.',
  sending: (percent: number) => `Sending the file: ${percent} %`,
  reading: (percent: number) => `Reading: ${percent} %`,
  saving: 'Saving',
  stay: 'Please leave this page open until the file is sent.',
  runs: 'Imports',
  noRuns: 'Nothing was imported here yet.',
  trouble: 'The imports could not be loaded',
  more: 'Show earlier ones',
  states: {
    uploading: 'Not sent whole',
    waiting: 'Waiting',
    running: 'Under way',
    done: 'Done',
    failed: 'Nothing imported',
  },
  tried: 'Tried out',
  read: 'Rows',
  inserted: 'New',
  updated: 'Changed',
  unchanged: 'As they were',
  skipped: 'Skipped',
  problems: 'Skipped rows (CSV)',
  exportTitle: 'Take a file out',
  exportHint: 'Everything that an import can bring, as a file that it takes again.',
});
