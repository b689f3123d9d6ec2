import { MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type LocationPermission, locationPermission } from '@baeon/ui/device/geolocation.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { profileTexts } from '../profile-texts.ts';

const reasons = {
  prompt: 'asks',
  unknown: 'asks',
  granted: 'granted',
  denied: 'denied',
} as const satisfies Record<LocationPermission, string>;

type Props = { locating: boolean; onTypeInstead: () => void };

/** Says why, before the browser asks. While it looks, nobody has to wait for it. */
export function LocationReason({ locating, onTypeInstead }: Props) {
  const texts = useTexts(profileTexts).location;
  const permission = useLocationPermission(locating);
  return (
    <div className="flex min-h-15 items-center min-[360px]:min-h-11 gap-3 text-sm leading-5">
      <MapPin aria-hidden="true" className="size-5 shrink-0 text-link" />
      {!locating && <p className="text-ink-muted text-pretty">{texts[reasons[permission]]}</p>}
      <p role="status" className={locating ? 'flex-1 font-medium' : 'sr-only'}>
        {locating && texts.finding}
      </p>
      {locating && (
        <button
          type="button"
          onClick={onTypeInstead}
          className="-mr-2 min-h-11 rounded-small px-2 font-semibold text-link hover:underline"
        >
          {texts.typeInstead}
        </button>
      )}
    </div>
  );
}

/** How the browser stands to being asked. While it is being asked, the answer is awaited elsewhere. */
function useLocationPermission(asking: boolean): LocationPermission {
  const [permission, setPermission] = useState<LocationPermission>('unknown');

  useEffect(() => {
    if (asking) return;
    let gone = false;
    async function look() {
      const now = await locationPermission();
      if (!gone) setPermission(now);
    }
    void look();
    // People come back from the browser's settings to this page.
    window.addEventListener('focus', look);
    return () => {
      gone = true;
      window.removeEventListener('focus', look);
    };
  }, [asking]);

  return permission;
}
