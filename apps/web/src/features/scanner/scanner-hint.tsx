import { classNames } from '../../components/ui/class-names.ts';
import { Spinner } from '../../components/ui/spinner.tsx';
import { photoNotes } from './scanner-texts.ts';
import type { ScannerView } from './scanner-view.ts';

type Hint = { text: string; waiting: boolean };

function hintOf(view: ScannerView): Hint {
  switch (view.step) {
    case 'away':
    case 'starting':
      return { text: 'Starting the camera...', waiting: true };
    case 'scanning':
      return view.ready
        ? { text: 'Point the camera at a QR code', waiting: false }
        : { text: 'Getting ready...', waiting: true };
    case 'reading-photo':
      return { text: 'Reading the photo...', waiting: true };
    case 'choosing-photo':
    case 'found':
    case 'trouble':
      return { text: '', waiting: false };
  }
}

/** Always there, because a screen reader misses what arrives together with its region. */
export function ScannerHint({ view }: { view: ScannerView }) {
  const { text, waiting } = hintOf(view);
  return (
    <div
      role="status"
      className="flex flex-col items-center gap-2 px-4 pt-4 text-center [@media(max-height:30rem)]:pt-3"
    >
      {text !== '' && (
        <p
          className={classNames(
            'flex items-center gap-2.5 rounded-3xl bg-lens/65 px-4 py-1.5 font-medium text-balance',
            // A low screen has room for one of the two.
            view.note && '[@media(max-height:30rem)]:hidden',
          )}
        >
          {waiting && <Spinner className="shrink-0" />}
          {text}
        </p>
      )}
      {view.note && (
        <p className="rounded-3xl bg-on-lens px-4 py-1.5 text-sm font-semibold text-balance text-lens">
          {photoNotes[view.note]}
        </p>
      )}
    </div>
  );
}
