/** What can be looked for; one kind so far, and a scanner must be told of at least one. */
export const barcodeFormats = ['qr_code'] as const;
export type BarcodeFormat = (typeof barcodeFormats)[number];
