import multipart from '@fastify/multipart';
import { storeParams } from '@baeon/contracts/counter/counter-wire';
import { MOST_PICTURE_BYTES, pictureMessages } from '@baeon/contracts/counter/store-deals';
import { pictureResult } from '@baeon/contracts/counter/store-deals-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../lib/app-error.ts';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import { createOneFileForm, dropRest } from '../../lib/one-file-form.ts';
import type { Roles } from '../counter/roles.service.ts';
import { OWN_PICTURES, type Uploads } from './uploads.service.ts';

const HOUR = 3_600_000;

const form = createOneFileForm({
  mostBytes: MOST_PICTURE_BYTES,
  says: {
    notAForm: 'Please send the picture as a form with one file.',
    tooLarge: pictureMessages.tooLarge,
    twoFiles: 'Please send one picture only.',
    noFile: 'There is no picture in that form.',
    emptyFile: 'That picture is empty.',
  },
});

/** For the description alone: a form is read as it comes in, not validated afterwards. */
const pictureForm = z.object({
  picture: z.file().describe('A JPEG, PNG or WebP of at most 8 MB; any name of the field will do'),
});

export const uploadsRoutes =
  ({ uploads, roles }: { uploads: Uploads; roles: Roles }): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(multipart, { limits: form.limits });

    app.addHook('onSend', async ({ raw }) => {
      if (!raw.readableEnded) dropRest(raw);
    });

    app.post(
      '/stores/:storeId/pictures',
      {
        schema: {
          tags: ['counter: store'],
          summary: 'Bring a picture for deals of a store',
          description:
            'Answers with its address. What is in it besides the picture is not kept; what no deal and no draft ' +
            'shows for a day is removed.',
          security: [{ bearer: [] }],
          consumes: ['multipart/form-data'],
          params: storeParams,
          body: pictureForm,
          response: envelopeOf(pictureResult),
        },
        validatorCompiler: () => () => true,
        // Of whom it is not for, nothing is read.
        onRequest: [
          app.limitByAddress({ name: 'pictures', max: 300, windowMs: HOUR }),
          app.requireUser,
          async ({ signedIn, params }) => {
            await roles.ofPerson(signedIn.user, storeParams.parse(params).storeId, ['owner']);
          },
        ],
        preParsing: form.refuseAtTheDoor,
      },
      async (request) => {
        const { storeId } = storeParams.parse(request.params);
        return ok({ image: await uploads.add(storeId, await form.read(request)) });
      },
    );
  };

/** Called by their content, so that any cache may keep them. */
export const uploadedPicturesRoutes =
  ({ uploads }: { uploads: Uploads }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      `${OWN_PICTURES}:file`,
      { schema: { hide: true, params: z.object({ file: z.string() }) } },
      async ({ params }, reply) => {
        const picture = await uploads.find(params.file);
        if (!picture) throw new AppError('NOT_FOUND', 'There is no such picture.');
        return reply
          .type('image/jpeg')
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(picture);
      },
    );
  };
