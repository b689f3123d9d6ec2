import { Copy } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button, buttonClass } from '@baeon/ui/components/button.tsx';
import { Sheet } from '@baeon/ui/components/sheet/sheet.tsx';
import { useCopied } from '@baeon/ui/components/copy-box.tsx';
import { useSheetParam } from '@baeon/ui/components/sheet/use-sheet-param.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import type { ScannerSession } from '@baeon/ui/scanner/state/scanner-session.ts';
import { type ScannerTexts, scannerTexts } from '../scanner-texts.ts';
import type { ScannerView } from '@baeon/ui/scanner/state/scanner-view.ts';
import { FoundPayment } from './found-payment.tsx';
import { dismissScanToasts, type ScanResult } from './handle-scan.ts';
import { visibleText } from './scanned-text.ts';

type Props = {
  found: ScanResult | null;
  onClose: () => void;
  renderCoupon: (code: string) => ReactNode;
};

function resultTitle({ scanned, opened }: ScanResult, texts: ScannerTexts): string {
  switch (scanned.kind) {
    case 'link':
      return opened ? texts.linkOpened : texts.linkFound;
    case 'coupon':
    case 'live-coupon':
      return texts.couponFound;
    case 'payment':
      return texts.payment.found;
    case 'in-app':
    case 'text':
      return texts.textFound;
  }
}

/** What was read. Whichever way it is closed, scanning goes on. */
export function ResultSheet({ found, onClose, renderCoupon }: Props) {
  const texts = useTexts(scannerTexts);
  // Still to be seen while it slides away.
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  const hasOwnStep =
    last?.scanned.kind === 'payment' || (last?.scanned.kind === 'link' && !last.opened);

  return (
    <Sheet open={found !== null} title={last ? resultTitle(last, texts) : ''} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {last && <Content found={last} renderCoupon={renderCoupon} />}
        <Button kind={hasOwnStep ? 'secondary' : 'primary'} className="w-full" onClick={onClose}>
          {texts.scanAgain}
        </Button>
      </div>
    </Sheet>
  );
}

type ContentProps = { found: ScanResult; renderCoupon: (code: string) => ReactNode };

function Content({ found: { scanned, opened }, renderCoupon }: ContentProps) {
  switch (scanned.kind) {
    case 'link':
      return <FoundLink host={scanned.host} url={scanned.url} opened={opened} />;
    case 'coupon':
      return renderCoupon(scanned.code);
    case 'live-coupon':
      return <LiveCoupon />;
    case 'payment':
      return <FoundPayment payment={scanned.payment} />;
    case 'text':
      return <FoundText text={scanned.text} />;
    case 'in-app':
      return null;
  }
}

function LiveCoupon() {
  return <p>{useTexts(scannerTexts).liveCoupon}</p>;
}

function FoundLink({ host, url, opened }: { host: string; url: string; opened: boolean }) {
  const texts = useTexts(scannerTexts);
  return (
    <>
      <div className="wrap-anywhere">
        <p className="text-xl leading-7 font-bold">
          <bdi>{host}</bdi>
        </p>
        <p
          // Scrolls with the keys as well.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="mt-1 max-h-40 overflow-y-auto text-sm text-ink-muted"
        >
          <bdi>{visibleText(url)}</bdi>
        </p>
      </div>
      {!opened && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('primary', 'w-full')}
        >
          {texts.openLink}
        </a>
      )}
      <CopyButton text={url} label={texts.link} />
    </>
  );
}

/** A stranger's text, of which nothing is hidden and which reaches nothing outside of its box. */
function FoundText({ text }: { text: string }) {
  const { scannedText, notOpened } = useTexts(scannerTexts);
  return (
    <>
      <p role="status" className="text-sm text-pretty text-ink-muted">
        {notOpened}
      </p>
      <div
        role="group"
        aria-label={scannedText}
        // Scrolls with the keys as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-[40dvh] overflow-y-auto rounded-field border border-dashed border-line-strong bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-wrap"
      >
        <bdi>{visibleText(text)}</bdi>
      </div>
      <CopyButton text={text} label={scannedText} />
    </>
  );
}

/** Copies what is shown above it. */
function CopyButton({ text, label }: { text: string; label: string }) {
  const texts = useTexts(scannerTexts);
  const { copied, copy } = useCopied(text);
  return (
    <>
      <Button kind="secondary" className="w-full" onClick={copy}>
        <Copy aria-hidden="true" className="size-5" />
        {copied ? texts.copied : texts.copy}
      </Button>
      <span role="status" className="sr-only">
        {copied ? texts.copiedThing(label) : ''}
      </span>
    </>
  );
}

/** Links into the app are followed, and need no telling. */
function foundIn(view: ScannerView<ScanResult>): ScanResult | null {
  return view.step === 'found' && view.found.scanned.kind !== 'in-app' ? view.found : null;
}

/** What was read, as a step in the history: Back closes it like everything else, and scanning goes on. */
export function useResultSheet(view: ScannerView<ScanResult>, session: ScannerSession<ScanResult>) {
  const sheet = useSheetParam('found');
  const found = foundIn(view);
  const hasFound = found !== null;
  const inHistory = sheet.section !== null;

  // Asked of the session, which is ahead of what is drawn once somebody went back.
  const enter = useEffectEvent(() => {
    if (foundIn(session.view())) sheet.open('code');
  });
  // Also of an address that came with it: a link or a reload has nothing to show.
  const leave = useEffectEvent(() => sheet.close());
  useEffect(() => {
    if (hasFound && !inHistory) enter();
    if (!hasFound && inHistory) leave();
  }, [hasFound, inHistory]);

  useEffect(() => {
    if (!inHistory) return undefined;
    return () => {
      dismissScanToasts();
      session.scanAgain();
    };
  }, [inHistory, session]);

  return { found: inHistory ? found : null, close: sheet.close };
}
