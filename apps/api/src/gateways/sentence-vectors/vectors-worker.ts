import { parentPort } from 'node:worker_threads';
import { loadSentenceModel } from './sentence-model.ts';

/** Turns texts into vectors in a thread of its own, since the model works without a pause. */

export type VectorsRequest = { id: number; texts: string[] };

export type VectorsReply =
  | { id: number; vectors: Float32Array[] }
  /** The model is not installed here, or cannot be read. */
  | { id: number; missing: string }
  | { id: number; failed: string };

const port = parentPort!;
const AT_ONCE = 16;
/** To end when the batch in hand is done: a thread that is stopped within one takes the process with it. */
export type VectorsEnd = null;
let isEnding = false;
let inHand = 0;

let loading: ReturnType<typeof loadSentenceModel> | null = null;

async function replyTo({ id, texts }: VectorsRequest): Promise<VectorsReply> {
  let model: Awaited<ReturnType<typeof loadSentenceModel>>;
  try {
    model = await (loading ??= loadSentenceModel());
  } catch (error) {
    return { id, missing: (error as Error).message };
  }
  try {
    const vectors: Float32Array[] = [];
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      if (isEnding) return { id, failed: 'the thread ends' };
      vectors.push(...(await model.embed(texts.slice(from, from + AT_ONCE))));
    }
    return { id, vectors };
  } catch (error) {
    return { id, failed: (error as Error).message };
  }
}

port.on('message', async (request: VectorsRequest | VectorsEnd) => {
  if (request === null) isEnding = true;
  else {
    inHand++;
    const reply = await replyTo(request);
    inHand--;
    if (!isEnding) port.postMessage(reply, []);
  }
  if (isEnding && inHand === 0) process.exit();
});
