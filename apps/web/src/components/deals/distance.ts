import { distanceText } from '@baeon/contracts/geo';

/** '1.2 KM', as cards show it; null where nobody knows how far it is. */
export function distanceLabel(km: number | null): string | null {
  return km === null ? null : `${distanceText(km)} KM`;
}
