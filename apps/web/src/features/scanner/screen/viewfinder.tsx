import type { Ref } from 'react';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { Spinner } from '@baeon/ui/components/button.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import type { BoxSize } from '@baeon/ui/scanner/state/scanner-config.ts';
import { scannerTexts, type ScannerTexts } from '../scanner-texts.ts';
import type { ScannerView } from '@baeon/ui/scanner/state/scanner-view.ts';

const corners = [
  'top-0 left-0 rounded-tl-frame border-t-4 border-l-4',
  'top-0 right-0 rounded-tr-frame border-t-4 border-r-4',
  'right-0 bottom-0 rounded-br-frame border-r-4 border-b-4',
  'bottom-0 left-0 rounded-bl-frame border-b-4 border-l-4',
];

type Props = { size: BoxSize; box: Ref<HTMLDivElement>; paused: boolean };

/** Where to hold the code: everything around it is dimmed, and so is the inside of a paused one. */
export function ScanBox({ size, box, paused }: Props) {
  const texts = useTexts(scannerTexts);
  return (
    <div
      ref={box}
      data-scan-box
      // Cut to what holds it, so it cannot be a class.
      style={size}
      className={classNames(
        'relative shrink-0 before:absolute before:inset-0 before:-z-10 before:rounded-frame before:shadow-[0_0_0_100vmax_var(--color-lens)] before:opacity-60',
        paused && 'before:bg-lens',
      )}
    >
      {corners.map((corner) => (
        <span
          key={corner}
          aria-hidden="true"
          className={classNames('absolute size-10 border-on-lens', corner)}
        />
      ))}
      {paused && (
        <p className="absolute inset-0 grid place-items-center px-4 text-center font-semibold">
          {texts.paused}
        </p>
      )}
    </div>
  );
}

type Hint = { text: string; waiting: boolean };

function hintOf(view: ScannerView<unknown>, texts: ScannerTexts): Hint {
  switch (view.step) {
    case 'away':
    case 'starting':
      return { text: texts.starting, waiting: true };
    case 'scanning':
      return view.ready
        ? { text: texts.pointAtCode, waiting: false }
        : { text: texts.gettingReady, waiting: true };
    case 'reading-photo':
      return { text: texts.readingPhoto, waiting: true };
    case 'choosing-photo':
    case 'found':
    case 'failed':
      return { text: '', waiting: false };
  }
}

/** Always there, because a screen reader misses what arrives together with its region. */
export function ScannerHint({ view }: { view: ScannerView<unknown> }) {
  const texts = useTexts(scannerTexts);
  const { text, waiting } = hintOf(view, texts);
  return (
    <div
      role="status"
      className="flex flex-col items-center gap-2 px-4 pt-4 text-center [@media(max-height:30rem)]:pt-3"
    >
      {text !== '' && (
        <p
          className={classNames(
            'flex items-center gap-2.5 rounded-frame bg-lens/65 px-4 py-1.5 font-medium text-balance',
            // A low screen has room for one of the two.
            view.note && '[@media(max-height:30rem)]:hidden',
          )}
        >
          {waiting && <Spinner className="shrink-0" />}
          {text}
        </p>
      )}
      {view.note && (
        <p className="rounded-frame bg-on-lens px-4 py-1.5 text-sm font-semibold text-balance text-lens">
          {texts.photoNotes[view.note]}
        </p>
      )}
    </div>
  );
}
