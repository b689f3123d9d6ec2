/** Part of every picture's address: raise it when a drawing changes, because browsers keep them for a year. */
export const PICTURES_PREFIX = '/pictures/v1';

/*
 * The files in logos, banners and deals. A store's pictures are chosen from these lists by a hash,
 * so their order is part of every address.
 */

/** Logos that show what is sold, and logos that show the initials of the name. */
export const glyphLayouts = ['badge', 'seal', 'arch', 'plain'];
export const letterLayouts = ['monogram', 'rosette', 'awning', 'stack'];

export const bannerScenes = ['front', 'podium', 'shelf', 'spotlight'];
export const dealScenes = ['sticker', 'ticket', 'ribbon', 'split'];

/** In the place of a thing's name: what stands on the sign of such shops. */
export const SIGN = 'sign';
