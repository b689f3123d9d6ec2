export type PictureKind = 'jpeg' | 'png' | 'webp';
export type PictureHead = { kind: PictureKind; width: number; height: number };

/** What a file is and how large, by its own bytes, before anything of it is decoded; null for what we do not take. */
export function readPictureHead(bytes: Uint8Array): PictureHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readJpeg(view) ?? readPng(view) ?? readWebp(view);
  } catch (error) {
    // It ends before it has said how large it is.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const letters = (view: DataView, at: number, count: number): string =>
  String.fromCharCode(...Array.from({ length: count }, (_, nth) => view.getUint8(at + nth)));

/** Frames of every kind of compression; the three between them are no frames. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(view: DataView): PictureHead | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
    } else if (isFrame(marker)) {
      return { kind: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    } else {
      at += 2 + view.getUint16(at + 2);
    }
  }
}

function readPng(view: DataView): PictureHead | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return null;
  if (letters(view, 12, 4) !== 'IHDR') return null;
  return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

function readWebp(view: DataView): PictureHead | null {
  if (letters(view, 0, 4) !== 'RIFF' || letters(view, 8, 4) !== 'WEBP') return null;
  const size = (width: number, height: number): PictureHead => ({ kind: 'webp', width, height });
  switch (letters(view, 12, 4)) {
    case 'VP8 ':
      return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case 'VP8L': {
      const packed = view.getUint32(21, true);
      return size((packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X': {
      // Moving pictures say so in their flags.
      if (view.getUint8(20) & 0x02) return null;
      const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000 + 1;
      return size(three(24), three(27));
    }
    default:
      return null;
  }
}
