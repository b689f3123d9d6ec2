import type { Store } from '@baeon/contracts/store';
import { QrCode } from '../../components/ui/qr-code.tsx';
import { storeQrLink } from './store-qr-link.ts';
import { StoreQrPoster } from './store-qr-poster.tsx';

/** The code on the screen, and the poster that is printed in place of the screen. */
export function StoreQrCode({ store }: { store: Pick<Store, 'id' | 'place_id' | 'name'> }) {
  return (
    <>
      <QrCode text={storeQrLink(store)} label={`the offers of ${store.name}`} />
      <StoreQrPoster store={store} />
    </>
  );
}
