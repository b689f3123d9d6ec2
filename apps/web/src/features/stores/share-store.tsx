import type { Store } from '@baeon/contracts/stores/stores-wire';
import { Share2 } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { storePath } from '../../config/paths.ts';
import { copiedToClipboard, sharedBySheet } from '../../device/share.ts';
import { textsOf, useTexts } from '../../lib/texts.ts';
import { storeTexts } from './store-texts.ts';

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
