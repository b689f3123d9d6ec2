import type { ChosenPlace } from '@baeon/contracts/profile/chosen-place-wire';
import type { Place } from '@baeon/contracts/places/places-wire';
import { MIN_PLACE_QUERY } from '@baeon/contracts/profile/onboarding';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { SearchField } from '@baeon/ui/components/form/search-field.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { usePlaceSearch } from '../location/place-suggestions.ts';
import { CurrentPlace } from './current-place.tsx';
import { KeptPlaces } from './kept-places.tsx';
import { detailOf, PlaceRow } from './place-row.tsx';
import { pickerTexts } from './picker-texts.ts';
import { useChoosePlace, useFreshPlaces } from './use-choose-place.ts';
import { UseMyLocation } from './use-my-location.tsx';

/** Where to look: where the person is, a place by its name, or one of their own. */
export default function PlacePicker({ onDone }: { onDone: () => void }) {
  const texts = useTexts(pickerTexts);
  const [typed, setTyped] = useState('');
  const { choose } = useChoosePlace();
  useFreshPlaces();
  const isSearching = typed.trim().length >= MIN_PLACE_QUERY;

  function chosen(place: ChosenPlace | null) {
    choose(place);
    onDone();
  }

  return (
    // High enough for what is found, so that the sheet does not jump with every letter.
    <div className="flex min-h-[min(28rem,60dvh)] flex-col gap-4">
      {/* First, so that a phone's keyboard leaves room for what is found. */}
      <SearchField label={texts.search} value={typed} onChange={setTyped} />
      {isSearching ? (
        <FoundPlaces typed={typed} onChoose={chosen} />
      ) : (
        <>
          <UseMyLocation onLocated={() => chosen(null)} />
          <CurrentPlace onDone={onDone} />
          <KeptPlaces onChoose={chosen} />
        </>
      )}
    </div>
  );
}

type FoundProps = { typed: string; onChoose: (place: ChosenPlace) => void };

function FoundPlaces({ typed, onChoose }: FoundProps) {
  const texts = useTexts(pickerTexts);
  const { places, asking, failed } = usePlaceSearch(typed, 'area');
  const chosen = ({ name, city, state, latitude, longitude }: Place) =>
    onChoose({ name, city, state, latitude, longitude });
  const news = failed
    ? texts.notSearched
    : places.length > 0
      ? texts.found(places.length)
      : asking
        ? texts.searching
        : texts.none(typed.trim());

  return (
    <section>
      <p role="status" className={places.length > 0 ? 'sr-only' : 'text-ink-muted wrap-anywhere'}>
        {news}
      </p>
      <ul role="list" aria-label={texts.results} aria-busy={asking || undefined}>
        {places.map((place) => (
          <PlaceRow
            key={`${place.name} ${detailOf(place)}`}
            Icon={MapPin}
            name={place.name}
            detail={detailOf(place)}
            onChoose={() => chosen(place)}
          />
        ))}
      </ul>
    </section>
  );
}
