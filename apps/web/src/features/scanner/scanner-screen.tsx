import { type ReactNode, useRef } from 'react';
import { classNames } from '../../components/ui/class-names.ts';
import { ResultSheet } from './result-sheet.tsx';
import { ScanBox } from './scan-box.tsx';
import { fittedBox, scannerConfig } from './scanner-config.ts';
import { ScannerControls } from './scanner-controls.tsx';
import { ScannerHeader } from './scanner-header.tsx';
import { ScannerHint } from './scanner-hint.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useResultSheet } from './use-result-sheet.ts';
import { useScanner } from './use-scanner.ts';
import { useWidth } from './use-width.ts';

type Props = {
  title: string;
  onBack: () => void;
  /** What to show of a coupon whose code was read. */
  renderCoupon: (code: string) => ReactNode;
};

/** The camera's picture from the top of the screen to the tab bar, and all that lies on it. */
export function ScannerScreen({ title, onBack, renderCoupon }: Props) {
  const screen = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(screen);
  const { view, session } = useScanner({ video, box });
  const shown = view.step === 'scanning' || view.step === 'found' ? view.shown : null;
  const result = useResultSheet(view, session);

  function retry() {
    // Its own button goes with it.
    heading.current?.focus({ preventScroll: true });
    session.retry();
  }

  return (
    <>
      <div
        ref={screen}
        data-fills-column
        // What is above and below grows alike, so that the box is in the middle of the picture.
        className="relative isolate flex flex-1 flex-col items-center overflow-clip bg-lens text-on-lens scheme-dark [&_:focus-visible]:outline-on-lens"
      >
        <video
          ref={video}
          playsInline
          muted
          autoPlay
          aria-hidden="true"
          className={classNames(
            'absolute inset-0 -z-20 size-full object-cover',
            !shown && 'opacity-0',
            shown?.mirrored && '-scale-x-100',
          )}
        />
        <ScannerHeader title={title} heading={heading} onBack={onBack} />
        <div>
          {view.step === 'trouble' && <TroubleNote trouble={view.trouble} onRetry={retry} />}
          {shown && (
            <ScanBox
              box={box}
              size={fittedBox(scannerConfig.box, width)}
              paused={view.step === 'found'}
            />
          )}
        </div>
        <div className="flex w-full grow basis-0 flex-col justify-between gap-4 [@media(max-height:30rem)]:gap-2">
          <ScannerHint view={view} />
          <ScannerControls view={view} session={session} />
        </div>
      </div>
      <ResultSheet found={result.found} onClose={result.close} renderCoupon={renderCoupon} />
    </>
  );
}
