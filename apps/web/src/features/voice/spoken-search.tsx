import { Mic, Square, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { Spinner } from '@baeon/ui/components/button.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { LevelBars, SecondsLeft, useLevel, useStepTexts } from './recording-status.tsx';
import { toastVoiceFailure } from './voice-messages.ts';
import { useVoice, type Voice } from './use-voice.ts';
import { isVoiceBusy } from './voice-state.ts';
import { voiceTexts } from './voice-texts.ts';

const fieldButton = 'grid size-touch shrink-0 place-items-center rounded-control';

export type SpokenSearchProps = {
  onText: (text: string) => void;
  /** Told whenever somebody begins or ends, with how to call it off. */
  onBusy: (busy: boolean, cancel: () => void) => void;
};

/** Begins to listen as it comes: somebody has asked for it. Stands within the search field. */
export default function SpokenSearch({ onText, onBusy }: SpokenSearchProps) {
  const voice = useVoice({
    onText: (said) => onText(spokenQuery(said)),
    onFailure: (failure) => toastVoiceFailure(failure, 'home'),
  });
  const { key } = useLocation();
  const busy = isVoiceBusy(voice.state);

  const begin = useEffectEvent(() => voice.start());
  useEffect(() => begin(), []);

  const tell = useEffectEvent((now: boolean) => onBusy(now, () => voice.cancel()));
  useEffect(() => tell(busy), [busy]);

  // Whoever opens a deal or chooses a chip has moved on.
  const previous = useRef(key);
  const movedOn = useEffectEvent(() => voice.cancel());
  useEffect(() => {
    if (previous.current !== key) movedOn();
    previous.current = key;
  }, [key]);

  return (
    <>
      <Cover voice={voice} />
      <Controls voice={voice} />
    </>
  );
}

/** Always there, because a screen reader misses what arrives together with its region. */
function Cover({ voice }: { voice: Voice }) {
  const texts = useTexts(voiceTexts);
  const { state } = voice;
  const cover = useRef<HTMLDivElement>(null);
  const { title } = useStepTexts(state.step);
  const listening = state.step === 'recording';
  useLevel(cover, voice.level, listening);

  return (
    <div
      ref={cover}
      className={
        isVoiceBusy(state)
          ? 'pointer-events-none absolute inset-y-0 right-[96px] left-0 flex items-center gap-[8px] overflow-hidden rounded-l-field bg-raised pl-[14px] text-[length:min(0.875rem,9cqi)] leading-[1.3] font-medium'
          : 'sr-only'
      }
    >
      {listening && (
        <LevelBars className="h-[24px] gap-[2px] text-link *:w-[3px] @max-[12rem]:hidden" />
      )}
      <div className="min-w-0">
        <p role="status" className="line-clamp-3">
          {state.step === 'idle' && state.heard ? texts.heard(state.heard.text) : title}
        </p>
        {listening && (
          <p className="text-[length:min(0.75rem,8cqi)] leading-[1.3] whitespace-nowrap text-ink-muted tabular-nums empty:hidden">
            <SecondsLeft endsAt={state.endsAt} />
          </p>
        )}
      </div>
    </div>
  );
}

function Controls({ voice: { state, start, stop, cancel } }: { voice: Voice }) {
  const texts = useTexts(voiceTexts);
  const microphone = useRef<HTMLButtonElement>(null);
  const { step } = state;
  const waiting = step === 'asking' || step === 'processing';
  const press = { idle: start, recording: stop, asking: undefined, processing: undefined };

  function sendAway() {
    // Its own button goes with it.
    microphone.current?.focus({ preventScroll: true });
    cancel();
  }

  return (
    <>
      {isVoiceBusy(state) && (
        <button
          type="button"
          aria-label={texts.cancel}
          onClick={sendAway}
          className={classNames(fieldButton, 'text-ink-muted hover:bg-brand-soft')}
        >
          <X aria-hidden="true" className="size-[20px]" />
        </button>
      )}
      <button
        ref={microphone}
        type="button"
        title={step === 'recording' ? texts.stop : texts.start}
        aria-disabled={waiting || undefined}
        onClick={press[step]}
        className={classNames(
          fieldButton,
          'text-link',
          step === 'recording' ? 'bg-brand-soft' : !waiting && 'hover:bg-brand-soft',
        )}
      >
        {waiting && <Spinner className="size-[20px]" />}
        {step === 'recording' && <Square aria-hidden="true" className="size-[18px] fill-current" />}
        {step === 'idle' && <Mic aria-hidden="true" className="size-[22px]" />}
      </button>
    </>
  );
}

/** What people say around a thing that they search for, and what no deal's title contains. */
const BEFORE =
  /^(?:(?:please|can you|could you|i want|i need|i am looking for|i'm looking for|looking for|look for|search for|search|find me|find|show me|show|get me|give me|are there any|is there any|do you have|any|some|all|(?:deals?|offers?|coupons?|discounts?) (?:on|for))\s+)+/i;
const BEHIND =
  /(?:[\s,]+(?:please|near me|nearby|around me|around here|deals?|offers?|coupons?))+$/i;
const ONLY_AROUND =
  /^(?:(?:the|all|deals?|offers?|coupons?|everything|near me|nearby|please)\s*)+$/i;
/** A sentence ends with a full stop, and so does no title. */
const END = /[\s.,;:!?…।]+$/u;

/** What somebody wants to see of the deals; empty for all of them. */
export function spokenQuery(said: string): string {
  const sentence = said.replace(END, '').trim();
  const thing = sentence.replace(BEFORE, '').replace(BEHIND, '').trim();
  return ONLY_AROUND.test(thing) ? '' : thing || sentence;
}
