import type { products } from './tables/products.ts';

/** A product of the catalogue, as the database has it. */
export type ProductRow = Omit<typeof products.$inferSelect, 'createdAt' | 'updatedAt'>;
