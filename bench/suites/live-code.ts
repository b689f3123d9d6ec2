import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { makeSigningKeys, publicKeyText } from '@baeon/contracts/counter/p256';
import { liveKeyId, showLiveCode, signLiveToken } from '@baeon/contracts/counter/sign-live-code';
import { loadEngine } from '@baeon/ui/scanner/decode/engine.ts';
import type { RgbaPicture } from '@baeon/ui/scanner/decode/picture.ts';
import { readPicture } from '@baeon/ui/scanner/decode/read-picture.ts';
import { readBarcodes } from 'zxing-wasm/reader';
import { drawScene } from '../../scripts/qr/scene.ts';
import type { Setting } from '../bench.ts';
import { median, randomNumbers } from '../numbers.ts';
import { Dice } from '../qr/dice.ts';
import { liveCodeKinds, shots } from '../qr/live-codes.ts';

const SEED = 20_261_119;
const corrections = ['L', 'M', 'Q'] as const;
/** As the loop of the scanner looks at its third frame. */
const LOOK = { box: null, misses: 2, budgetMs: 200 };

type Reader = (picture: RgbaPicture) => Promise<string[]>;

async function openSides(): Promise<Record<string, Reader>> {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer } = new Uint8Array(readFileSync(wasm));
  const engine = await loadEngine(buffer, ['qr_code']);
  return {
    ours: async (picture) => readPicture(engine, picture, LOOK).map(({ text }) => text),
    // Its defaults, in the module that is loaded by now.
    zxing: async (picture) =>
      (await readBarcodes({ ...picture, colorSpace: 'srgb' } as ImageData)).map(({ text }) => text),
  };
}

/** A live code of one store, and no two alike. */
async function makeLiveCodes(): Promise<() => Promise<string>> {
  const [operator, device] = [await makeSigningKeys(), await makeSigningKeys()];
  const keyId = await liveKeyId(await publicKeyText(operator));
  const deviceKey = await publicKeyText(device);
  const notAfter = new Date(Date.now() + 6 * 86_400_000);
  return async () => {
    const stores = [crypto.randomUUID().slice(0, 8)];
    const ids = { couponId: crypto.randomUUID(), campaignId: crypto.randomUUID() };
    const parts = { ...ids, keyId, stores, notAfter, edition: 0, deviceKey };
    const token = await signLiveToken(parts, operator.privateKey);
    return (await showLiveCode(token, device.privateKey, new Date()))!;
  };
}

/** How well the QR of a live code is read off a phone, by its error correction. */
export async function measureLiveCode({ options, report, say }: Setting): Promise<void> {
  const sides = await openSides();
  const newCode = await makeLiveCodes();
  const read = new Map<string, number>();
  const times: Record<string, number[]> = {};
  const count = (...of: string[]) => read.set(of.join(), (read.get(of.join()) ?? 0) + 1);
  let wrong = 0;
  for (const [kind, scene] of Object.entries(liveCodeKinds)) {
    say(`live code: ${kind}`);
    for (const [shotName, shot] of Object.entries(shots)) {
      for (let nth = 0; nth < options.pictures; nth += 1) {
        const text = await newCode();
        for (const correction of corrections) {
          // The same hand, light and glass for each of them.
          const dice = new Dice(randomNumbers(SEED + nth));
          const { picture } = drawScene(scene(dice, { text, correction, shot }));
          for (const [side, reader] of Object.entries(sides)) {
            const began = performance.now();
            const texts = await reader(picture);
            const ms = performance.now() - began;
            if (texts[0] === text) {
              count(kind, shotName, correction, side);
              (times[`${shotName}, ${side}`] ??= []).push(ms);
            } else if (texts.length > 0) wrong += 1;
          }
        }
      }
    }
  }
  const share = (...of: string[]) =>
    String(Math.round((100 * (read.get(of.join()) ?? 0)) / options.pictures));
  const columns = Object.keys(sides).flatMap((side) => corrections.map((of) => [of, side]));
  report.tables.push({
    head: ['live codes read, %', 'picture', ...columns.map(([of, side]) => `${side}, ${of}`)],
    rows: Object.keys(liveCodeKinds).flatMap((kind) =>
      Object.keys(shots).map((shot) =>
        [kind, shot].concat(columns.map(([of, side]) => share(kind, shot, of!, side!))),
      ),
    ),
  });
  report.tables.push({
    head: ['live codes, p50 of what was read', 'ms'],
    rows: Object.entries(times).map(([what, ms]) => [what, median(ms).toFixed(1)]),
  });
  report.facts['live codes read wrongly'] = wrong;
}
