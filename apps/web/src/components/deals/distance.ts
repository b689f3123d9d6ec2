import { distanceText } from '@baeon/contracts/places/geo';
import { textsOf } from '../../lib/texts.ts';
import { dealTexts, type DealTexts } from './deal-texts.ts';

/** '1.2 KM', as cards show it; null where nobody knows how far it is. */
export function distanceLabel(
  km: number | null,
  texts: DealTexts = textsOf(dealTexts),
): string | null {
  return km === null ? null : texts.distance(distanceText(km));
}
