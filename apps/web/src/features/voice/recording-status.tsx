import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { useSecondsUntil } from '@baeon/ui/components/form/use-countdown.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import type { VoiceState } from './voice-state.ts';
import { voiceTexts } from './voice-texts.ts';

/** How much of the way down to a quieter level is gone in one frame: rising is at once. */
const FALL = 0.12;
/** For people who want things to hold still, it changes seldom and in steps. */
const STILL_MS = 300;
const STILL_STEPS = 4;

export function smoothedLevel(shown: number, level: number): number {
  return level > shown ? level : shown + (level - shown) * FALL;
}

export const inSteps = (level: number): number => Math.ceil(level * STILL_STEPS) / STILL_STEPS;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Writes the level into the CSS variable `--level` of an element, as long as `active`. Not through
 * React, which would draw the screen anew sixty times a second.
 */
export function useLevel(
  element: RefObject<HTMLElement | null>,
  level: () => number,
  active: boolean,
): void {
  const now = useEffectEvent(level);

  useEffect(() => {
    if (!active) return;
    const shown = element.current;
    const show = (value: number) => shown?.style.setProperty('--level', value.toFixed(3));
    if (wantsStillness()) {
      const timer = setInterval(() => show(inSteps(now())), STILL_MS);
      return () => {
        clearInterval(timer);
        show(0);
      };
    }
    let value = 0;
    const draw = () => {
      value = smoothedLevel(value, now());
      show(value);
      frame = requestAnimationFrame(draw);
    };
    let frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
      show(0);
    };
  }, [element, active]);
}

const gains = [0.4, 0.75, 1, 0.65, 0.35];

/** As high as the level that somebody above them has put into `--level`. */
export function LevelBars({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={classNames('flex shrink-0 items-center', className)}>
      {gains.map((gain) => (
        <span
          key={gain}
          style={{ '--gain': gain } as CSSProperties}
          className="h-[calc(18%+var(--level,0)*var(--gain)*82%)] rounded-full bg-current"
        />
      ))}
    </span>
  );
}

const SOON_S = 3;

/** Tells in the last seconds that the recording is about to stop. */
export function SecondsLeft({ endsAt }: { endsAt: number }) {
  const texts = useTexts(voiceTexts);
  const seconds = useSecondsUntil(endsAt);
  const isSoon = seconds > 0 && seconds <= SOON_S;
  return isSoon ? <span role="timer">{texts.stopsIn(seconds)}</span> : null;
}

type Step = VoiceState['step'];

/** Where the permission was given before, the microphone is open sooner than this. */
const QUICK_MS = 600;

const nothing = { title: '', hint: '' };

/** Speaks of a permission only when somebody is likely to be asked for it. */
export function useStepTexts(step: Step): { title: string; hint: string } {
  const { steps } = useTexts(voiceTexts);
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (step !== 'asking') return;
    const timer = setTimeout(() => setSlow(true), QUICK_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [step]);

  if (step === 'idle') return nothing;
  return steps[step === 'asking' && !slow ? 'opening' : step];
}
