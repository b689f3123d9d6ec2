import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../lib/app-error.ts';
import { readBadge } from '../../lib/deal-badge.ts';
import {
  artNames,
  bannerScenes,
  dealScenes,
  glyphLayouts,
  letterLayouts,
  paletteNames,
  PICTURES_PREFIX,
  productColours,
  productGrounds,
} from '../../lib/picture-names.ts';
import { dealPicture, isThing } from './deal-picture.ts';
import { interestIcon } from './interest-icon.ts';
import { isDrawable } from './letters.ts';
import { isProductKind, productPicture } from './product-picture.ts';
import { storeBanner } from './store-banner.ts';
import { glyphLogo, letterLogo } from './store-logo.ts';

const text = z.string();
const hidden = { hide: true };

/** Drawn from the path alone, so that any process can answer and any cache may keep the answer. */
export const picturesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    `${PICTURES_PREFIX}/interest/:id.svg`,
    { schema: { ...hidden, params: z.object({ id: text }) } },
    (request, reply) => sendPicture(reply, interestIcon(request.params.id)),
  );

  app.get(
    `${PICTURES_PREFIX}/logo/:art/:palette/:mark.svg`,
    { schema: { ...hidden, params: z.object({ art: text, palette: text, mark: text }) } },
    (request, reply) => sendPicture(reply, logoOf(request.params)),
  );

  app.get(
    `${PICTURES_PREFIX}/banner/:art/:palette/:scene.svg`,
    { schema: { ...hidden, params: z.object({ art: text, palette: text, scene: text }) } },
    (request, reply) => sendPicture(reply, bannerOf(request.params)),
  );

  app.get(
    `${PICTURES_PREFIX}/deal/:art/:palette/:scene/:thing/:badge.svg`,
    {
      schema: {
        ...hidden,
        params: z.object({ art: text, palette: text, scene: text, thing: text, badge: text }),
      },
    },
    (request, reply) => sendPicture(reply, dealOf(request.params)),
  );

  app.get(
    `${PICTURES_PREFIX}/product/:kind/:colour/:ground.svg`,
    { schema: { ...hidden, params: z.object({ kind: text, colour: text, ground: text }) } },
    (request, reply) => sendPicture(reply, productOf(request.params)),
  );

  // Else the web app's page would answer, and a browser would keep it as a picture.
  app.get('/pictures/*', { schema: hidden }, (_request, reply) => sendPicture(reply, undefined));
};

function logoOf(params: { art: string; palette: string; mark: string }): string | undefined {
  const art = known(artNames, params.art);
  const palette = known(paletteNames, params.palette);
  if (!art || !palette) return undefined;
  const glyphLayout = known(glyphLayouts, params.mark);
  if (glyphLayout) return glyphLogo(art, palette, glyphLayout);
  const [layout, initials, ...rest] = params.mark.split('-');
  const letterLayout = known(letterLayouts, layout);
  if (!letterLayout || initials === undefined || rest.length > 0) return undefined;
  return isDrawable(initials) ? letterLogo(art, palette, letterLayout, initials) : undefined;
}

function bannerOf(params: { art: string; palette: string; scene: string }): string | undefined {
  const art = known(artNames, params.art);
  const palette = known(paletteNames, params.palette);
  const scene = known(bannerScenes, params.scene);
  return art && palette && scene && storeBanner(art, palette, scene);
}

function dealOf(params: Record<'art' | 'palette' | 'scene' | 'thing' | 'badge', string>) {
  const art = known(artNames, params.art);
  const palette = known(paletteNames, params.palette);
  const scene = known(dealScenes, params.scene);
  const badge = readBadge(params.badge);
  const { thing } = params;
  if (!art || !palette || !scene || !badge || !isThing(thing)) return undefined;
  return dealPicture({ art, palette, scene, thing }, badge);
}

function productOf(params: Record<'kind' | 'colour' | 'ground', string>): string | undefined {
  const colour = known(productColours, params.colour);
  const ground = known(productGrounds, params.ground);
  const { kind } = params;
  return colour && ground && isProductKind(kind) ? productPicture(kind, colour, ground) : undefined;
}

const known = <T extends string>(names: readonly T[], name: string | undefined): T | undefined =>
  names.find((candidate) => candidate === name);

function sendPicture(reply: FastifyReply, picture: string | undefined) {
  if (picture === undefined) throw new AppError('NOT_FOUND', 'There is no such picture.');
  return reply
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .send(picture);
}
