import type { Store } from '@baeon/contracts/stores/stores-wire';
import { Printer, QrCode } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Sheet } from '@baeon/ui/components/sheet/sheet.tsx';
import { useSheetParam } from '@baeon/ui/components/sheet/use-sheet-param.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { storeTexts } from '../store-texts.ts';
import { Button } from '@baeon/ui/components/button.tsx';
import { CopyBox } from '@baeon/ui/components/copy-box.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { storeQrLink } from './store-qr-link.ts';

const SHOWN = 'qr';

/** Opens a store's own QR code, to be scanned off the screen or printed. */
export function StoreQr({ store }: { store: Pick<Store, 'id' | 'place_id' | 'name'> }) {
  const texts = useTexts(storeTexts);
  const sheet = useSheetParam('show');
  return (
    <>
      <button
        type="button"
        aria-label={texts.showQr}
        onClick={() => sheet.open(SHOWN)}
        className="grid size-[48px] place-items-center rounded-control hover:bg-brand-soft"
      >
        <QrCode aria-hidden="true" className="size-[20px]" />
      </button>
      <Sheet open={sheet.section === SHOWN} title={texts.qr} onClose={sheet.close}>
        <StoreQrCard store={store} />
      </Sheet>
    </>
  );
}

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

/** Browsers may keep a script that failed once as failed, and a deploy takes old ones away. */
const onlyReloadHelps = (failures: number) => failures > 1 && navigator.onLine;

/** What draws a QR code is fetched when the first one is asked for. */
export function useStoreQrDrawing() {
  const drawing = useQuery({
    queryKey: ['store-qr-drawing'],
    queryFn: async () => (await import('./store-qr-code.tsx')).StoreQrCode,
    staleTime: Infinity,
    retry: false,
  });

  function tryAgain(): void {
    // The open sheet is part of the address, so it is there again afterwards.
    if (onlyReloadHelps(drawing.errorUpdateCount)) window.location.reload();
    else void drawing.refetch();
  }

  return {
    Drawing: drawing.data,
    failed: drawing.errorUpdateCount > 0,
    retrying: drawing.isFetching,
    tryAgain,
  };
}
