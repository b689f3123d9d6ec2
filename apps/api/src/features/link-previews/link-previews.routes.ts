import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../lib/app-error.ts';
import type { Pictures } from '../../lib/pictures.ts';
import { neutralPictures } from '../../lib/pictures.ts';
import { DRAWN, type LinkPreviews, type PreviewKind } from './link-previews.service.ts';
import { previewSvg } from './preview-svg.ts';
import type { Rasterise } from './rasterise.ts';

type Dependencies = {
  previews: LinkPreviews;
  drawnPictures: Pictures;
  rasterise: Rasterise;
  brandName: string;
};

const MINUTE = 60_000;
const FILE = /\/(coupon|store)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.png$/;
/** What stands for the app where no picture can be made. */
const ICON = '/icons/icon-512.png';

/** Pictures for messengers, which show no SVG. */
export const linkPreviewsRoutes =
  ({ previews, drawnPictures, rasterise, brandName }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      `${DRAWN}previews/*`,
      {
        schema: { hide: true },
        preHandler: app.limitByAddress({ name: 'preview', max: 300, windowMs: 10 * MINUTE }),
      },
      async (request, reply) => {
        const [address = ''] = request.url.split('?');
        const [, kind, id = ''] = FILE.exec(address) ?? [];
        const picture = kind ? await previews.picture(kind as PreviewKind, id) : null;
        if (!picture) throw new AppError('NOT_FOUND', 'There is no such picture.');
        const drawing =
          drawnPictures.draw(picture.drawing) ?? neutralPictures.draw(picture.drawing) ?? '';
        const png = await rasterise(picture.version, () => previewSvg(drawing, picture, brandName));
        if (png === undefined) {
          throw new AppError('NOT_READY', 'Please ask again in a moment.', {
            retryAfterSeconds: 5,
          });
        }
        if (png === null) return reply.redirect(ICON);
        return reply
          .type('image/png')
          .header('cache-control', 'public, max-age=86400')
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(png);
      },
    );
  };
