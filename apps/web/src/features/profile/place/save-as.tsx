import { isSamePlace } from '@baeon/contracts/places/geo';
import type { ChosenPlace } from '@baeon/contracts/profile/chosen-place-wire';
import { toast } from 'react-hot-toast/headless';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { PlaceAction } from './place-row.tsx';
import { pickerTexts } from './picker-texts.ts';
import { useChoosePlace } from './use-choose-place.ts';

/** Buttons that make a place home or work, for members and where it is not that already. */
export function SaveAs({ place }: { place: ChosenPlace }) {
  const texts = useTexts(pickerTexts);
  const { user, signedIn } = useSession();
  const { save, saving } = useChoosePlace();
  if (!signedIn) return null;
  const { name, city, state, latitude, longitude } = place;
  const kept = { name, city, state, latitude, longitude };

  return (['home', 'work'] as const)
    .filter((kind) => !user?.places?.some((one) => one.kind === kind && isSamePlace(one, place)))
    .map((kind) => (
      <PlaceAction
        key={kind}
        text={texts.saveAs[kind]}
        busy={saving}
        onPress={() =>
          save(kind === 'home' ? { home_place: kept } : { work_place: kept }, () =>
            toast.success(texts.saved[kind]),
          )
        }
      />
    ));
}
