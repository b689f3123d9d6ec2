import multipart from '@fastify/multipart';
import { audioFile, MOST_AUDIO_BYTES } from '@baeon/contracts/speech/speech';
import { speechResult } from '@baeon/contracts/speech/speech-wire';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import { createOneFileForm, dropRest } from '../../lib/one-file-form.ts';
import type { Speech } from './speech.service.ts';

const MINUTE = 60_000;

const form = createOneFileForm({
  mostBytes: MOST_AUDIO_BYTES,
  says: {
    notAForm: 'Please send the recording as a form with one file.',
    tooLarge: 'That recording is too large.',
    twoFiles: 'Please send one recording only.',
    noFile: 'There is no recording in that form.',
    emptyFile: 'That recording is empty.',
  },
});

/** For the description alone: a form is read as it comes in, not validated afterwards. */
const recordingForm = z.object({
  [audioFile.field]: z
    .file()
    .describe('An MP3 of at most ten seconds; any name of the field will do'),
});

export const speechRoutes =
  ({ speech }: { speech: Speech }): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(multipart, { limits: form.limits });

    app.addHook('onSend', async ({ raw }) => {
      if (!raw.readableEnded) dropRest(raw);
    });

    app.post(
      '/convert-speech/translate',
      {
        schema: {
          tags: ['assistant'],
          summary: 'What was said in a recording, in English; visitors may',
          consumes: ['multipart/form-data'],
          body: recordingForm,
          response: envelopeOf(speechResult),
        },
        validatorCompiler: () => () => true,
        preParsing: form.refuseAtTheDoor,
        preHandler: app.limitByAddress({ name: 'speech', max: 120, windowMs: 10 * MINUTE }),
      },
      async (request, reply) => {
        const signal = goneSignal(reply);
        const mp3 = await form.read(request);
        return ok({ translatedText: await speech.toText(mp3, signal) });
      },
    );
  };

/** Aborts when nobody waits for the answer any more. The request itself closes as soon as it is read. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
