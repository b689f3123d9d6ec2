import type { Store } from '@baeon/contracts/store';
import { Printer } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { CopyBox } from '../../components/ui/copy-box.tsx';
import { LOADING_TEXT } from '../../components/ui/loading-text.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { storeQrLink } from './store-qr-link.ts';
import { useStoreQrDrawing } from './store-qr-drawing.ts';

/** Copying the link needs no drawing, so it stays when that does not come. */
export function StoreQrCard({ store }: { store: Pick<Store, 'id' | 'place_id' | 'name'> }) {
  const { Drawing, failed, retrying, tryAgain } = useStoreQrDrawing();
  return (
    <div className="flex flex-col gap-4">
      <p className="text-center text-xl leading-7 font-extrabold tracking-tight text-balance wrap-anywhere">
        {store.name}
      </p>
      <div className="mx-auto w-full max-w-72">
        {Drawing ? (
          <Drawing store={store} />
        ) : failed ? (
          <Trouble retrying={retrying} onTryAgain={tryAgain} />
        ) : (
          <div aria-busy="true">
            <p className="sr-only">{LOADING_TEXT}</p>
            <Skeleton className="aspect-square rounded-2xl!" />
          </div>
        )}
      </div>
      <p className="text-center text-pretty text-ink-muted wrap-anywhere">
        Scan to see the offers of {store.name}
      </p>
      <CopyBox text={storeQrLink(store)} label="Link" long />
      <Button disabled={!Drawing} onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-5 shrink-0" />
        Print
      </Button>
    </div>
  );
}

type TroubleProps = { retrying: boolean; onTryAgain: () => void };

function Trouble({ retrying, onTryAgain }: TroubleProps) {
  return (
    <div
      role="alert"
      className="flex aspect-square flex-col items-center justify-center rounded-2xl bg-sunken p-4 text-center"
    >
      <h3 className="text-lg leading-6 font-bold text-balance">The QR code could not be loaded</h3>
      <p className="mt-2 text-pretty text-ink-muted">Check your connection and try again.</p>
      <Button kind="secondary" loading={retrying} onClick={onTryAgain} className="mt-5">
        Try again
      </Button>
    </div>
  );
}
