import { useState } from 'react';

/** Whether something became true while it was looked at, and still is. */
export function useBecameTrue(value: boolean | undefined): boolean {
  const [before, setBefore] = useState(value);
  const [turned, setTurned] = useState(false);
  if (value !== before) {
    setBefore(value);
    setTurned(before === false && value === true);
  }
  return turned;
}
