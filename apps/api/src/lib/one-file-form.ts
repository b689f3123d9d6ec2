import type { IncomingMessage } from 'node:http';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** For what stands around the file: other fields, names and boundaries. */
const MOST_AROUND = 32 * 1024;
/** For the last of an upload that is all here. */
const PARSING_MS = 2000;
const MOST_DROPPED_BYTES = 32 * 1024 * 1024;

type Form = {
  mostBytes: number;
  /** What is said of a form that is none, of a file too large, of two, of none and of an empty one. */
  says: Record<'notAForm' | 'tooLarge' | 'twoFiles' | 'noFile' | 'emptyFile', string>;
};

/** A form with one file in it, which is held in memory and nowhere else. */
export function createOneFileForm({ mostBytes, says }: Form) {
  const mostUpload = mostBytes + MOST_AROUND;
  const tooLarge = () => new AppError('BODY_TOO_LARGE', says.tooLarge);

  /** Before anything of it is read. */
  async function refuseAtTheDoor({ headers }: FastifyRequest): Promise<void> {
    const [type] = (headers['content-type'] ?? '').split(';');
    if (type!.trim().toLowerCase() !== 'multipart/form-data') {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', says.notAForm);
    }
    if (Number(headers['content-length']) > mostUpload) throw tooLarge();
  }

  /** The one file, whatever its field is called. */
  async function read(request: FastifyRequest): Promise<Uint8Array> {
    const done = new AbortController();
    try {
      return await Promise.race([
        refusalOfMore(request.raw),
        refusalOfSilence(request.raw, done.signal),
        onlyFile(request),
      ]);
    } catch (error) {
      // The parser's own errors are all about the form.
      throw error instanceof AppError ? error : broken();
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
        if (received > mostUpload) reject(tooLarge());
      });
    });
  }

  async function onlyFile(request: FastifyRequest): Promise<Uint8Array> {
    let found: Uint8Array | null = null;
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (found) throw new AppError('INVALID_INPUT', says.twoFiles);
      found = await contentOf(part);
    }
    if (!found) throw new AppError('INVALID_INPUT', says.noFile);
    if (found.length === 0) throw new AppError('INVALID_INPUT', says.emptyFile);
    return found;
  }

  async function contentOf({ file }: MultipartFile): Promise<Uint8Array> {
    const chunks: Buffer[] = [];
    for await (const chunk of file as AsyncIterable<Buffer>) chunks.push(chunk);
    if (file.truncated) throw tooLarge();
    return Buffer.concat(chunks);
  }

  return {
    /** Two files rather than one, so that we can say ourselves that one is enough. */
    limits: {
      fileSize: mostBytes,
      files: 2,
      fields: 10,
      parts: 12,
      fieldNameSize: 100,
      fieldSize: 1024,
      headerPairs: 20,
      headerSize: 4096,
    },
    refuseAtTheDoor,
    read,
  };
}

const broken = () =>
  new AppError('INVALID_INPUT', 'That upload could not be read. Please try again.');

/** The parser waits for ever for the rest of a part that has neither head nor body. */
function refusalOfSilence(upload: IncomingMessage, done: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    upload.once('end', () => {
      const tooLate = setTimeout(() => reject(broken()), PARSING_MS);
      done.addEventListener('abort', () => clearTimeout(tooLate));
    });
  });
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
