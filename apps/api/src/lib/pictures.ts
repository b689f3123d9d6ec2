export type PicturedStore = { name: string; category: string; placeId: string };

export type PicturedProduct = {
  title: string;
  category: string;
  productType: string | null;
  attributes: Record<string, string>;
};

/** Pictures for what has none of its own: their addresses, and what is at them. */
export type Pictures = {
  logo(store: PicturedStore): string;
  banner(store: PicturedStore): string;
  deal(title: string, store: PicturedStore): string;
  /** Others that would do for a deal, the one above first. */
  dealChoices(title: string, store: PicturedStore): string[];
  product(product: PicturedProduct): string;
  interest(id: string): string;
  /** The SVG at an address, or undefined where there is none. */
  draw(address: string): string | undefined;
};

/** Kept by browsers for a year: another picture needs another address. */
const NEUTRAL_ADDRESS = '/pictures/v1/none.svg';
const NEUTRAL_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">' +
  '<rect width="400" height="400" fill="#e3e8ef"/>' +
  '<path fill="none" stroke="#9aa6b6" stroke-width="14" stroke-linejoin="round" ' +
  'd="M110 130h180v140H110zM110 240l52-48 40 34 34-26 54 48"/>' +
  '<circle cx="240" cy="172" r="14" fill="#9aa6b6"/></svg>';

const neutral = () => NEUTRAL_ADDRESS;

/** One picture for everything, where nobody draws any. */
export const neutralPictures: Pictures = {
  logo: neutral,
  banner: neutral,
  deal: neutral,
  dealChoices: () => [NEUTRAL_ADDRESS],
  product: neutral,
  interest: neutral,
  draw: (address) => (address === NEUTRAL_ADDRESS ? NEUTRAL_PICTURE : undefined),
};
