import { businessesProblem, businessToasts } from '@baeon/contracts/profile/onboarding';
import { CloudAlert, Store } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '../../components/ui/button.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { currentSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { chosenIds, idsToSave, type Taps, toggled } from './business-choice.ts';
import { BusinessList, BusinessListSkeleton } from './business-list.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { storeTexts } from './store-texts.ts';
import { InvalidListError, useNearbyBusinesses } from './stores-api.ts';

type Props = {
  /** Place ids of what is followed already; null until it is known. */
  followed: readonly string[] | null;
  saving: boolean;
  onChosen: (placeIds: string[]) => void;
};

export function BusinessPicker({ followed, saving, onChosen }: Props) {
  const texts = useTexts(storeTexts);
  const nearby = useNearbyBusinesses();
  const [taps, setTaps] = useState<Taps>({});
  const [missed, setMissed] = useState(false);

  // What was offered at an earlier place is stale, and no offer here.
  const loading = (nearby.isFetching && nearby.isStale) || followed === null;
  const businesses = (!nearby.isStale && nearby.data) || [];
  const choice = { businesses, followed: followed ?? [], taps };
  const count = chosenIds(choice).length;
  const problem = businessesProblem(count, businesses.length);
  const invalid = nearby.error instanceof InvalidListError;

  useOnce(!loading && nearby.isError, {
    at: nearby.errorUpdatedAt,
    act: () => tell(invalid ? businessToasts.invalidList : businessToasts.loadFailed),
  });
  useOnce(!loading && nearby.isSuccess && businesses.length === 0, {
    at: nearby.dataUpdatedAt,
    act: () => onChosen(idsToSave(choice)),
  });

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
        title={invalid ? texts.noBusinesses : businessToasts.loadFailed}
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
          <BusinessListSkeleton />
        ) : businesses.length > 0 ? (
          <BusinessList
            businesses={businesses}
            chosen={new Set(chosenIds(choice))}
            locked={saving}
            onToggle={(placeId) => setTaps(toggled(placeId, choice))}
          />
        ) : (
          <EmptyState Icon={Store} title={texts.noBusinesses} text={texts.nothingToFollow} />
        )}
      </div>
      <ChoiceBar
        count={loading || businesses.length > 0 ? count : null}
        problem={missed ? problem : null}
        loading={saving}
        disabled={loading}
        onDone={finish}
      />
    </>
  );
}

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
