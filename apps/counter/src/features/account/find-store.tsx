import type { ListedStore } from '@baeon/contracts/stores/stores-wire';
import { SearchField } from '@baeon/ui/components/form/search-field.tsx';
import { usePaused } from '@baeon/ui/lib/use-paused.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { ThingList } from '../../components/thing-list.tsx';
import { counterPaths, counterWire } from '../../config/counter-config.ts';
import { callPersonPage } from '../../lib/person-api.ts';
import { counterAccountTexts } from './account-texts.ts';

const SHORTEST = 2;
const MOST = 10;

/** A listing by its name: to take it over, or for an operator to open it. */
export function FindStore({ operator }: { operator: boolean }) {
  const texts = useTexts(counterAccountTexts);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const q = usePaused(typed.trim());
  const found = useQuery({
    queryKey: ['find-store', q],
    queryFn: ({ signal }) => callPersonPage<ListedStore>(counterWire.stores(q, MOST), { signal }),
    enabled: q.length >= SHORTEST,
  });
  const [label, path] = operator
    ? [texts.open, counterPaths.store]
    : [texts.takeOver, counterPaths.takeOver];
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">{operator ? texts.findOperator : texts.findTakeOver}</h2>
      <SearchField
        label={texts.find}
        placeholder={texts.findHint}
        value={typed}
        onChange={setTyped}
      />
      {q.length >= SHORTEST && (
        <ThingList
          title={texts.find}
          of={found}
          empty={texts.noneFound}
          trouble={texts.trouble}
          things={found.data?.result.map(({ id, name, address }) => ({
            id,
            title: name,
            facts: [address.line, address.city],
            actions: [
              {
                label,
                of: name,
                onPress: () =>
                  void navigate(generatePath(path, { storeId: id }), { state: { name } }),
              },
            ],
          }))}
        />
      )}
    </section>
  );
}
