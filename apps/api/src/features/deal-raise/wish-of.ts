import { linkName, type RaiseCategory } from '@baeon/contracts/deal-raise/deal-raise';
import { pageOf } from '../../lib/web-links.ts';
import type { WantedProduct } from './bargains.repo.ts';

const LONGEST_TITLE = 120;

export type Raised = {
  userId: string;
  dealId: string;
  productId: string | null;
  productUrl: string;
  productName: string | null;
  categoryId: RaiseCategory;
  latitude: number;
  longitude: number;
};

/** What is wanted, in a form in which it is found to be the same. */
export const wishOf = ({ productName, latitude, longitude, ...raised }: Raised): WantedProduct => ({
  ...raised,
  productKey: raised.productId ?? pageOf(raised.productUrl),
  title: [...(productName ?? linkName(raised.productUrl))].slice(0, LONGEST_TITLE).join(''),
  at: { latitude, longitude },
});
