import type { Store } from '@baeon/contracts/stores/stores-wire';
import { QrCode } from '../../components/ui/qr-code.tsx';
import { useTexts } from '../../lib/texts.ts';
import { storeQrLink } from './store-qr-link.ts';
import { StoreQrPoster } from './store-qr-poster.tsx';
import { storeTexts } from './store-texts.ts';

/** The code on the screen, and the poster that is printed in place of the screen. */
export function StoreQrCode({ store }: { store: Pick<Store, 'id' | 'place_id' | 'name'> }) {
  const texts = useTexts(storeTexts);
  return (
    <>
      <QrCode text={storeQrLink(store)} label={texts.qrLeadsTo(store.name)} />
      <StoreQrPoster store={store} />
    </>
  );
}
