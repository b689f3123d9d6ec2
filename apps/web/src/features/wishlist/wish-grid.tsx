import type { WishlistItem } from '@baeon/contracts/wishlist/wishlist-wire';
import type { MouseEvent } from 'react';
import { WishCard } from './wish-card.tsx';

/** The card takes its button along, so the focus goes to the next one's first. */
function focusNeighbour(card: Element | null): void {
  const next = card?.nextElementSibling ?? card?.previousElementSibling;
  const target = next?.querySelector('button') ?? document.getElementById('main');
  target?.focus({ preventScroll: true });
}

type Props = { items: readonly WishlistItem[]; onRemove: (item: WishlistItem) => void };

export function WishGrid({ items, onRemove }: Props) {
  function remove(item: WishlistItem, { currentTarget }: MouseEvent): void {
    focusNeighbour(currentTarget.closest('li'));
    onRemove(item);
  }

  return (
    <ul role="list" className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item.product_url}>
          <WishCard item={item} onRemove={(event) => remove(item, event)} />
        </li>
      ))}
    </ul>
  );
}
