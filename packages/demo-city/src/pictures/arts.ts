import type { ArtName } from './picture-names.ts';
import type { GlyphName } from './glyphs/glyphs.ts';

/** What a kind of shop is drawn with: the thing on its sign, and what else it sells. */
export type Art = { sign: GlyphName; goods: [GlyphName, GlyphName, ...GlyphName[]] };

export const arts: Record<ArtName, Art> = {
  shop: { sign: 'storefront', goods: ['priceTag', 'shoppingBag', 'gift'] },
  restaurant: { sign: 'cloche', goods: ['bowl', 'juice', 'samosa'] },
  cafe: { sign: 'cup', goods: ['croissant', 'chai', 'cupcake'] },
  bakery: { sign: 'bread', goods: ['cupcake', 'croissant', 'cup'] },
  sweets: { sign: 'laddu', goods: ['samosa', 'chai', 'bowl'] },
  'ice-cream': { sign: 'iceCream', goods: ['juice', 'sundae', 'apple'] },
  supermarket: { sign: 'basket', goods: ['milk', 'apple', 'bread', 'carrot'] },
  greengrocer: { sign: 'carrot', goods: ['crate', 'apple', 'basket'] },
  mobiles: { sign: 'phone', goods: ['headphones', 'watch', 'speaker'] },
  computers: { sign: 'laptop', goods: ['speaker', 'camera', 'gamepad', 'television'] },
  clothing: { sign: 'shirt', goods: ['dress', 'hanger', 'handbag'] },
  sarees: { sign: 'saree', goods: ['bangles', 'handbag', 'necklace'] },
  footwear: { sign: 'shoe', goods: ['heel', 'shoppingBag', 'handbag'] },
  jewellery: { sign: 'ring', goods: ['necklace', 'bangles', 'gift'] },
  furniture: { sign: 'sofa', goods: ['lamp', 'fridge', 'washer', 'television'] },
  decor: { sign: 'lamp', goods: ['vase', 'cushion', 'frame', 'candle'] },
  hardware: { sign: 'roller', goods: ['bucket', 'hammer', 'wrench'] },
  plants: { sign: 'plant', goods: ['wateringCan', 'cactus', 'bouquet'] },
  salon: { sign: 'scissors', goods: ['hairDryer', 'lipstick', 'vase'] },
  spa: { sign: 'lotus', goods: ['candle', 'stones', 'plant'] },
  pharmacy: { sign: 'medicine', goods: ['capsule', 'firstAid', 'heart'] },
  fitness: { sign: 'dumbbell', goods: ['kettlebell', 'yoga', 'shoe'] },
  optician: { sign: 'glasses', goods: ['eyeChart', 'sunglasses', 'frame'] },
  books: { sign: 'openBook', goods: ['bookStack', 'pencil', 'paintPalette'] },
  toys: { sign: 'teddy', goods: ['blocks', 'kite', 'gamepad'] },
  sports: { sign: 'cricket', goods: ['football', 'racket', 'dumbbell'] },
  cycles: { sign: 'bicycle', goods: ['helmet', 'wrench', 'tyre'] },
  pets: { sign: 'dog', goods: ['petBowl', 'bone', 'gift'] },
  gifts: { sign: 'bouquet', goods: ['gift', 'balloons', 'vase'] },
  'two-wheelers': { sign: 'scooter', goods: ['tyre', 'helmet', 'wrench'] },
};
