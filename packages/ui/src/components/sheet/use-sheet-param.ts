import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

type SheetState = { openedHere?: boolean } | null;

/**
 * Which sheet is open, kept in the address: Back closes it, a reload and a link show it. Opening
 * adds one step to the history and closing takes it away again; where the visit began with the
 * sheet there is no step to take back, so the address is only cleaned.
 */
export function useSheetParam(name: string) {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const here = useRef(key);
  const moving = useRef(false);
  const params = new URLSearchParams(search);
  const section = params.get(name);

  useLayoutEffect(() => {
    here.current = key;
    moving.current = false;
  }, [key]);

  /** Once per place: two quick taps, or a save that ends after Back, must not move twice. */
  function once(move: () => void): void {
    if (moving.current || here.current !== key) return;
    moving.current = true;
    move();
  }

  function open(next: string): void {
    params.set(name, next);
    // One sheet after the other is still one step.
    const step = section === null ? { state: { openedHere: true } } : { state, replace: true };
    once(() => void navigate({ search: params.toString() }, step));
  }

  function close(): void {
    if (section === null) return;
    params.delete(name);
    once(() => {
      if ((state as SheetState)?.openedHere) void navigate(-1);
      else void navigate({ search: params.toString() }, { replace: true });
    });
  }

  return { section, open, close };
}
