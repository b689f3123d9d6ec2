import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv, writeTable } from './csv.ts';
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
export type CampaignDays = { key: string; from: string; until: string; size: number };

const FILE = join(import.meta.dirname, '../data/campaigns.csv');
const ALWAYS = { from: '2025-01-01', until: '2099-12-31', size: 5000 };

const readFile = () => readCsv(readFileSync(FILE, 'utf8'));

/** Invented deals of the demo's stores; only their days move on. */
export const demoCampaigns = (): DemoCampaign[] =>
  readFile().map((row) => ({
    key: row.promotion_id!,
    kind: row.kind as DemoCampaign['kind'],
    title: row.long_title!,
    description: row.description!,
    terms: row.terms!,
    placeIds: row.place_id!.split('|'),
    rhythm: rhythmOf(row),
  }));

/**
 * All of them as a file of campaigns for the importer: with the days and the number that they have now
 * beside the columns that these follow from, which it ignores.
 */
export function campaignsCsv(now: Date): string {
  const today = dayOf(now);
  const rows = readFile().map((row) => {
    const { from, until, size } = daysOf(row, today);
    return Object.assign(row, {
      promotion_effective_dates: `${from}/${until}`,
      total: String(size),
    });
  });
  return writeTable([Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))], ',');
}

export function campaignDays(now: Date): CampaignDays[] {
  const today = dayOf(now);
  return readFile().map((row) => daysOf(row, today));
}

function daysOf(row: Record<string, string>, today: DayNumber): CampaignDays {
  const key = row.promotion_id!;
  const rhythm = rhythmOf(row);
  if (!rhythm) return { key, ...ALWAYS };
  const { from, until, round } = windowOn(today, rhythm);
  return { key, from: dateOf(from), until: dateOf(until), size: campaignSize(key, round) };
}

const rhythmOf = ({ every, lasts, phase }: Record<string, string>): Rhythm | null =>
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
