import type { ListedStore } from '@baeon/contracts/stores/stores-wire';
import { SearchField } from '@baeon/ui/components/form/search-field.tsx';
import { usePaused } from '@baeon/ui/lib/use-paused.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { counterWire } from '../../config/counter-config.ts';
import { callPersonPage } from '../../lib/person-api.ts';
import { actsTexts } from './acts-texts.ts';

const SHORTEST = 2;
const MOST = 5;

const choice =
  'flex min-h-touch w-full items-center justify-between gap-2 rounded-field px-4 py-2 text-left wrap-anywhere hover:bg-brand-soft';

type Props = {
  chosen: string | null;
  /** What the chosen one is called, as far as that is known. */
  name: string | null | undefined;
  onChosen: (id: string | null) => void;
};

/** One store out of all, by its name. */
export function StoreFilter({ chosen, name, onChosen }: Props) {
  const texts = useTexts(actsTexts);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const q = usePaused(typed.trim());
  const found = useQuery({
    queryKey: ['find-store', q, MOST],
    queryFn: ({ signal }) => callPersonPage<ListedStore>(counterWire.stores(q, MOST), { signal }),
    enabled: q.length >= SHORTEST,
  });

  function choose(store: ListedStore | null) {
    setTyped('');
    setPicked(store && store.name);
    onChosen(store && store.id);
  }

  if (chosen) {
    return (
      <button type="button" onClick={() => choose(null)} className={`${choice} mb-3 bg-brand-soft`}>
        <span>
          <span className="block text-sm text-ink-muted">{texts.store}</span>
          <strong>{name ?? picked ?? texts.chosenStore}</strong>
        </span>
        <X aria-hidden="true" className="size-5 shrink-0" />
        <span className="sr-only">{texts.allStores}</span>
      </button>
    );
  }
  return (
    <div className="mb-3 @md:col-span-2">
      <SearchField label={texts.store} value={typed} onChange={setTyped} />
      <ul role="list">
        {q.length >= SHORTEST &&
          found.data?.result.map((store) => (
            <li key={store.id}>
              <button
                type="button"
                aria-label={store.name}
                onClick={() => choose(store)}
                className={choice}
              >
                <span>
                  <span className="block font-semibold">{store.name}</span>
                  <span className="text-sm text-ink-muted">{store.address.line}</span>
                </span>
              </button>
            </li>
          ))}
      </ul>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {found.error?.message}
      </p>
    </div>
  );
}
