import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import { type Coordinates, coordinatesProblem, distanceKm } from '@baeon/contracts/places/geo';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useSheetParam } from '../../../components/ui/sheet/use-sheet-param.ts';
import { useWide } from '../../../lib/use-wide.ts';

type Found = { entries: CouponEntry[]; kept: CouponEntry[] };

/** Around another place the server measures from there; people want to know how far it is from them. */
export function useDistancesFrom<T extends Found>(place: Coordinates | null, found: T): T {
  const { entries, kept } = found;
  // Told apart by what it says: it is made anew with every look at it.
  const { latitude = null, longitude = null } = place ?? {};
  const measured = useMemo(() => {
    if (latitude === null || longitude === null) return null;
    const measure = (entry: CouponEntry): CouponEntry => {
      const [east, north] = entry.advertiser.location.coordinates;
      const store = { latitude: north, longitude: east };
      return { ...entry, distance_km: distanceKm({ latitude, longitude }, store) };
    };
    return { entries: entries.map(measure), kept: kept.map(measure) };
  }, [latitude, longitude, entries, kept]);
  return measured ? { ...found, ...measured } : found;
}

const AREA = 'area';

function areaIn(text: string | null): Coordinates | null {
  const [latitude, longitude] = (text ?? '').split(',').map((part) => Number(part || Number.NaN));
  return coordinatesProblem(latitude, longitude) === null
    ? { latitude: latitude!, longitude: longitude! }
    : null;
}

/** About a metre. */
const DIGITS = 5;

/** Where the map was told to search, which leaves the person's own place as it is. Kept in the address. */
function useSearchedArea(): [Coordinates | null, (at: Coordinates | null) => void] {
  const [params, setParams] = useSearchParams();
  const text = params.get(AREA);
  const area = useMemo(() => areaIn(text), [text]);

  function search(at: Coordinates | null) {
    const next = new URLSearchParams(params);
    if (at) next.set(AREA, `${at.latitude.toFixed(DIGITS)},${at.longitude.toFixed(DIGITS)}`);
    else next.delete(AREA);
    setParams(next, { replace: true });
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
