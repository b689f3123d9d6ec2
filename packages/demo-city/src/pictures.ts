import { readBadge } from './pictures/deal-badge.ts';
import { dealPicture, isThing } from './pictures/deal-picture.ts';
import { interestIcon } from './pictures/interest-icon.ts';
import { isDrawable } from './pictures/letters.ts';
import {
  artNames,
  bannerScenes,
  dealScenes,
  glyphLayouts,
  letterLayouts,
  paletteNames,
  productColours,
  productGrounds,
} from './pictures/picture-names.ts';
import {
  drawnBannerPath,
  drawnDealPath,
  drawnLogoPath,
  drawnProductPath,
  interestIconPath,
} from './pictures/picture-paths.ts';
import { isProductKind, productPicture } from './pictures/product-picture.ts';
import { storeBanner } from './pictures/store-banner.ts';
import { glyphLogo, letterLogo } from './pictures/store-logo.ts';

/** Addresses of drawn pictures, and what is at them: drawn from the address alone. */
export const pictures = {
  logo: drawnLogoPath,
  banner: drawnBannerPath,
  deal: drawnDealPath,
  product: drawnProductPath,
  interest: interestIconPath,
  draw,
};

const PICTURE = /^\/pictures\/v1\/([a-z]+)\/(.+)\.svg$/;

/** The picture at an address, or undefined where there is none. */
function draw(address: string): string | undefined {
  const [, kind, rest] = PICTURE.exec(address) ?? [];
  const names = rest?.split('/') ?? [];
  switch (kind) {
    case 'interest':
      return names.length === 1 ? interestIcon(names[0]!) : undefined;
    case 'logo':
      return names.length === 3 ? logoOf(names) : undefined;
    case 'banner':
      return names.length === 3 ? bannerOf(names) : undefined;
    case 'deal':
      return names.length === 5 ? dealOf(names) : undefined;
    case 'product':
      return names.length === 3 ? productOf(names) : undefined;
    default:
      return undefined;
  }
}

function logoOf(names: string[]): string | undefined {
  const art = known(artNames, names[0]);
  const palette = known(paletteNames, names[1]);
  const mark = names[2]!;
  if (!art || !palette) return undefined;
  const glyphLayout = known(glyphLayouts, mark);
  if (glyphLayout) return glyphLogo(art, palette, glyphLayout);
  const [layout, initials, ...rest] = mark.split('-');
  const letterLayout = known(letterLayouts, layout);
  if (!letterLayout || initials === undefined || rest.length > 0) return undefined;
  return isDrawable(initials) ? letterLogo(art, palette, letterLayout, initials) : undefined;
}

function bannerOf(names: string[]): string | undefined {
  const art = known(artNames, names[0]);
  const palette = known(paletteNames, names[1]);
  const scene = known(bannerScenes, names[2]);
  return art && palette && scene && storeBanner(art, palette, scene);
}

function dealOf(names: string[]): string | undefined {
  const art = known(artNames, names[0]);
  const palette = known(paletteNames, names[1]);
  const scene = known(dealScenes, names[2]);
  const thing = names[3]!;
  const badge = readBadge(names[4]!);
  if (!art || !palette || !scene || !badge || !isThing(thing)) return undefined;
  return dealPicture({ art, palette, scene, thing }, badge);
}

function productOf(names: string[]): string | undefined {
  const kind = names[0]!;
  const colour = known(productColours, names[1]);
  const ground = known(productGrounds, names[2]);
  return colour && ground && isProductKind(kind) ? productPicture(kind, colour, ground) : undefined;
}

const known = <T extends string>(names: readonly T[], name: string | undefined): T | undefined =>
  names.find((candidate) => candidate === name);
