import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type Ref, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { ResultSheet, useResultSheet } from '../results/result-sheet.tsx';
import { fittedBox, scannerConfig } from '@baeon/ui/scanner/state/scanner-config.ts';
import { ScannerControls } from './scanner-controls.tsx';
import { scannerTexts } from '../scanner-texts.ts';
import { useScanner } from '../state/use-scanner.ts';
import { ScannerFailureNote } from './scanner-failure.tsx';
import { ScanBox, ScannerHint } from './viewfinder.tsx';

type ScannerScreenProps = {
  title: string;
  onBack: () => void;
  /** What to show of a coupon whose code was read. */
  renderCoupon: (code: string) => ReactNode;
};

/** The camera's picture from the top of the screen to the tab bar, and all that lies on it. */
export function ScannerScreen({ title, onBack, renderCoupon }: ScannerScreenProps) {
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
          {view.step === 'failed' && <ScannerFailureNote failure={view.failure} onRetry={retry} />}
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

type ScannerHeaderProps = { title: string; heading: Ref<HTMLHeadingElement>; onBack: () => void };

/** As on every screen, but on the camera's picture. */
function ScannerHeader({ title, heading, onBack }: ScannerHeaderProps) {
  return (
    <div className="grid w-full grow basis-0 auto-rows-[minmax(56px,auto)] grid-cols-[minmax(48px,1fr)_auto_minmax(48px,1fr)] content-start items-center gap-[4px] px-[4px] pt-[calc(env(safe-area-inset-top)+4px)] [@media(max-height:30rem)]:grid-cols-[48px_auto_1fr]">
      <button
        type="button"
        aria-label={useTexts(scannerTexts).back}
        onClick={onBack}
        className="grid size-[48px] place-items-center rounded-control hover:bg-on-lens/15"
      >
        <ArrowLeft aria-hidden="true" className="size-[24px]" />
      </button>
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-center text-lg leading-6 font-bold text-balance"
      >
        {title}
      </h1>
    </div>
  );
}

/** How wide an element is at the moment; 0 until it is drawn. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWidth(measured.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(measured);
    return () => watch.disconnect();
  }, [element]);

  return width;
}
