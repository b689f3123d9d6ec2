import { Mic, X } from 'lucide-react';
import { type RefObject, useId, useRef } from 'react';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { Spinner } from '@baeon/ui/components/button.tsx';
import { useModalDialog } from '@baeon/ui/components/sheet/use-modal-dialog.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { LevelBars, SecondsLeft, useLevel, useStepTexts } from './recording-status.tsx';
import type { Voice } from './use-voice.ts';
import { voiceTexts } from './voice-texts.ts';

const place =
  'fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-hidden border-0 bg-ink/45 p-0 text-ink dark:bg-canvas/75 ' +
  'transition-opacity starting:open:opacity-0 motion-reduce:transition-none';

/** Lies over the screen while somebody speaks, and while what they said is made out. */
export function VoiceOverlay({ voice, open }: { voice: Voice; open: boolean }) {
  const texts = useTexts(voiceTexts);
  const { state, cancel } = voice;
  const dialog = useRef<HTMLDialogElement>(null);
  const disc = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const { title, hint } = useStepTexts(state.step);
  useModalDialog(dialog, { open, onClose: cancel, focusOn: disc });

  return (
    <dialog ref={dialog} aria-labelledby={titleId} className={place}>
      {open && (
        <div className="mx-auto flex h-full max-w-160 flex-col bg-surface pt-[env(safe-area-inset-top)] pb-[calc(env(safe-area-inset-bottom)+72px)] [@media(max-height:30rem)]:pb-2">
          <div className="flex justify-end p-2">
            <button
              type="button"
              aria-label={texts.cancel}
              onClick={cancel}
              className="relative z-10 grid size-12 place-items-center rounded-control text-ink-muted hover:bg-brand-soft"
            >
              <X aria-hidden="true" className="size-6" />
            </button>
          </div>
          <div className="flex min-h-0 flex-1 flex-col items-center justify-center [@media(max-height:30rem)]:flex-row [@media(max-height:30rem)]:gap-4">
            <Stage voice={voice} disc={disc} />
            <div className="px-6 text-center">
              <div role="status">
                <h2 id={titleId} className="text-2xl leading-8 font-bold text-balance">
                  {title}
                </h2>
                <p className="pt-1 text-ink-muted">{hint}</p>
              </div>
              <p className="min-h-12 pt-4 text-sm font-semibold text-link tabular-nums">
                {state.step === 'recording' && <SecondsLeft endsAt={state.endsAt} />}
              </p>
            </div>
          </div>
        </div>
      )}
    </dialog>
  );
}

/** Each wider and fainter than the one before, and more moved by what is heard. */
const rings = [
  'bg-brand/16 [scale:calc(1.22+var(--level,0)*0.4)]',
  'bg-brand/10 [scale:calc(1.48+var(--level,0)*0.7)]',
  'bg-brand/6 [scale:calc(1.76+var(--level,0)*0.95)]',
];

type StageProps = { voice: Voice; disc: RefObject<HTMLButtonElement | null> };

/** The button reaches over the whole screen, so that a tap anywhere is a tap on it. */
function Stage({ voice, disc }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { step } = voice.state;
  const listening = step === 'recording';
  useLevel(stage, voice.level, listening);

  return (
    <div ref={stage} className="isolate grid size-76 shrink-0 place-items-center *:[grid-area:1/1]">
      {rings.map((ring) => (
        <span
          key={ring}
          aria-hidden="true"
          className={classNames('-z-10 size-28 rounded-full', ring, !listening && 'opacity-60')}
        />
      ))}
      <button
        ref={disc}
        type="button"
        title={useTexts(voiceTexts).stop}
        aria-disabled={!listening || undefined}
        onClick={listening ? voice.stop : undefined}
        className="grid size-28 place-items-center rounded-full bg-linear-to-br from-brand to-brand-deep text-on-brand shadow-float after:absolute after:inset-0 aria-disabled:bg-brand-soft aria-disabled:bg-none aria-disabled:text-link aria-disabled:shadow-none"
      >
        {listening && <LevelBars className="h-12 gap-1.5 *:w-1.5" />}
        {step === 'asking' && <Mic aria-hidden="true" className="size-10" />}
        {step === 'processing' && <Spinner className="size-10" />}
      </button>
    </div>
  );
}
