import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

function secondsUntil(deadline: number): number {
  return Math.max(0, Math.ceil((deadline - Date.now()) / SECOND_MS));
}

/** The moment that many seconds from now; without a wait it is long past. */
export function momentIn(seconds: number | null | undefined): number {
  return seconds ? Date.now() + seconds * SECOND_MS : 0;
}

/** Whole seconds left. Read from the clock each time, since a sleeping tab misses its ticks. */
export function useSecondsUntil(deadline: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline));

  useEffect(() => {
    const update = () => setSeconds(secondsUntil(deadline));
    update();
    if (secondsUntil(deadline) === 0) return;

    const timer = setInterval(() => {
      update();
      if (secondsUntil(deadline) === 0) clearInterval(timer);
    }, SECOND_MS);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [deadline]);

  return seconds;
}

/** 24 gives '0:24', 3700 gives '1:01:40'. */
export function clockText(seconds: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = twoDigits(seconds % 60);
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`;
}
