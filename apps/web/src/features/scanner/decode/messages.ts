import type { BarcodeFormat } from '../barcode-format.ts';
import type { FoundCode, Look, Picture } from './picture.ts';

export type ToDecoder =
  | { type: 'prepare'; formats: readonly BarcodeFormat[] }
  | { type: 'look'; turn: number; picture: ImageBitmap | Picture; look: Look };

export type FromDecoder =
  | { type: 'ready' }
  | { type: 'seen'; turn: number; codes: FoundCode[] }
  | { type: 'failed'; turn: number | null; reason: string };
