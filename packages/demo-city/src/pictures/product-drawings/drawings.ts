import { accessories } from './accessories.ts';
import { appliances } from './appliances.ts';
import { baby } from './baby.ts';
import { beauty } from './beauty.ts';
import { clothes } from './clothes.ts';
import { computers } from './computers.ts';
import { furniture } from './furniture.ts';
import { gadgets } from './gadgets.ts';
import { gear } from './gear.ts';
import { grocery } from './grocery.ts';
import { home } from './home.ts';
import { jewellery } from './jewellery.ts';
import { kitchen } from './kitchen.ts';
import { moreToys } from './more-toys.ts';
import { music } from './music.ts';
import { parcels } from './parcels.ts';
import type { Drawing } from './parts.ts';
import { pets } from './pets.ts';
import { shoes } from './shoes.ts';
import { sports } from './sports.ts';
import { stationery } from './stationery.ts';
import { sundries } from './sundries.ts';
import { tools } from './tools.ts';
import { toys } from './toys.ts';

const drawn = {
  ...gadgets,
  ...computers,
  ...appliances,
  ...furniture,
  ...home,
  ...clothes,
  ...shoes,
  ...beauty,
  ...jewellery,
  ...toys,
  ...sports,
  ...grocery,
  ...pets,
  ...tools,
  ...baby,
  ...stationery,
  ...music,
  ...accessories,
  ...kitchen,
  ...moreToys,
  ...gear,
  ...sundries,
  ...parcels,
};

export type ProductKind = keyof typeof drawn;

/** Every kind of thing that we can draw as a product. */
export const drawings: Record<ProductKind, Drawing> = drawn;
