import type { Coordinates } from '@baeon/contracts/places/geo';
import type { Place } from '@baeon/contracts/places/places-wire';
import { Button } from '@baeon/ui/components/button.tsx';
import { SearchField } from '@baeon/ui/components/form/search-field.tsx';
import { currentLocation, LocationError } from '@baeon/ui/device/geolocation.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { LocateFixed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { storePageTexts } from './page-texts.ts';
import { placeAround, usePinSearch } from './places-api.ts';

type Props = { onFound: (at: Coordinates, place: Place | null) => void };

/** Brings the pin close: to where the device is, or to a place by its name. */
export function FindPlace({ onFound }: Props) {
  const texts = useTexts(storePageTexts);
  const [typed, setTyped] = useState('');
  const { data, isError } = usePinSearch(typed);
  const places = typed.trim() === '' ? [] : (data?.places ?? []);
  return (
    <div className="flex flex-col gap-3">
      <HereButton onFound={onFound} />
      <SearchField label={texts.searchPlace} value={typed} onChange={setTyped} />
      {typed.trim() !== '' && data && places.length === 0 && !isError && (
        <p role="status" className="text-ink-muted">
          {texts.noPlace}
        </p>
      )}
      {places.length > 0 && (
        <ul role="list" className="divide-y divide-line rounded-card border border-line bg-raised">
          {places.map((place) => (
            <li key={`${place.name} ${place.city} ${place.state}`}>
              <button
                type="button"
                className="min-h-touch w-full px-4 py-2 text-left hover:bg-brand-soft"
                onClick={() => {
                  setTyped('');
                  onFound(place, place);
                }}
              >
                <span className="block font-semibold">{place.name}</span>
                <span className="block text-sm text-ink-muted">
                  {[place.city === place.name ? null : place.city, place.state]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function HereButton({ onFound }: Props) {
  const texts = useTexts(storePageTexts);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const left = useRef(new AbortController());
  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    return () => leaving.abort();
  }, []);

  async function locate() {
    const { signal } = left.current;
    setAsking(true);
    setProblem(null);
    try {
      const at = await currentLocation(signal);
      const place = await placeAround(at);
      if (!signal.aborted) onFound(at, place);
    } catch (error) {
      if (!signal.aborted && error instanceof LocationError) setProblem(error.message);
    } finally {
      if (!signal.aborted) setAsking(false);
    }
  }

  return (
    <div>
      <Button kind="secondary" className="w-full" loading={asking} onClick={() => void locate()}>
        <LocateFixed aria-hidden="true" className="size-5 shrink-0" />
        {texts.here}
      </Button>
      <p role="status" className="sr-only">
        {asking && texts.locating}
      </p>
      <p role="alert" className="pt-2 text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
