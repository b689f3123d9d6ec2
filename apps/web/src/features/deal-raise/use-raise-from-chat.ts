import {
  chatRaiseComment,
  raiseCategories,
  raiseCategoryOf,
  raiseMessages,
} from '@baeon/contracts/deal-raise/deal-raise';
import type { Product } from '@baeon/contracts/products/products-wire';
import { useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { currentSession } from '../../lib/session.ts';
import { usePosition } from '../../lib/use-position.ts';
import { useRaiseDeal } from './deal-raise-api.ts';

type Raisable = Pick<Product, 'name' | 'category' | 'product_url'>;

/**
 * Asks us to bargain on a product, without a form. The promise is kept once the outcome has been
 * told; a tap on a product that is being raised does nothing.
 */
export function useRaiseFromChat(): (product: Raisable) => Promise<void> {
  const { at } = usePosition();
  const { mutateAsync } = useRaiseDeal();
  const underWay = useRef(new Set<string>());

  async function send({ name, category, product_url }: Raisable): Promise<void> {
    try {
      if (!at) throw new Error('Nobody knows where to bargain');
      await mutateAsync({
        product_url,
        comment: chatRaiseComment(name),
        latitude: at.latitude,
        longitude: at.longitude,
        category_id: raiseCategoryOf(category) ?? raiseCategories[1],
      });
      // Told once for a product: a second tap may come after the first answer.
      toast.success(raiseMessages.raised, { id: `raised ${product_url}` });
    } catch {
      // Someone who was just signed out has been told why.
      if (currentSession().signedIn) toast.error(raiseMessages.failedFromChat);
    }
  }

  return async (product) => {
    if (underWay.current.has(product.product_url)) return;
    underWay.current.add(product.product_url);
    await send(product);
    underWay.current.delete(product.product_url);
  };
}
