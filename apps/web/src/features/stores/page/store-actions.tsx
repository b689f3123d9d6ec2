import type { Store } from '@baeon/contracts/stores/stores-wire';
import { Navigation, Phone, Share2 } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { buttonClass } from '../../../components/ui/button.tsx';
import { directionsUrl, storePath } from '../../../config/paths.ts';
import { textsOf, useTexts } from '../../../lib/texts.ts';
import { storeTexts } from '../store-texts.ts';
import { copiedToClipboard, sharedBySheet } from '../../../device/share.ts';

/** Ways to the store: a map app, the phone. */
export function StoreActions({ store }: { store: Pick<Store, 'location' | 'phone'> }) {
  const texts = useTexts(storeTexts);
  const [longitude, latitude] = store.location.coordinates;
  return (
    <div className="flex flex-wrap gap-3">
      <a
        href={directionsUrl(latitude, longitude)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('primary', 'min-w-0 flex-1 basis-40 gap-2 px-3!')}
      >
        <Navigation aria-hidden="true" className="size-5 shrink-0" />
        {texts.directions}
      </a>
      {store.phone && (
        <a
          href={`tel:${store.phone.replaceAll(/[^+\d]/g, '')}`}
          className={buttonClass('secondary', 'gap-2 px-4!')}
        >
          <Phone aria-hidden="true" className="size-5 shrink-0" />
          {texts.call}
        </a>
      )}
    </div>
  );
}

async function shareLink(title: string, url: string): Promise<void> {
  if (await sharedBySheet({ title, url })) return;
  const texts = textsOf(storeTexts);
  if (await copiedToClipboard(url)) toast.success(texts.linkCopied);
  else toast.error(texts.linkNotCopied);
}

/** Passes the address of a store's page on: by the phone's own sheet, else by the clipboard. */
export function ShareStore({ store: { id, name } }: { store: Pick<Store, 'id' | 'name'> }) {
  const url = `${window.location.origin}${storePath(id)}`;
  return (
    <button
      type="button"
      aria-label={useTexts(storeTexts).share}
      onClick={() => void shareLink(name, url)}
      className="grid size-[48px] place-items-center rounded-control hover:bg-brand-soft"
    >
      <Share2 aria-hidden="true" className="size-[20px]" />
    </button>
  );
}
