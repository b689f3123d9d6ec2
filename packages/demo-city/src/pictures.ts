import { draw } from './pictures/draw.ts';
import {
  drawnBannerPath,
  drawnDealPath,
  drawnLogoPath,
  drawnProductPath,
  interestIconPath,
} from './pictures/picture-addresses.ts';

/** Addresses of drawn pictures, and what is at them: drawn from the address alone. */
export const pictures = {
  logo: drawnLogoPath,
  banner: drawnBannerPath,
  deal: drawnDealPath,
  product: drawnProductPath,
  interest: interestIconPath,
  draw,
};
