import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followConnection } from '../features/taking/offline/follow-connection.ts';
import { readTakes } from '../features/taking/offline/offline-takes.ts';
import { useWaiting, WaitingList } from '../features/taking/offline/waiting-list.tsx';
import { TakingScreen } from '../features/taking/taking-screen.tsx';
import { UndoSheet } from '../features/taking/undo-sheet.tsx';
import { callTill, tillQuery } from '../features/till/till-api.ts';
import { TillSignInScreen } from '../features/till/sign-in-screen.tsx';
import { keptTill, useTillSession } from '../features/till/till-session.ts';
import type { KeptTill, TillState } from '../features/till/till-state.ts';
import { TodayScreen } from '../features/till/today-screen.tsx';
import { EnrolRoute } from './enrol-route.tsx';
import { Foot } from './foot.tsx';
import { TillHeader, WorkingHeader } from './till-header.tsx';

/** What this device is decides what it shows. */
export function TillRoute({ enrolling }: { enrolling: boolean }) {
  const state = useTillSession();
  useFollowedConnection(keptTill(state));
  const [isEnrolling, setIsEnrolling] = useState(enrolling);
  const enrol = <EnrolRoute onEnrolled={() => setIsEnrolling(false)} />;
  if (isEnrolling && state.step !== 'opening') return enrol;
  switch (state.step) {
    case 'opening':
      return null;
    case 'not-a-till':
      return enrol;
    case 'signed-out':
      return (
        <TillSignInScreen
          till={state.till}
          shiftEnded={state.shiftEnded}
          header={<TillHeader till={state.till} />}
          foot={<Foot />}
        />
      );
    case 'working':
      return <Working state={state} />;
  }
}

/** Goes on as long as this is a till, whoever works there. */
function useFollowedConnection(till: KeptTill | null): void {
  const queries = useQueryClient();
  const tillId = till?.till.id;
  const storeId = till?.store.id;
  // Also where this is no till any more: what it took is still here.
  useEffect(() => void readTakes().catch(() => undefined), []);
  useEffect(() => {
    if (tillId === undefined || storeId === undefined) return undefined;
    const onTold = () => void queries.invalidateQueries({ queryKey: ['today'] });
    return followConnection({ tillId, storeId, call: callTill, onTold });
  }, [queries, tillId, storeId]);
}

function Working({ state }: { state: Extract<TillState, { step: 'working' }> }) {
  const { till, shift } = state;
  const [showsToday, setShowsToday] = useState(false);
  const waiting = useWaiting(till.store.id);
  // Hears that the till was removed, also where nobody takes anything.
  useQuery(tillQuery(till));

  if (showsToday) {
    return (
      <TodayScreen
        till={till}
        onBack={() => setShowsToday(false)}
        waiting={waiting}
        renderWaiting={(onUndo) => (
          <WaitingList storeId={till.store.id} timeZone={till.store.time_zone} onUndo={onUndo} />
        )}
        renderUndo={(id, onClose, onUndone) => (
          <UndoSheet id={id} call={callTill} onClose={onClose} onUndone={onUndone} />
        )}
      />
    );
  }
  return (
    <TakingScreen
      parts={{ tillId: till.till.id, store: till.store, staff: shift.staff, call: callTill }}
      header={
        <WorkingHeader till={till} name={shift.staff.name} onToday={() => setShowsToday(true)} />
      }
    />
  );
}
