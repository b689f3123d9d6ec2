import type { Store } from '@baeon/contracts/stores/stores-wire';
import { Printer } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { CopyBox } from '../../components/ui/copy-box.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { uiTexts } from '../../components/ui/ui-texts.ts';
import { useTexts } from '../../lib/texts.ts';
import { storeQrLink } from './store-qr-link.ts';
import { useStoreQrDrawing } from './store-qr-drawing.ts';
import { storeTexts } from './store-texts.ts';

/** Copying the link needs no drawing, so it stays when that does not come. */
export function StoreQrCard({ store }: { store: Pick<Store, 'id' | 'place_id' | 'name'> }) {
  const texts = useTexts(storeTexts);
  const { loading } = useTexts(uiTexts);
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
            <p className="sr-only">{loading}</p>
            <Skeleton className="aspect-square rounded-tile!" />
          </div>
        )}
      </div>
      <p className="text-center text-pretty text-ink-muted wrap-anywhere">
        {texts.scanQr(store.name)}
      </p>
      <CopyBox text={storeQrLink(store)} label={texts.qrLink} look="lines" />
      <Button disabled={!Drawing} onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-5 shrink-0" />
        {texts.print}
      </Button>
    </div>
  );
}

type TroubleProps = { retrying: boolean; onTryAgain: () => void };

function Trouble({ retrying, onTryAgain }: TroubleProps) {
  const texts = useTexts(storeTexts);
  return (
    <div
      role="alert"
      className="flex aspect-square flex-col items-center justify-center rounded-tile bg-sunken p-4 text-center"
    >
      <h3 className="text-lg leading-6 font-bold text-balance">{texts.qrNotLoaded}</h3>
      <p className="mt-2 text-pretty text-ink-muted">{texts.checkConnection}</p>
      <Button kind="secondary" loading={retrying} onClick={onTryAgain} className="mt-5">
        {texts.tryAgain}
      </Button>
    </div>
  );
}
