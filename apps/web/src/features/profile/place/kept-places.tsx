import type { KeptPlaceKind } from '@baeon/contracts/profile/chosen-place';
import type { ChosenPlace, KeptPlace } from '@baeon/contracts/profile/chosen-place-wire';
import { isSamePlace } from '@baeon/contracts/places/geo';
import type { User } from '@baeon/contracts/profile/profile-wire';
import { Briefcase, History, House, type LucideIcon, Trash2, UserRound } from 'lucide-react';
import { useId } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { usePosition } from '../../../lib/use-position.ts';
import { detailOf, PlaceAction, PlaceRow } from './place-row.tsx';
import { pickerTexts } from './picker-texts.ts';
import { SaveAs } from './save-as.tsx';
import { useChoosePlace } from './use-choose-place.ts';

const icons: Record<KeptPlaceKind, LucideIcon> = { home: House, work: Briefcase, recent: History };

/** The place of the profile, which counts where nothing was chosen and no device tells another. */
function profilePlace(user: User | null): ChosenPlace | null {
  const name = user?.area ?? user?.city;
  if (!user || !name || user.latitude === null || user.longitude === null) return null;
  const { city, latitude, longitude } = user;
  return { name, city, state: null, latitude, longitude };
}

type Props = { onChoose: (place: ChosenPlace | null) => void };

/** Home, work, what was chosen lately and what is saved; not the one that is in use. */
export function KeptPlaces({ onChoose }: Props) {
  const texts = useTexts(pickerTexts);
  const { user } = useSession();
  const { at, device } = usePosition();
  const headingId = useId();
  const isOther = (place: ChosenPlace) => !at || !isSamePlace(place, at);
  const kept = (user?.places ?? []).filter(isOther);
  const profile = profilePlace(user);
  const saved = profile && isOther(profile) ? profile : null;
  if (kept.length === 0 && !saved) return null;

  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="text-sm font-semibold text-ink-muted">
        {texts.yours}
      </h3>
      <ul role="list">
        {kept.map((place) => (
          <KeptRow
            key={`${place.kind} ${place.latitude} ${place.longitude}`}
            place={place}
            onChoose={() => {
              const { kind: _kind, ...chosen } = place;
              onChoose(chosen);
            }}
          />
        ))}
        {saved && (
          <PlaceRow
            Icon={UserRound}
            name={saved.name}
            detail={texts.kinds.saved}
            // Without a device it is what counts anyway, once no other is chosen.
            onChoose={() => onChoose(device ? saved : null)}
          />
        )}
      </ul>
    </section>
  );
}

function KeptRow({ place, onChoose }: { place: KeptPlace; onChoose: () => void }) {
  const texts = useTexts(pickerTexts);
  const { save, saving } = useChoosePlace();
  const { kind, name, latitude, longitude } = place;
  const isRecent = kind === 'recent';

  function remove() {
    if (isRecent) save({ forget_place: { latitude, longitude } });
    else save(kind === 'home' ? { home_place: null } : { work_place: null });
  }

  return (
    <PlaceRow
      Icon={icons[kind]}
      name={isRecent ? name : texts.kinds[kind]}
      detail={isRecent ? detailOf(place) : [name, detailOf(place)].filter(Boolean).join(', ')}
      onChoose={onChoose}
    >
      {isRecent && <SaveAs place={place} />}
      <PlaceAction Icon={Trash2} text={texts.remove} busy={saving} onPress={remove} />
    </PlaceRow>
  );
}
