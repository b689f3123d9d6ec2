import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const mapTexts = defineTexts('map', {
  name: 'Map of the deals; the list has all of them too',
  searchHere: 'Search this area',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  backToPlace: 'Back to your place',
  found: (count: number) => (count === 1 ? '1 deal' : `${digitsText(count)} deals`),
  first: (count: number) => `The first ${digitsText(count)} deals. Move the map for others.`,
  aroundArea: 'Around the area on the map',
  none: 'No deals in this area',
  closeCard: 'Close',
  names: 'Place names: GeoNames',
});
