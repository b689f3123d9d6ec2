import { Link2, MessageCircle, Share2, type LucideIcon } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { copiedToClipboard, fitsShareSheet, sharedBySheet } from '../../device/share.ts';
import { textsOf, useTexts } from '../../lib/texts.ts';
import { Sheet } from '../ui/sheet/sheet.tsx';
import { useSheetParam } from '../ui/sheet/use-sheet-param.ts';
import { shareTexts } from './share-texts.ts';

/** A page of ours, and what is said with the link to it. */
export type SharedPage = { path: string; message: string };

const SHOWN = 'share';

/** Opens the ways to pass a page on. */
export function ShareButton({ page, label }: { page: SharedPage; label: string }) {
  const sheet = useSheetParam('show');
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={() => sheet.open(SHOWN)}
        className="grid size-[48px] place-items-center rounded-control hover:bg-brand-soft"
      >
        <Share2 aria-hidden="true" className="size-[20px]" />
      </button>
      <Sheet open={sheet.section === SHOWN} title={label} onClose={sheet.close}>
        <p className="pt-1 pb-4 font-medium text-pretty wrap-anywhere">{page.message}</p>
        <ShareWays page={page} />
        {/* Where the clipboard is refused, it can still be marked and copied by hand. */}
        <p className="pt-4 text-sm break-all text-ink-muted select-all">{addressOf(page)}</p>
      </Sheet>
    </>
  );
}

/** WhatsApp, the clipboard, and the phone's own sheet where there is one. */
export function ShareWays({ page }: { page: SharedPage }) {
  const texts = useTexts(shareTexts);
  const url = addressOf(page);
  const data = { title: page.message, text: page.message, url };
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2">
      <a
        href={`https://wa.me/?${new URLSearchParams({ text: `${page.message}\n${url}` })}`}
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

const addressOf = ({ path }: SharedPage): string => window.location.origin + path;

async function shareOrCopy(data: ShareData & { url: string }): Promise<void> {
  if (!(await sharedBySheet(data))) await copyLink(data.url);
}

async function copyLink(url: string): Promise<void> {
  const texts = textsOf(shareTexts);
  if (await copiedToClipboard(url)) toast.success(texts.copied);
  else toast.error(texts.notCopied);
}
