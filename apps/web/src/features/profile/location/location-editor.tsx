import { distanceKm, distanceText, isServed } from '@baeon/contracts/places/geo';
import type { User } from '@baeon/contracts/profile/profile-wire';
import { MapPin } from 'lucide-react';
import { appConfig } from '../../../config/app-config.ts';
import { useSession } from '../../../lib/session.ts';
import { textsOf, useTexts } from '@baeon/ui/lib/texts.ts';
import { LocationForm } from './location-form.tsx';
import { useProfile } from '../profile-api.ts';
import { profileTexts } from '../profile-texts.ts';

function placeName({ area, city }: Partial<User>): string {
  return [area, city].filter(Boolean).join(', ') || textsOf(profileTexts).location.current;
}

function serviceText({ latitude, longitude }: Partial<User>): string {
  const texts = textsOf(profileTexts).location;
  if (latitude == null || longitude == null) return texts.notOnMap;
  const here = { latitude, longitude };
  const away = distanceText(distanceKm(here, appConfig.serviceArea));
  return isServed(here, appConfig.serviceArea) ? texts.served(away) : texts.notServed(away);
}

/** Says where the person is now, and changes it. */
export function LocationEditor({ onSaved }: { onSaved: () => void }) {
  const texts = useTexts(profileTexts).location;
  const { user } = useSession();
  const known = useProfile().data ?? user;
  const placed = known && (known.city || known.area || known.latitude != null);

  return (
    <div>
      {placed && (
        <div className="mb-4 flex gap-[12px] rounded-card bg-sunken p-[16px]">
          <MapPin aria-hidden="true" className="mt-0.5 size-[20px] shrink-0 text-link" />
          <div className="min-w-0">
            <p className="font-semibold">{placeName(known)}</p>
            <p className="text-sm text-ink-muted tabular-nums">{serviceText(known)}</p>
          </div>
        </div>
      )}
      <LocationForm submitLabel={texts.save} onSaved={onSaved} />
    </div>
  );
}
