import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fp from 'fastify-plugin';

/** Below this, a packet is sent all the same. */
const WORTH_PACKING_BYTES = 1024;
/** Nearly as small as the best, in a small part of its time. */
const BROTLI_QUALITY = 5;

/**
 * Answers go out packed, for phones in shops. A page of another site cannot have answers sent with
 * a person's token, so it cannot learn anything from their length either.
 */
export const compressionPlugin = fp(async (app) => {
  await app.register(compress, {
    threshold: WORTH_PACKING_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    // What people send is small, and nothing of ours sends it packed.
    globalDecompression: false,
  });
});
