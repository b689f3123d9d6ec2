import { type FromSoundTap, SOUND_TAP, type SoundTapOptions } from './messages.ts';

declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(
  name: string,
  processor: new (options: { processorOptions: SoundTapOptions }) => AudioWorkletProcessor,
): void;

/** Some 45 ms: few enough messages, and little to pass on at the end. */
const PIECE_LENGTH = 2048;

class SoundTap extends AudioWorkletProcessor {
  #piece = new Float32Array(PIECE_LENGTH);
  #filled = 0;
  #left: number;

  constructor({ processorOptions }: { processorOptions: SoundTapOptions }) {
    super();
    this.#left = processorOptions.mostSamples;
    this.port.addEventListener('message', () => this.#end());
    this.port.start();
  }

  process([input]: Float32Array[][]): boolean {
    const heard = input?.[0]?.subarray(0, this.#left) ?? [];
    this.#left -= heard.length;
    for (const sample of heard) {
      this.#piece[this.#filled++] = sample;
      if (this.#filled === PIECE_LENGTH) this.#passOn();
    }
    return true;
  }

  #passOn(): void {
    if (this.#filled > 0) this.#post(this.#piece.slice(0, this.#filled));
    this.#filled = 0;
  }

  #end(): void {
    this.#passOn();
    this.#left = 0;
    this.#post(null);
  }

  #post(message: FromSoundTap): void {
    this.port.postMessage(message, message ? [message.buffer] : []);
  }
}

registerProcessor(SOUND_TAP, SoundTap);
