import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../lib/app-error.ts';
import { neutralPictures, type Pictures } from '../../lib/pictures.ts';

/** Drawn from the address alone, so that any process can answer and any cache may keep the answer. */
export const picturesRoutes =
  ({ drawnPictures }: { drawnPictures: Pictures }): FastifyPluginAsyncZod =>
  async (app) => {
    // All of them, else the web app's page would answer, and a browser would keep it as a picture.
    app.get('/pictures/*', { schema: { hide: true } }, (request, reply) => {
      const [address = ''] = request.url.split('?');
      const picture = drawnPictures.draw(address) ?? neutralPictures.draw(address);
      if (picture === undefined) throw new AppError('NOT_FOUND', 'There is no such picture.');
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(picture);
    });
  };
