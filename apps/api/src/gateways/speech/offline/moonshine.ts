import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import type { ScoreTexts } from '@baeon/spoken/transcript';
import { SOUND_RATE } from './resample.ts';
import { likeliestBeams, type Going, likelihoodOf } from './token-beams.ts';
import type { CommonWords } from '@baeon/spoken/mishearing/vocabulary';

/** The shape of the base model. */
const HEADS = 8;
const HEAD_SIZE = 52;
const START = 1;
const END = 2;
/** Nobody says more in a second; a model that lost the thread would go on for ever. */
const TOKENS_A_SECOND = 6.5;
const BEAMS = 5;
const WITHIN = 6;

type Tensors = Record<string, Tensor>;

/** Keeps the sound in mind, so that other texts can be weighed against it. */
export type ScoredTranscript = {
  text: string;
  /** What else it may have been, likeliest first. */
  alternatives: string[];
  scoreTexts: ScoreTexts;
};

export type Moonshine = Awaited<ReturnType<typeof loadMoonshine>>;

/** The packages that it is made of are optional: it fails where they are not installed. */
export async function loadMoonshine(threads: number) {
  const { default: ort } = await import('onnxruntime-node');
  const { default: tokenizer } = await import('llama-tokenizer-js');
  const folder = join(weightsFolder(), 'model/base/quantized');
  const options: InferenceSession.SessionOptions = {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  };
  const open = (file: string) => ort.InferenceSession.create(join(folder, file), options);
  const encoder = await open('encoder_model.onnx');
  const decoder = await open('decoder_model_merged.onnx');
  const pastNames = decoder.inputNames.filter((name) => name.startsWith('past_key_values'));

  const marks = new Set(
    tokenizer.vocabById.flatMap((token, id) => (/^▁?[.,!?;:"'-]+$/.test(token) ? [id] : [])),
  );

  const nothingBefore = Object.fromEntries(
    pastNames.map((name) => [
      name,
      new ort.Tensor('float32', new Float32Array(0), [0, HEADS, 1, HEAD_SIZE]),
    ]),
  );

  /** One run over rows of tokens that are equally long, behind what `past` holds of the ones before. */
  async function decode(sound: Tensor, rows: readonly (readonly number[])[], past: Tensors | null) {
    const tokens = BigInt64Array.from(rows.flat(), BigInt);
    const out = await decoder.run({
      input_ids: new ort.Tensor('int64', tokens, [rows.length, rows[0]!.length]),
      encoder_hidden_states: sound,
      use_cache_branch: new ort.Tensor('bool', [past !== null], [1]),
      ...(past ?? nothingBefore),
    });
    const kept = pastNames.map((name): [string, Tensor] => {
      // What concerns the sound is worked out once and then given back empty. One row of it serves them all.
      const isKnown = past && name.includes('.encoder.');
      return [name, isKnown ? past[name]! : out[name.replace('past_key_values', 'present')]!];
    });
    const logits = out['logits']!;
    const [, width, size] = logits.dims as [number, number, number];
    const data = logits.data as Float32Array;
    const scores = (row: number, at: number): Float32Array => {
      const from = (row * width + at) * size;
      return data.subarray(from, from + size);
    };
    return { scores, past: Object.fromEntries(kept) };
  }

  /** What is known of the tokens before, for other rows: each goes on from one of those that were. */
  function goingOn(past: Tensors, from: readonly number[]): Tensors {
    const isSame = (tensor: Tensor) =>
      tensor.dims[0] === from.length && from.every((row, nth) => row === nth);
    return Object.fromEntries(
      Object.entries(past).map(([name, tensor]) => {
        if (name.includes('.encoder.') || isSame(tensor)) return [name, tensor];
        const [, ...rest] = tensor.dims;
        const old = tensor.data as Float32Array;
        const size = old.length / tensor.dims[0]!;
        const data = new Float32Array(size * from.length);
        for (const [nth, row] of from.entries()) {
          data.set(old.subarray(row * size, (row + 1) * size), nth * size);
        }
        return [name, new ort.Tensor('float32', data, [from.length, ...rest])];
      }),
    );
  }

  type Begun = Awaited<ReturnType<typeof decode>>;

  type Search = { beams: number; longest: number; mustSpeak: boolean };

  function beamsOf(sound: Tensor, begun: Begun, { beams, longest, mustSpeak }: Search) {
    let past: Tensors | null = null;
    const next = async (going: readonly Going[]): Promise<Float32Array[]> => {
      if (!past) {
        past = begun.past;
        const scores = begun.scores(0, 0).slice();
        if (mustSpeak) scores[END] = -Infinity;
        return [scores];
      }
      const before = goingOn(
        past,
        going.map(({ from }) => from),
      );
      const step = await decode(
        sound,
        going.map(({ token }) => [token]),
        before,
      );
      past = step.past;
      return going.map((_, row) => step.scores(row, 0));
    };
    return likeliestBeams({
      next,
      start: START,
      end: END,
      longest,
      beams,
      within: WITHIN,
      isSilent: (token) => token === END || marks.has(token),
    });
  }

  /** All texts at once, behind what they have in common; the shorter ones are filled up behind their end. */
  async function scoreTextsOf(sound: Tensor, begun: Begun, texts: readonly string[]) {
    if (texts.length === 0) return [];
    const rows = texts.map((text) => [START, ...tokenizer.encode(text, false), END]);
    const shared = sharedLength(rows);
    const head = rows[0]!.slice(1, shared);
    const stem = head.length > 0 ? await decode(sound, [head], begun.past) : begun;
    const ofHead = head.reduce((sum, token, nth) => {
      const scores = nth === 0 ? begun.scores(0, 0) : stem.scores(0, nth - 1);
      return sum + likelihoodOf(scores, token);
    }, 0);
    const fork = stem.scores(0, Math.max(0, head.length - 1));
    const width = Math.max(...rows.map((row) => row.length)) - 1 - shared;
    const tails = rows.map((row) => {
      const tail = row.slice(shared, -1);
      return [...tail, ...Array.from({ length: width - tail.length }, () => END)];
    });
    const past = goingOn(
      stem.past,
      rows.map(() => 0),
    );
    const out = width > 0 ? await decode(sound, tails, past) : null;
    return rows.map((row, nth) =>
      row.slice(shared).reduce((sum, token, at) => {
        const scores = at === 0 ? fork : out!.scores(nth, at - 1);
        return sum + likelihoodOf(scores, token);
      }, ofHead),
    );
  }

  const textOf = (tokens: readonly number[]): string => tokenizer.decode([START, ...tokens]).trim();

  return {
    /** Plainly is several times as quick, and leaves out what it may have been as well. */
    async transcribe(samples: Float32Array, plainly = false): Promise<ScoredTranscript> {
      const input = new ort.Tensor('float32', samples, [1, samples.length]);
      const { last_hidden_state: sound } = await encoder.run({ input_values: input });
      const longest = Math.ceil((samples.length / SOUND_RATE) * TOKENS_A_SECOND);
      const begun = await decode(sound!, [[START]], null);
      const search = { beams: plainly ? 1 : BEAMS, longest, mustSpeak: false };
      const beams = await beamsOf(sound!, begun, search);
      const texts = [...new Set(beams.map(({ tokens }) => textOf(tokens)))];
      if (texts[0] === '' && !plainly) {
        const spoken = await beamsOf(sound!, begun, { ...search, mustSpeak: true });
        texts.push(...spoken.map(({ tokens }) => textOf(tokens)));
      }
      const [text, ...alternatives] = new Set(texts);
      return {
        text: text!,
        alternatives: alternatives.filter((other) => other !== ''),
        scoreTexts: (texts) => scoreTextsOf(sound!, begun, texts),
      };
    },
  };
}

/** Not what the package exports, so its own module is the way to its folder. */
const weightsFolder = (): string =>
  dirname(fileURLToPath(import.meta.resolve('@usefulsensors/moonshine-js')));

/** How many tokens all rows begin with, the last one of each left out. */
function sharedLength(rows: readonly (readonly number[])[]): number {
  const first = rows[0]!;
  const most = Math.min(...rows.map((row) => row.length)) - 1;
  let length = 1;
  while (length < most && rows.every((row) => row[length] === first[length])) length += 1;
  return length;
}

const NONE: CommonWords = { has: () => false, pieces: () => 1 };

/**
 * Words that are usual in English: the recogniser's tokenizer has those in one piece. Some of other tongues are
 * among them; nobody is the worse for it. None where it is not installed.
 */
export async function readCommonWords(): Promise<CommonWords> {
  try {
    const { default: tokenizer } = await import('llama-tokenizer-js');
    const whole = tokenizer.vocabById.filter((token) => /^▁[A-Za-z]+$/.test(token));
    const words = new Set(whole.map((token) => token.slice(1).toLowerCase()));
    return {
      has: (word) => words.has(word),
      pieces: (word) => tokenizer.encode(word, false).length,
    };
  } catch {
    return NONE;
  }
}
