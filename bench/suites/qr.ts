import { readFile } from 'node:fs/promises';
import { writePng } from '../../scripts/qr/png.ts';
import { drawScene } from '../../scripts/qr/scene.ts';
import { UsageError } from '../arguments.ts';
import type { Setting } from '../bench.ts';
import { generatedPictures, NO_CODE } from '../qr/generated.ts';
import { photosIn } from '../qr/photos.ts';
import { openReaders, type Readers } from '../qr/readers.ts';
import { misreadTable, rateOf, ratesTable, timesTable, totalOf } from '../qr/report.ts';
import { Tallies, type Sight } from '../qr/tally.ts';
import { Disagreements, Missed } from '../qr/comparisons.ts';
import { atMost, moreThan, type Table } from '../report.ts';

const OURS = 'ours';
/** What the app ships, as it looks at a photo and at a frame. */
const shipped = new Set([OURS, 'ours, one frame']);
const isOurs = (side: string): boolean => shipped.has(side);
const SAID_AFTER_MS = 20_000;

/** Codes read by the scanner of the app and by others, in one page. */
export async function measureQr(bench: Setting): Promise<void> {
  const { options, report, say, cleanup } = bench;
  say('qr: building the page');
  const readers = await openReaders(cleanup);
  if (!readers) {
    report.facts['qr'] = 'not measured: there is no Chromium (CHROMIUM_PATH)';
    return;
  }
  report.facts['browser'] = readers.browser;
  await provesAllRead(readers);
  const sights = options.photos ? photos(options.photos) : generated(options.pictures);
  const tallies = new Tallies();
  const disagreements = new Disagreements();
  const missed = new Missed(OURS);
  let said = Date.now();
  let count = 0;
  for await (const { file, ...sight } of sights) {
    const scanned = await readers.scan(file);
    if (!scanned) {
      say(`qr: ${sight.name} is no picture that a browser shows`);
      continue;
    }
    tallies.add(sight, scanned);
    missed.add(sight, scanned);
    if (!sight.texts) disagreements.add(sight, scanned);
    count += 1;
    if (Date.now() - said < SAID_AFTER_MS) continue;
    said = Date.now();
    say(`qr: ${count} pictures have been looked at`);
  }
  if (count === 0) throw new UsageError(`there are no photos in ${options.photos}`);
  writeDown(bench, tallies, [missed.table, disagreements.table]);
}

type SeenFile = Sight & { file: Uint8Array };

async function* generated(ofEach: number): AsyncGenerator<SeenFile> {
  let nth = 0;
  for (const { kind, picture, texts } of generatedPictures(ofEach)) {
    nth += 1;
    yield { kind, name: `${kind}, ${nth}`, texts, file: writePng(picture) };
  }
}

async function* photos(folder: string): AsyncGenerator<SeenFile> {
  for (const { kind, file, name, texts } of await photosIn(folder)) {
    yield { kind, name, texts, file: await readFile(file) };
  }
}

/** A side that is started wrongly would only seem to be a bad one. */
async function provesAllRead(readers: Readers): Promise<void> {
  const text = 'https://baeon.example/plain';
  const plain = { text, at: { x: 200, y: 200 }, sidePx: 200 };
  const { picture } = drawScene({ width: 400, height: 400, codes: [plain] });
  for (const { side, texts } of (await readers.scan(writePng(picture))) ?? []) {
    if (texts[0] !== text) throw new Error(`${side} does not even read a plain code`);
  }
}

function writeDown({ report }: Setting, tallies: Tallies, more: Table[]): void {
  const kinds = tallies.kinds.filter((kind) => kind !== NO_CODE);
  const of = (side: string, among = kinds) => among.map((kind) => tallies.of(kind, side));
  const misread = (side: string, among = kinds) =>
    totalOf(of(side, among), (tally) => tally.misread.length);
  const sides = [...tallies.sides];
  report.tables.push(ratesTable(tallies, kinds), timesTable(tallies), {
    head: ['wrong texts', 'where there is a code', 'where there is none', 'codes read'],
    rows: sides.map((side) => [
      side,
      String(misread(side)),
      String(misread(side, [NO_CODE])),
      String(totalOf(of(side), ({ codes }) => codes)),
    ]),
  });
  report.tables.push(misreadTable(tallies), ...more);
  for (const side of sides.filter((side) => !isOurs(side))) {
    report.goals.push(
      moreThan(`codes read, ours to ${side}`, 1, rateOf(of(OURS)) / rateOf(of(side))),
    );
  }
  const everywhere = tallies.kinds;
  const ourMisread = sides.filter(isOurs).map((side) => misread(side, everywhere));
  report.goals.push(
    atMost('texts that ours read and that were not there', 0, Math.max(...ourMisread)),
  );
}
