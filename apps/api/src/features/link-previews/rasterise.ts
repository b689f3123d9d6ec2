import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { renderAsync } from '@resvg/resvg-js';

type Renderer = typeof renderAsync;

const FONTS = fileURLToPath(new URL('./fonts/', import.meta.url));
/** They are small and drawn one after the other; who comes when so many wait is asked to come back. */
const MOST_WAITING = 20;
const MOST_KEPT_BYTES = 16 * 1024 * 1024;

export type Rasterise = ReturnType<typeof createRasteriser>;

/**
 * Drawings as PNG, away from the thread that answers requests. With letters of our own: a server may
 * have none.
 */
export function createRasteriser() {
  let renderer: Promise<Renderer | null> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let keptBytes = 0;
  const kept = new Map<string, Buffer>();

  const options = {
    font: {
      loadSystemFonts: false,
      fontFiles: readdirSync(FONTS)
        .filter((file) => file.endsWith('.ttf'))
        .map((file) => FONTS + file),
      defaultFontFamily: 'Figtree',
    },
  };

  function keep(key: string, png: Buffer): void {
    kept.set(key, png);
    keptBytes += png.length;
    for (const [oldest, { length }] of kept) {
      if (keptBytes <= MOST_KEPT_BYTES) return;
      kept.delete(oldest);
      keptBytes -= length;
    }
  }

  async function render(key: string, svg: () => string): Promise<Buffer | null> {
    const known = kept.get(key);
    if (known) return known;
    renderer ??= loadRenderer();
    const draw = await renderer;
    if (!draw) return null;
    const png = (await draw(svg(), options)).asPng();
    keep(key, png);
    return png;
  }

  /** The same key is the same picture. Null where pictures cannot be made; undefined where too many wait. */
  return async (key: string, svg: () => string): Promise<Buffer | null | undefined> => {
    const known = kept.get(key);
    if (known) return known;
    if (waiting >= MOST_WAITING) return undefined;
    waiting += 1;
    const turn = last.then(() => render(key, svg)).finally(() => (waiting -= 1));
    last = turn.catch(() => {});
    return turn;
  };
}

/** Loaded when the first picture is asked for; null on machines for which there is none. */
const loadRenderer = async (): Promise<Renderer | null> =>
  import('@resvg/resvg-js').then(
    (resvg) => resvg.renderAsync,
    () => null,
  );
