import { MapPin } from 'lucide-react';
import type { LocationPermission } from '../../device/geolocation.ts';
import { useLocationPermission } from './location-permission.ts';

const asks = 'Next, your browser asks for your location. We use it to find shops near you.';

const reasons: Record<LocationPermission, string> = {
  prompt: asks,
  unknown: asks,
  granted: 'Next, we look up where you are, to find shops near you.',
  denied: 'This browser keeps your location to itself, so we ask for your area next.',
};

export const FINDING_TEXT = 'Finding your location…';

type Props = { locating: boolean; onTypeInstead: () => void };

/** Says why, before the browser asks. While it looks, nobody has to wait for it. */
export function LocationReason({ locating, onTypeInstead }: Props) {
  const permission = useLocationPermission(locating);
  return (
    <div className="flex min-h-15 items-center min-[360px]:min-h-11 gap-3 text-sm leading-5">
      <MapPin aria-hidden="true" className="size-5 shrink-0 text-link" />
      {!locating && <p className="text-ink-muted text-pretty">{reasons[permission]}</p>}
      <p role="status" className={locating ? 'flex-1 font-medium' : 'sr-only'}>
        {locating && FINDING_TEXT}
      </p>
      {locating && (
        <button
          type="button"
          onClick={onTypeInstead}
          className="-mr-2 min-h-11 rounded-lg px-2 font-semibold text-link hover:underline"
        >
          Type it instead
        </button>
      )}
    </div>
  );
}
