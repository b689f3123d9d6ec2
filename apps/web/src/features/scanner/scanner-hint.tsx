import { classNames } from '../../components/ui/class-names.ts';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useTexts } from '../../lib/texts.ts';
import { type ScannerTexts, scannerTexts } from './scanner-texts.ts';
import type { ScannerView } from './scanner-view.ts';

type Hint = { text: string; waiting: boolean };

function hintOf(view: ScannerView, texts: ScannerTexts): Hint {
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
    case 'trouble':
      return { text: '', waiting: false };
  }
}

/** Always there, because a screen reader misses what arrives together with its region. */
export function ScannerHint({ view }: { view: ScannerView }) {
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
