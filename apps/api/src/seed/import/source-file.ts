import { ImportError } from './import-error.ts';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { TextDecoder } from 'node:util';

const READ_BYTES = 64 * 1024;

const TROUBLE: Record<string, string> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
};

/** What the first bytes of files say that are often saved in place of the right ones. */
const SIGNATURES: [bytes: number[], complaint: string][] = [
  [[0x50, 0x4b, 0x03, 0x04], 'it is a spreadsheet or a zip file; save it as CSV (UTF-8)'],
  [[0x1f, 0x8b], 'it is compressed; unpack it first'],
];

export async function fileSize(path: string): Promise<number> {
  const found = await stat(path).catch((error: unknown) => {
    throw readable(error);
  });
  if (found.isDirectory()) throw new ImportError('it is a folder');
  if (!found.isFile()) throw new ImportError('it is not an ordinary file');
  if (found.size === 0) throw new ImportError('the file is empty');
  return found.size;
}

/** The file piece by piece, never more of it than the reader asks for. */
export async function* bytesOf(
  path: string,
  onRead: (bytesSoFar: number) => void,
): AsyncGenerator<Buffer> {
  try {
    yield* followed(createReadStream(path, { highWaterMark: READ_BYTES }), onRead);
  } catch (error) {
    throw readable(error);
  }
}

/** The same pieces, told of, unless the first one shows that they are no text. */
export async function* followed(
  chunks: AsyncIterable<Buffer>,
  onRead: (bytesSoFar: number) => void,
): AsyncGenerator<Buffer> {
  let bytesSoFar = 0;
  for await (const bytes of chunks) {
    if (bytesSoFar === 0) refuseOtherKinds(bytes);
    bytesSoFar += bytes.length;
    onRead(bytesSoFar);
    yield bytes;
  }
}

function refuseOtherKinds(start: Buffer): void {
  for (const [bytes, complaint] of SIGNATURES) {
    if (bytes.every((byte, at) => start[at] === byte)) throw new ImportError(complaint);
  }
}

function readable(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (error instanceof ImportError || !/^E[A-Z]+$/.test(code)) return error;
  return new ImportError(TROUBLE[code] ?? `it cannot be read (${code})`, { cause: error });
}

/** What the first bytes of UTF-16 say. */
const UTF16: [start: [number, number], encoding: string][] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The same text in UTF-8, also where it is UTF-16 with its mark, as spreadsheets save 'Unicode text'. */
export async function* inUtf8(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | null = null;
  let isStart = true;
  for await (const chunk of bytes) {
    if (isStart) decoder = decoderFor(chunk);
    isStart = false;
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
  }
  if (decoder) yield Buffer.from(decoder.decode());
}

function decoderFor(start: Buffer): TextDecoder | null {
  const found = UTF16.find(([[first, second]]) => start[0] === first && start[1] === second);
  return found ? new TextDecoder(found[1]) : null;
}
