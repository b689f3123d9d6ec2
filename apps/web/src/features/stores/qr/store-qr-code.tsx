import type { Store } from '@baeon/contracts/stores/stores-wire';
import { createPortal } from 'react-dom';
import { QrCode } from '@baeon/ui/components/qr-code.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { storeQrLink, storeShortLink } from './store-qr-link.ts';
import { storeTexts } from '../store-texts.ts';
import { BrandMark } from '@baeon/ui/components/brand-mark.tsx';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { appConfig } from '../../../config/app-config.ts';

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

/** Longer names are set smaller, and never take so much that a second sheet of paper is needed. */
const LONG_NAME = 40;

/** Seen on paper only. It lies beside the app, so that the rest can be left out of the print. */
export function StoreQrPoster({ store }: { store: Pick<Store, 'id' | 'place_id' | 'name'> }) {
  const texts = useTexts(storeTexts);
  const { name } = store;
  return createPortal(
    <section className="poster hidden min-h-[98%] flex-col items-center px-[16mm] py-[16mm] text-center print:flex">
      <h1
        className={classNames(
          'line-clamp-3 shrink-0 leading-tight font-extrabold tracking-tight text-balance wrap-anywhere',
          name.length > LONG_NAME ? 'text-[24pt]' : 'text-[36pt]',
        )}
      >
        {name}
      </h1>
      <QrCode
        text={storeQrLink(store)}
        label={texts.qrLeadsTo(name)}
        className="my-auto w-[135mm]! shrink-0"
      />
      <p className="line-clamp-3 shrink-0 text-[18pt] leading-snug font-semibold text-balance wrap-anywhere">
        {texts.scanQr(name)}
      </p>
      <p className="mt-[4mm] text-[11pt] break-all">{storeShortLink(store)}</p>
      <p className="mt-[9mm] flex items-center gap-[2mm] text-[16pt] font-bold tracking-tight [--color-accent:white] [--mark-body:black] [--mark-sign:white]">
        <BrandMark className="size-[9mm]" />
        {appConfig.brandName}
      </p>
    </section>,
    document.body,
  );
}
