import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import { type Coordinates, coordinatesProblem } from '@baeon/contracts/places/geo';
import { useMemo } from 'react';
import { useSheetParam } from '@baeon/ui/components/sheet/use-sheet-param.ts';
import { useAddressParams } from '@baeon/ui/lib/use-address-params.ts';
import { useWide } from '@baeon/ui/lib/use-wide.ts';
import { measuredFrom } from '../../../lib/measured-from.ts';

type Found = { entries: CouponEntry[]; kept: CouponEntry[] };

export function useDistancesFrom<T extends Found>(place: Coordinates | null, found: T): T {
  const { entries, kept } = found;
  // Told apart by what it says: it is made anew with every look at it.
  const { latitude = null, longitude = null } = place ?? {};
  const measured = useMemo(() => {
    if (latitude === null || longitude === null) return null;
    const measure = (some: readonly CouponEntry[]) =>
      measuredFrom(
        { latitude, longitude },
        some,
        ({ advertiser }) => advertiser.location.coordinates,
      );
    return { entries: measure(entries), kept: measure(kept) };
  }, [latitude, longitude, entries, kept]);
  return measured ? { ...found, ...measured } : found;
}

const AREA = 'area';

export function areaIn(params: URLSearchParams): Coordinates | null {
  const [latitude, longitude] = (params.get(AREA) ?? '')
    .split(',')
    .map((part) => Number(part || Number.NaN));
  return coordinatesProblem(latitude, longitude) === null
    ? { latitude: latitude!, longitude: longitude! }
    : null;
}

/** About a metre. */
const DIGITS = 5;

/** Where the map was told to search, which leaves the person's own place as it is. Kept in the address. */
function useSearchedArea(): [Coordinates | null, (at: Coordinates | null) => void] {
  const [params, alter] = useAddressParams();
  const area = useMemo(() => areaIn(params), [params]);

  function search(at: Coordinates | null) {
    alter((next) => {
      if (at) next.set(AREA, `${at.latitude.toFixed(DIGITS)},${at.longitude.toFixed(DIGITS)}`);
      else next.delete(AREA);
    });
  }
  return [area, search];
}

/** Whether the deals are on a map, in place of the list or beside it, and of which area. */
export function useMapView() {
  const [area, searchArea] = useSearchedArea();
  const { section, open, close } = useSheetParam('view');
  const isBeside = useWide();
  const isMap = section === 'map' && !isBeside;
  return { area, searchArea, isMap, isBeside, onToggle: isMap ? close : () => open('map') };
}
