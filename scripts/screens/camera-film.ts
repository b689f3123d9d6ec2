import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureOf } from '../../e2e/support/camera.ts';
import { writeY4m } from '../qr/y4m.ts';

/** What the browser's camera shows: a table on which no code lies. */
export class CameraFilm {
  readonly #folder = mkdtempSync(join(tmpdir(), 'baeon-screens-'));
  readonly flags: string[];

  constructor() {
    const file = join(this.#folder, 'back camera.y4m');
    const table = pictureOf({ background: { kind: 'clutter', shade: 0.6, things: 25 } });
    writeFileSync(file, writeY4m([table], 10));
    this.flags = [
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ];
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
