import { businessesProblem, businessToasts } from '@baeon/contracts/profile/onboarding';
import { CloudAlert, Store } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '@baeon/ui/components/button.tsx';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { EmptyState } from '@baeon/ui/components/empty-state.tsx';
import { keepDraft, readDraft } from '../../../lib/drafts.ts';
import { currentSession } from '../../../lib/session.ts';
import { said, useTexts } from '@baeon/ui/lib/texts.ts';
import { chosenIds, idsToSave, type Taps, toggled } from './store-choice.ts';
import { StoreList, StoreListSkeleton } from './store-list.tsx';
import { storeTexts } from '../store-texts.ts';
import { InvalidListError, useNearbyStores } from '../stores-api.ts';

type Props = {
  /** Place ids of what is followed already; null until it is known. */
  followed: readonly string[] | null;
  saving: boolean;
  onChosen: (placeIds: string[]) => void;
};

export function StorePicker({ followed, saving, onChosen }: Props) {
  const texts = useTexts(storeTexts);
  const nearby = useNearbyStores();
  const [taps, setTaps] = useState(tapsBefore);
  const [missed, setMissed] = useState(false);

  // What was to be had at an earlier place is stale, and not to be had here.
  const loading = (nearby.isFetching && nearby.isStale) || followed === null;
  const stores = (!nearby.isStale && nearby.data) || [];
  const choice = { stores, followed: followed ?? [], taps };
  const count = chosenIds(choice).length;
  const problem = businessesProblem(count, stores.length);
  const invalid = nearby.error instanceof InvalidListError;

  useOnce(!loading && nearby.isError, {
    at: nearby.errorUpdatedAt,
    act: () => tell(invalid ? businessToasts.invalidList : businessToasts.loadFailed),
  });
  useOnce(!loading && nearby.isSuccess && stores.length === 0, {
    at: nearby.dataUpdatedAt,
    act: () => onChosen(idsToSave(choice)),
  });

  function toggle(placeId: string) {
    const now = toggled(placeId, choice);
    setTaps(now);
    keepDraft('stores', now);
  }

  function finish() {
    setMissed(problem !== null);
    if (problem) tell(problem);
    else onChosen(idsToSave(choice));
  }

  // Nothing can be chosen and there may be something to choose: the way on is to try again.
  if (!loading && nearby.error) {
    return (
      <EmptyState
        Icon={CloudAlert}
        title={invalid ? texts.noBusinesses : said(businessToasts.loadFailed)}
        text={invalid ? texts.invalidList : nearby.error.message}
        action={
          <Button kind="secondary" onClick={() => void nearby.refetch()}>
            {texts.tryAgain}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <div
        className={classNames(
          'px-5 [@media(max-height:500px)]:pb-4',
          missed && problem ? 'pb-44' : 'pb-32',
        )}
      >
        {loading ? (
          <StoreListSkeleton />
        ) : stores.length > 0 ? (
          <StoreList
            stores={stores}
            chosen={new Set(chosenIds(choice))}
            locked={saving}
            onToggle={toggle}
          />
        ) : (
          <EmptyState Icon={Store} title={texts.noBusinesses} text={texts.nothingToFollow} />
        )}
      </div>
      <ChoiceBar
        count={loading || stores.length > 0 ? count : null}
        problem={missed ? problem : null}
        loading={saving}
        disabled={loading}
        onDone={finish}
      />
    </>
  );
}

/** What a reload interrupted. */
const tapsBefore = (): Taps =>
  Object.fromEntries(
    Object.entries(readDraft('stores')).map(([id, chosen]) => [id, chosen === true]),
  );

/** The same trouble twice is one toast; someone who was just signed out has been told why. */
function tell(message: string): void {
  if (currentSession().signedIn) toast.error(message, { id: message });
}

/** Acts once for each moment at which the condition became true, however often it is drawn. */
function useOnce(condition: boolean, { at, act }: { at: number; act: () => void }): void {
  const done = useRef<number | null>(null);
  useEffect(() => {
    if (!condition || done.current === at) return;
    done.current = at;
    act();
  });
}

type ChoiceBarProps = {
  /** Null where there is nothing to choose from. */
  count: number | null;
  /** Why it cannot go on, once people have tried. */
  problem: string | null;
  loading: boolean;
  disabled: boolean;
  onDone: () => void;
};

/** Stays at the bottom edge, however long the list is; on a low screen it would cover the list. */
function ChoiceBar({ count, problem, loading, disabled, onDone }: ChoiceBarProps) {
  const texts = useTexts(storeTexts);
  const problemId = useId();
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 mx-auto max-w-120 border-t border-line bg-surface px-5 pt-3 pb-[calc(env(safe-area-inset-bottom)+12px)] [@media(max-height:500px)]:static">
      {problem && (
        <p id={problemId} className="pb-2 text-sm font-medium text-danger">
          {said(problem)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p aria-live="polite" className="font-semibold tabular-nums empty:hidden">
          {count !== null && texts.selected(count)}
        </p>
        <Button
          className="min-w-0 flex-1 basis-44"
          loading={loading}
          disabled={disabled}
          aria-describedby={problem ? problemId : undefined}
          onClick={onDone}
        >
          {texts.viewCoupons}
        </Button>
      </div>
    </div>
  );
}
