import { Link2, MessageCircle, Share2, type LucideIcon } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { copiedToClipboard, fitsShareSheet, sharedBySheet } from '@baeon/ui/device/share.ts';
import { textsOf, useTexts } from '@baeon/ui/lib/texts.ts';
import { shareTexts } from './share-texts.ts';

/** A page of ours: a store's, or that of a deal at a store. */
export type SharedPage = { path: string; store: string; deal?: string };

type Props = {
  page: SharedPage;
  /** Also shows what is sent, which elsewhere stands around it. */
  isWhole?: boolean;
};

/** WhatsApp, the clipboard, and the phone's own sheet where there is one. */
export default function WaysToShare({ page, isWhole = false }: Props) {
  const texts = useTexts(shareTexts);
  const url = window.location.origin + page.path;
  const message = page.deal === undefined ? page.store : texts.deal(page.deal, page.store);
  const data = { title: message, text: message, url };
  return (
    <>
      {isWhole && <p className="pt-1 pb-4 font-medium text-pretty wrap-anywhere">{message}</p>}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2">
        <a
          href={`https://wa.me/?${new URLSearchParams({ text: `${message}\n${url}` })}`}
          target="_blank"
          rel="noopener noreferrer"
          className={wayClass}
        >
          <WayLook Icon={MessageCircle}>{texts.whatsApp}</WayLook>
        </a>
        <button type="button" onClick={() => void copyLink(url)} className={wayClass}>
          <WayLook Icon={Link2}>{texts.copy}</WayLook>
        </button>
        {fitsShareSheet(data) && (
          <button type="button" onClick={() => void shareOrCopy(data)} className={wayClass}>
            <WayLook Icon={Share2}>{texts.more}</WayLook>
          </button>
        )}
      </div>
      {/* Where the clipboard is refused, it can still be marked and copied by hand. */}
      {isWhole && <p className="pt-4 text-sm break-all text-ink-muted select-all">{url}</p>}
    </>
  );
}

const wayClass =
  'flex min-h-22 flex-col items-center gap-2 rounded-control p-2 text-center text-sm font-medium hover:bg-sunken';

function WayLook({ Icon, children }: { Icon: LucideIcon; children: string }) {
  return (
    <>
      <span className="grid size-[48px] place-items-center rounded-full bg-brand-soft text-link">
        <Icon aria-hidden="true" className="size-[22px]" />
      </span>
      <span className="wrap-anywhere">{children}</span>
    </>
  );
}

async function shareOrCopy(data: ShareData & { url: string }): Promise<void> {
  if (!(await sharedBySheet(data))) await copyLink(data.url);
}

async function copyLink(url: string): Promise<void> {
  const texts = textsOf(shareTexts);
  if (await copiedToClipboard(url)) toast.success(texts.copied);
  else toast.error(texts.notCopied);
}
