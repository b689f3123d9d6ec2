import type { Store } from '@baeon/contracts/store';
import { QrCode } from 'lucide-react';
import { Sheet } from '../../components/ui/sheet.tsx';
import { useSheetParam } from '../../components/ui/use-sheet-param.ts';
import { StoreQrCard } from './store-qr-card.tsx';

const SHOWN = 'qr';

/** Opens a store's own QR code, to be scanned off the screen or printed. */
export function StoreQr({ store }: { store: Pick<Store, 'id' | 'place_id' | 'name'> }) {
  const sheet = useSheetParam('show');
  return (
    <>
      <button
        type="button"
        aria-label="Show QR code"
        onClick={() => sheet.open(SHOWN)}
        className="grid size-12 place-items-center rounded-xl hover:bg-brand-soft"
      >
        <QrCode aria-hidden="true" className="size-5" />
      </button>
      <Sheet open={sheet.section === SHOWN} title="QR code" onClose={sheet.close}>
        <StoreQrCard store={store} />
      </Sheet>
    </>
  );
}
