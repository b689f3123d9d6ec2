/** As `whole_mm` in the database: lists are sorted by this number in both places. */
export const wholeMm = (km: number): number => Math.floor(km * 1e6 + 0.5);
export const kmOfMm = (mm: number): number => mm / 1e6;
