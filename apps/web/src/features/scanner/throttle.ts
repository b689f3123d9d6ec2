/** Says yes, and then no until so much time has gone by. */
export function createThrottle(ms: number): (now: number) => boolean {
  let last = -Infinity;
  return (now) => {
    if (now - last < ms) return false;
    last = now;
    return true;
  };
}
