import type { Application } from '@baeon/contracts/counter/new-shops-wire';
import { Button, buttonClass } from '@baeon/ui/components/button.tsx';
import { EmptyState } from '@baeon/ui/components/empty-state.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { CircleCheck, Hourglass } from 'lucide-react';
import { generatePath, Link } from 'react-router';
import { counterPaths } from '../../../config/counter-config.ts';
import { ShopBasics } from './check-shop.tsx';
import { newShopTexts } from './new-shop-texts.ts';

/** It is a store now. */
export function ShopOpened({ name, storeId }: { name: string; storeId: string }) {
  const texts = useTexts(newShopTexts);
  return (
    <EmptyState
      isScreen
      Icon={CircleCheck}
      title={texts.openedTitle(name)}
      text={texts.openedText}
      action={
        <Link
          to={generatePath(counterPaths.store, { storeId })}
          state={{ name }}
          className={buttonClass('primary')}
        >
          {texts.toStore}
        </Link>
      }
    />
  );
}

export function Waiting({ shop, onChange }: { shop: Application; onChange: () => void }) {
  const texts = useTexts(newShopTexts);
  return (
    <>
      <EmptyState isScreen Icon={Hourglass} title={texts.waitingTitle} text={texts.waitingText} />
      <section className="rounded-card border border-line bg-raised p-4">
        <p className="font-semibold wrap-anywhere">{shop.details.name}</p>
        <ShopBasics details={shop.details} />
      </section>
      <Button kind="secondary" onClick={onChange}>
        {texts.changeIt}
      </Button>
      <p className="text-sm text-pretty text-ink-muted">{texts.changeText}</p>
      <Link to={counterPaths.me} className={buttonClass('primary')}>
        {texts.toStores}
      </Link>
    </>
  );
}

export function SentBack({ reason }: { reason: string }) {
  const texts = useTexts(newShopTexts);
  return (
    <section className="rounded-card border border-danger bg-danger-soft p-4">
      <h2 className="font-bold">{texts.whatIsMissing}</h2>
      <p className="text-pretty wrap-anywhere">{reason}</p>
    </section>
  );
}
