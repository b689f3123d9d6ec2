import type { IncomingMessage } from 'node:http';
import type { MultipartFile } from '@fastify/multipart';
import { MOST_AUDIO_BYTES } from '@baeon/contracts/speech/speech';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../lib/app-error.ts';

/** For what stands around the file: other fields, names and boundaries. */
const MOST_AROUND = 32 * 1024;
const MOST_UPLOAD_BYTES = MOST_AUDIO_BYTES + MOST_AROUND;
/** For the last of an upload that is all here. */
const PARSING_MS = 2000;
const MOST_DROPPED_BYTES = 32 * 1024 * 1024;

/** Two files rather than one, so that we can say ourselves that one is enough. */
export const formLimits = {
  fileSize: MOST_AUDIO_BYTES,
  files: 2,
  fields: 10,
  parts: 12,
  fieldNameSize: 100,
  fieldSize: 1024,
  headerPairs: 20,
  headerSize: 4096,
};

const refusals = {
  notAForm: () =>
    new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send the recording as a form with one file.'),
  tooLarge: () => new AppError('BODY_TOO_LARGE', 'That recording is too large.'),
  twoFiles: () => new AppError('INVALID_INPUT', 'Please send one recording only.'),
  noFile: () => new AppError('INVALID_INPUT', 'There is no recording in that form.'),
  emptyFile: () => new AppError('INVALID_INPUT', 'That recording is empty.'),
  broken: () => new AppError('INVALID_INPUT', 'That upload could not be read. Please try again.'),
};

/** Before anything of it is read. */
export async function refuseAtTheDoor({ headers }: FastifyRequest): Promise<void> {
  const [type] = (headers['content-type'] ?? '').split(';');
  if (type!.trim().toLowerCase() !== 'multipart/form-data') throw refusals.notAForm();
  if (Number(headers['content-length']) > MOST_UPLOAD_BYTES) throw refusals.tooLarge();
}

/** The one file of a form, whatever its field is called; it is held in memory and nowhere else. */
export async function readRecording(request: FastifyRequest): Promise<Uint8Array> {
  const done = new AbortController();
  try {
    return await Promise.race([
      refusalOfMore(request.raw),
      refusalOfSilence(request.raw, done.signal),
      onlyFile(request),
    ]);
  } catch (error) {
    // The parser's own errors are all about the form.
    throw error instanceof AppError ? error : refusals.broken();
  } finally {
    done.abort();
  }
}

/** The parser bounds the file, but would skip for ever what stands around it. */
function refusalOfMore(upload: IncomingMessage): Promise<never> {
  let received = 0;
  return new Promise((_, reject) => {
    upload.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > MOST_UPLOAD_BYTES) reject(refusals.tooLarge());
    });
  });
}

/** The parser waits for ever for the rest of a part that has neither head nor body. */
function refusalOfSilence(upload: IncomingMessage, done: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    upload.once('end', () => {
      const tooLate = setTimeout(() => reject(refusals.broken()), PARSING_MS);
      done.addEventListener('abort', () => clearTimeout(tooLate));
    });
  });
}

async function onlyFile(request: FastifyRequest): Promise<Uint8Array> {
  let recording: Uint8Array | null = null;
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    if (recording) throw refusals.twoFiles();
    recording = await contentOf(part);
  }
  if (!recording) throw refusals.noFile();
  if (recording.length === 0) throw refusals.emptyFile();
  return recording;
}

async function contentOf({ file }: MultipartFile): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) chunks.push(chunk);
  if (file.truncated) throw refusals.tooLarge();
  return Buffer.concat(chunks);
}

/** Many clients listen only when they have sent everything, so it is let in for a while, unread. */
export function dropRest(upload: IncomingMessage): void {
  let dropped = 0;
  upload.unpipe();
  upload.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > MOST_DROPPED_BYTES) upload.destroy();
  });
  upload.resume();
}
