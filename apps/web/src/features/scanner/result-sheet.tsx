import { type ReactNode, useState } from 'react';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { Sheet } from '../../components/ui/sheet.tsx';
import { useTexts } from '../../lib/texts.ts';
import { CopyButton } from './copy-button.tsx';
import { FoundText } from './found-text.tsx';
import { type ScannerTexts, scannerTexts } from './scanner-texts.ts';
import type { Found } from './scanner-view.ts';
import { visibleText } from './visible-text.ts';

type Props = {
  found: Found | null;
  onClose: () => void;
  renderCoupon: (code: string) => ReactNode;
};

function resultTitle({ scanned, opened }: Found, texts: ScannerTexts): string {
  switch (scanned.kind) {
    case 'link':
      return opened ? texts.linkOpened : texts.linkFound;
    case 'coupon':
      return texts.couponFound;
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
  const isBlocked = last?.scanned.kind === 'link' && !last.opened;

  return (
    <Sheet open={found !== null} title={last ? resultTitle(last, texts) : ''} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {last && <Content found={last} renderCoupon={renderCoupon} />}
        <Button kind={isBlocked ? 'secondary' : 'primary'} className="w-full" onClick={onClose}>
          {texts.scanAgain}
        </Button>
      </div>
    </Sheet>
  );
}

type ContentProps = { found: Found; renderCoupon: (code: string) => ReactNode };

function Content({ found: { scanned, opened }, renderCoupon }: ContentProps) {
  switch (scanned.kind) {
    case 'link':
      return <FoundLink host={scanned.host} url={scanned.url} opened={opened} />;
    case 'coupon':
      return renderCoupon(scanned.code);
    case 'text':
      return <FoundText text={scanned.text} />;
    case 'in-app':
      return null;
  }
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
