import { POOL_RADIUS_KM } from '@baeon/contracts/deal-raise/bargains';
import type { Pool } from '@baeon/contracts/deal-raise/bargains-wire';
import { raiseMessages } from '@baeon/contracts/deal-raise/deal-raise';
import { Handshake } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate } from 'react-router';
import { Button, buttonClass } from '@baeon/ui/components/button.tsx';
import { EmptyState, LoadError } from '@baeon/ui/components/empty-state.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { isGone } from '@baeon/ui/lib/api-error.ts';
import { said, useTexts } from '@baeon/ui/lib/texts.ts';
import { appConfig } from '../../config/app-config.ts';
import { myDealPath, paths } from '../../config/paths.ts';
import { currentSession } from '../../lib/session.ts';
import { usePosition } from '../../lib/use-position.ts';
import { usePool } from './bargain-api.ts';
import { bargainTexts } from './bargain-texts.ts';
import { useRaiseDeal } from './deal-raise-api.ts';

/** What others near somebody want, for whoever was sent the link. */
export function PoolView({ id }: { id: string }) {
  const texts = useTexts(bargainTexts);
  const { loading } = useTexts(uiTexts);
  const query = usePool(id);
  if (query.data) return <OpenPool pool={query.data} />;
  if (!query.isError) {
    return (
      <div aria-busy="true" className="flex flex-col items-center">
        <p className="sr-only">{loading}</p>
        <Skeleton className="size-48 rounded-card!" />
        <Skeleton className="mt-5 h-7 w-3/5" />
        <Skeleton className="mt-4 h-5 w-4/5" />
        <Skeleton className="mt-8 h-13 w-full rounded-field!" />
      </div>
    );
  }
  if (!isGone(query.error)) return <LoadError title={texts.notLoaded} of={query} />;
  return <EmptyState Icon={Handshake} title={texts.gone} text={texts.whyGone} />;
}

function OpenPool({ pool }: { pool: Pool }) {
  const texts = useTexts(bargainTexts);
  const { brandName } = appConfig;
  const { at } = usePosition();
  const { mutateAsync, isPending } = useRaiseDeal();
  const navigate = useNavigate();
  const { title, product, product_url, category_id, people, open } = pool;

  /** Raising the same is joining. */
  async function join() {
    if (!at || isPending) return;
    const { latitude, longitude } = at;
    try {
      const { deal } = await mutateAsync({
        product_url,
        comment: '',
        category_id,
        latitude,
        longitude,
      });
      const isHere = deal.pool_id === pool.id || !open;
      toast.success(isHere ? said(raiseMessages.raised) : texts.pool.far(brandName));
      void navigate(myDealPath(deal.id), { replace: true });
    } catch (error) {
      // Someone who was just signed out has been told why.
      if (currentSession().signedIn) toast.error((error as Error).message);
    }
  }

  return (
    <div className="flex flex-col items-center text-center">
      <Picture
        src={product?.image ?? ''}
        name={title}
        width={192}
        height={192}
        className="w-48 rounded-card"
      />
      <h2 className="mt-5 text-2xl leading-8 font-extrabold text-balance wrap-anywhere">{title}</h2>
      <p className="mt-2 text-lg font-semibold text-balance">
        {open && people > 0 ? texts.pool.people(people, POOL_RADIUS_KM) : texts.pool.closed}
      </p>
      <p className="mt-2 text-pretty text-ink-muted">{texts.pool.text(brandName)}</p>
      {at ? (
        <Button className="mt-6 w-full" loading={isPending} onClick={() => void join()}>
          {texts.pool.join}
        </Button>
      ) : (
        <>
          <p className="mt-6 text-pretty">{texts.pool.noPlace}</p>
          <Link to={paths.dealsHome} className={buttonClass('primary', 'mt-3 w-full')}>
            {texts.pool.choose}
          </Link>
        </>
      )}
    </div>
  );
}
