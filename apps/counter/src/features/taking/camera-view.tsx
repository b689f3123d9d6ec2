import { classNames } from '@baeon/ui/components/class-names.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useScannerSession } from '@baeon/ui/scanner/state/use-scanner-session.ts';
import { CameraOff, Flashlight, FlashlightOff, SwitchCamera } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { takingTexts } from './taking-texts.ts';

type Props = {
  onText: (text: string) => void;
  /** Nothing is read while what was read before is dealt with. */
  paused: boolean;
};

const nothing = () => undefined;
const round =
  'grid size-13 place-items-center rounded-full border border-on-lens/30 bg-lens/70 hover:bg-lens';

/** The camera's picture, and the middle of it that codes are looked for in first. */
export function CameraView({ onText, paused }: Props) {
  const texts = useTexts(takingTexts);
  const video = useRef<HTMLVideoElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  }, [onText]);
  const [events] = useState(() => ({
    act: (text: string) => latest.current(text),
    onNothing: nothing,
    onBackMissing: nothing,
  }));
  const { view, session } = useScannerSession<void>({ video, box }, events);
  const isFound = view.step === 'found';

  useEffect(() => {
    if (isFound && !paused) session.scanAgain();
  }, [isFound, paused, session]);

  const shown = view.step === 'scanning' || view.step === 'found' ? view.shown : null;
  const { torch } = shown ?? {};
  const hint = shown ? texts.aim : view.step !== 'failed' && texts.starting;
  return (
    <div className="relative isolate grid min-h-[clamp(180px,42dvh,420px)] overflow-clip rounded-card bg-lens text-on-lens [&_:focus-visible]:outline-on-lens">
      <video
        ref={video}
        playsInline
        muted
        autoPlay
        aria-hidden="true"
        className={classNames(
          'absolute inset-0 -z-10 size-full object-cover',
          !shown && 'opacity-0',
          shown?.mirrored && '-scale-x-100',
        )}
      />
      {view.step === 'failed' && (
        <div className="flex flex-col items-center justify-center gap-2 px-6 py-6 text-center">
          <CameraOff aria-hidden="true" className="size-8" />
          <p className="text-pretty">{texts.cameraOff}</p>
          <button
            type="button"
            onClick={session.retry}
            className="min-h-touch rounded-control px-3 font-semibold underline underline-offset-4"
          >
            {texts.cameraOn}
          </button>
        </div>
      )}
      <div
        ref={box}
        aria-hidden="true"
        className={classNames(
          'absolute top-1/2 left-1/2 aspect-square h-3/4 max-w-[86%] -translate-1/2 rounded-frame border-4 border-on-lens/80',
          !shown && 'invisible',
        )}
      />
      <p className="absolute inset-x-2 top-2 text-center text-sm font-semibold">
        <span
          role="status"
          className="inline-block rounded-field bg-lens/70 px-3 py-1 text-balance empty:hidden"
        >
          {hint}
        </span>
      </p>
      <div className="absolute right-2 bottom-2 flex gap-2">
        {view.several && (
          <LensButton label={texts.switchCamera} onPress={session.switchCamera}>
            <SwitchCamera aria-hidden="true" className="size-6" />
          </LensButton>
        )}
        {torch && (
          <LensButton
            label={torch === 'on' ? texts.lightOff : texts.lightOn}
            onPress={() => void session.setTorch(torch === 'on' ? 'off' : 'on')}
          >
            {torch === 'on' ? (
              <FlashlightOff aria-hidden="true" className="size-6" />
            ) : (
              <Flashlight aria-hidden="true" className="size-6" />
            )}
          </LensButton>
        )}
      </div>
    </div>
  );
}

type LensButtonProps = { label: string; onPress: () => void; children: ReactNode };

function LensButton({ label, onPress, children }: LensButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress} className={round}>
      {children}
    </button>
  );
}
