import type { Store } from '@baeon/contracts/stores/stores-wire';
import { QrCode } from 'lucide-react';
import { Sheet } from '../../components/ui/sheet.tsx';
import { useSheetParam } from '../../components/ui/use-sheet-param.ts';
import { useTexts } from '../../lib/texts.ts';
import { StoreQrCard } from './store-qr-card.tsx';
import { storeTexts } from './store-texts.ts';

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
