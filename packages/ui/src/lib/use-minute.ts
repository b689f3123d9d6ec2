import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present time, moving on with the clock's minutes. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE_MS - (now.getTime() % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [now]);

  return now;
}
