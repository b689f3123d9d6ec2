import { TextDecoder } from 'node:util';

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
