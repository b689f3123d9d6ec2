import { createEncoder } from 'wasm-media-encoders/esnext';
import mp3WasmUrl from 'wasm-media-encoders/wasm/mp3?url';
import type { FromEncoder, ToEncoder } from './messages.ts';

/** What recognisers are made for; speech has nothing above it that they would miss. */
const SPEECH_RATE = 16_000;
/** In kbit/s. Constant, so that the length can be told from the size. */
const BIT_RATE = 64;

const encoder = createEncoder('audio/mpeg', mp3WasmUrl);
const parts: Uint8Array<ArrayBuffer>[] = [];

async function handle(message: ToEncoder): Promise<FromEncoder | null> {
  const lame = await encoder;
  // The encoder uses the memory of what it gives again.
  const keep = (part: Uint8Array) => parts.push(new Uint8Array(part));
  switch (message.type) {
    case 'start':
      lame.configure({
        channels: 1,
        sampleRate: message.sampleRate,
        outputSampleRate: SPEECH_RATE,
        bitrate: BIT_RATE,
      });
      return null;
    case 'sound':
      keep(lame.encode([message.samples]));
      return null;
    case 'finish':
      keep(lame.finalize());
      return { type: 'mp3', parts };
  }
}

addEventListener('message', async ({ data }: MessageEvent<ToEncoder>) => {
  try {
    const answer = await handle(data);
    if (answer) postMessage(answer);
  } catch (error) {
    postMessage({ type: 'failed', reason: String(error) } satisfies FromEncoder);
  }
});
