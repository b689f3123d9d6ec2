import { EmptyState, LoadError } from '@baeon/ui/components/empty-state.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { useOnline } from '@baeon/ui/lib/online.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronRight, Lock, UserRound, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useReducer } from 'react';
import { clockTimeText } from '../../lib/day-and-time.ts';
import { PinPad } from './pin-pad.tsx';
import { chooseName, pinReducer } from './pin-state.ts';
import { signInAtTill, tillQuery } from './till-api.ts';
import type { KeptTill } from './till-state.ts';
import { tillTexts } from './till-texts.ts';

type Props = { till: KeptTill; shiftEnded: boolean; header: ReactNode; foot: ReactNode };

/** Whoever works here chooses their name and enters their PIN. */
export function TillSignInScreen({ till, shiftEnded, header, foot }: Props) {
  const texts = useTexts(tillTexts);
  const [state, dispatch] = useReducer(pinReducer, chooseName);
  const online = useOnline();
  const names = useQuery(tillQuery(till));
  const queries = useQueryClient();

  const check = useEffectEvent(async (staffId: string, digits: string) => {
    try {
      await signInAtTill(staffId, digits);
    } catch (error) {
      dispatch({ type: 'refused', message: (error as Error).message });
      // A name may be locked by now.
      void queries.invalidateQueries({ queryKey: ['till'] });
    }
  });
  const checking = state.step === 'checking' ? state : null;
  useEffect(() => {
    if (checking) void check(checking.staff.id, checking.digits);
  }, [checking]);

  if (state.step !== 'names') {
    return (
      <div className="flex flex-1 flex-col px-4 pb-4">
        {header}
        <PinPad state={state} dispatch={dispatch} />
      </div>
    );
  }
  return (
    <div className="flex flex-1 flex-col gap-4 px-4 pb-4">
      {header}
      <h1 className="text-3xl font-extrabold text-balance">{texts.who}</h1>
      {shiftEnded && (
        <p role="status" className="rounded-field bg-sunken px-4 py-3 font-medium">
          {texts.shiftEnded}
        </p>
      )}
      {!online && (
        <EmptyState Icon={WifiOff} title={texts.signInOffline} text={texts.signInOfflineText} />
      )}
      {online && names.isPending && (
        <div aria-busy="true" className="flex flex-col gap-3">
          <Skeleton className="h-18 rounded-card!" />
          <Skeleton className="h-18 rounded-card!" />
        </div>
      )}
      {online && names.isError && !names.data && (
        <LoadError title={texts.namesTrouble} of={names} />
      )}
      {names.data?.staff.length === 0 && (
        <EmptyState Icon={UserRound} title={texts.noNames} text={texts.noNamesText} />
      )}
      <ul role="list" className="flex flex-col gap-3">
        {(online ? names.data?.staff : undefined)?.map(({ id, name, locked_until }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => dispatch({ type: 'chosen', staff: { id, name } })}
              className="flex min-h-18 w-full items-center gap-3 rounded-card border border-line-strong bg-raised px-5 text-left text-xl font-bold hover:bg-brand-soft"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">
                {name}
                {locked_until && (
                  <span className="flex items-center gap-2 text-sm font-semibold text-danger">
                    <Lock aria-hidden="true" className="size-4 shrink-0" />
                    {texts.lockedUntil(clockTimeText(locked_until, till.store.time_zone))}
                  </span>
                )}
              </span>
              <ChevronRight aria-hidden="true" className="size-6 shrink-0 text-ink-muted" />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-col">{foot}</div>
    </div>
  );
}
