import { wishlistMessages } from '@baeon/contracts/wishlist/wishlist';
import { CloudAlert, Heart } from 'lucide-react';
import { type MouseEvent, useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import type { WishlistItem } from '@baeon/contracts/wishlist/wishlist-wire';
import { Button, buttonClass, Spinner } from '@baeon/ui/components/button.tsx';
import { EmptyState } from '@baeon/ui/components/empty-state.tsx';
import { paths } from '../../config/paths.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import type { useWishlist } from './use-wishlist.ts';
import { wishlistTexts } from './wishlist-texts.ts';
import { WishlistCard } from './wishlist-card.tsx';

type Wishlist = ReturnType<typeof useWishlist>;

export function WishlistView({ items, toggle, isLoading, failed, retry }: Wishlist) {
  const texts = useTexts(wishlistTexts);
  useEffect(() => {
    const text = wishlistMessages.loadFailed;
    if (failed) toast.error(text, { id: text });
  }, [failed]);

  if (isLoading) {
    return (
      <p
        role="status"
        className="flex flex-col items-center gap-4 px-5 py-24 text-center text-ink-muted"
      >
        <Spinner className="size-8! text-link" />
        {texts.loading}
      </p>
    );
  }
  if (failed && items.length === 0) return <NotLoaded onRetry={retry} />;
  return (
    <div className="px-5 pb-8">
      <p className="pb-3 text-center text-sm text-ink-muted">{texts.count(items.length)}</p>
      {items.length > 0 ? <WishlistGrid items={items} onRemove={toggle} /> : <NothingYet />}
    </div>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts(wishlistTexts);
  return (
    <EmptyState
      Icon={CloudAlert}
      title={texts.notLoaded}
      text={texts.tryInAMoment}
      action={
        <Button kind="secondary" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    />
  );
}

function NothingYet() {
  const texts = useTexts(wishlistTexts);
  return (
    <EmptyState
      Icon={Heart}
      title={texts.empty}
      text={texts.startAdding}
      action={
        <Link to={paths.explore} className={buttonClass('primary')}>
          {texts.explore}
        </Link>
      }
    />
  );
}

/** The card takes its button along, so the focus goes to the next one's first. */
function focusNeighbour(card: Element | null): void {
  const next = card?.nextElementSibling ?? card?.previousElementSibling;
  const target = next?.querySelector('button') ?? document.getElementById('main');
  target?.focus({ preventScroll: true });
}

type Props = { items: readonly WishlistItem[]; onRemove: (item: WishlistItem) => void };

function WishlistGrid({ items, onRemove }: Props) {
  function remove(item: WishlistItem, { currentTarget }: MouseEvent): void {
    focusNeighbour(currentTarget.closest('li'));
    onRemove(item);
  }

  return (
    <ul role="list" className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item.product_url}>
          <WishlistCard item={item} onRemove={(event) => remove(item, event)} />
        </li>
      ))}
    </ul>
  );
}
