import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from './csv.ts';
import { dateOf, dayOf, windowOn, type DayNumber, type Rhythm } from './days.ts';
import { demoRandom } from './random.ts';

export type DemoCampaign = {
  /** Known by it in the database. */
  key: string;
  kind: 'deal' | 'greeting';
  title: string;
  description: string;
  terms: string;
  placeIds: string[];
  /** None for what is always there. */
  rhythm: Rhythm | null;
};

/** When a campaign can be had these days, both days included, and how many there are this time. */
type CampaignDays = { key: string; from: string; until: string; size: number };

const FILE = join(import.meta.dirname, '../data/campaigns.csv');
const ALWAYS = { from: '2025-01-01', until: '2099-12-31', size: 5000 };

/** What a row begins with: dates and total follow from it. A line of terms never looks like this. */
const COLUMNS = {
  relative: 'promotion_id,every,lasts,phase',
  absolute: 'promotion_id,promotion_effective_dates,total',
};
const ROW = /^(demo:[\w:-]+),(\d*),(\d*),(\d*)(?=,)/gm;

const readFile = () => readFileSync(FILE, 'utf8');

/** Invented deals of the demo's stores; only their days move on. */
export const demoCampaigns = (): DemoCampaign[] =>
  readCsv(readFile()).map((row) => ({
    key: row.promotion_id!,
    kind: row.kind as DemoCampaign['kind'],
    title: row.long_title!,
    description: row.description!,
    terms: row.terms!,
    placeIds: row.place_id!.split('|'),
    rhythm: rhythmOf(row.every!, row.lasts!, row.phase!),
  }));

/** All of them as a file of campaigns for the importer, with the days and the number that they have now. */
export function campaignsCsv(now: Date): string {
  const today = dayOf(now);
  return readFile()
    .replace(COLUMNS.relative, COLUMNS.absolute)
    .replaceAll(ROW, (...row: string[]) => {
      const { key, from, until, size } = daysOf(row, today);
      return `${key},${from}/${until},${size}`;
    });
}

export function campaignDays(now: Date): CampaignDays[] {
  const today = dayOf(now);
  return Array.from(readFile().matchAll(ROW), (row) => daysOf(row, today));
}

function daysOf([, key, every, lasts, phase]: readonly string[], today: DayNumber): CampaignDays {
  const rhythm = rhythmOf(every!, lasts!, phase!);
  if (!rhythm) return { key: key!, ...ALWAYS };
  const { from, until, round } = windowOn(today, rhythm);
  return { key: key!, from: dateOf(from), until: dateOf(until), size: campaignSize(key!, round) };
}

const rhythmOf = (every: string, lasts: string, phase: string): Rhythm | null =>
  every === '' ? null : { every: Number(every), lasts: Number(lasts), phase: Number(phase) };

/** How many there are of a campaign this time: of most some dozens, of a few one or none. */
export function campaignSize(key: string, round: number): number {
  const random = demoRandom(`${key} size ${round}`);
  const fate = random.next();
  if (fate < 0.03) return 0;
  if (fate < 0.12) return random.whole(1, 3);
  if (fate < 0.3) return random.whole(5, 15);
  if (fate < 0.75) return random.whole(4, 20) * 5;
  if (fate < 0.92) return random.whole(12, 20) * 10;
  return random.pick([250, 300, 400, 500]);
}
