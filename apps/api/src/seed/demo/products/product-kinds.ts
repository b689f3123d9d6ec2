import { baby } from './kinds/baby.ts';
import { beauty } from './kinds/beauty.ts';
import { books } from './kinds/books.ts';
import { clothing } from './kinds/clothing.ts';
import { computers } from './kinds/computers.ts';
import { groceries } from './kinds/groceries.ts';
import { hardware } from './kinds/hardware.ts';
import { homeGoods } from './kinds/home-goods.ts';
import { jewellery } from './kinds/jewellery.ts';
import { largeAppliances } from './kinds/large-appliances.ts';
import { music } from './kinds/music.ts';
import { pets } from './kinds/pets.ts';
import { phones } from './kinds/phones.ts';
import { seatingAndSleeping } from './kinds/seating-and-sleeping.ts';
import { shoes } from './kinds/shoes.ts';
import { sightAndSound } from './kinds/sight-and-sound.ts';
import { smallAppliances } from './kinds/small-appliances.ts';
import { sports } from './kinds/sports.ts';
import { stationery } from './kinds/stationery.ts';
import { storageAndTables } from './kinds/storage-and-tables.ts';
import { toys } from './kinds/toys.ts';
import type { ProductKind } from './product-kind.ts';

export const productKinds: readonly ProductKind[] = [
  ...phones,
  ...computers,
  ...sightAndSound,
  ...largeAppliances,
  ...smallAppliances,
  ...seatingAndSleeping,
  ...storageAndTables,
  ...homeGoods,
  ...clothing,
  ...shoes,
  ...books,
  ...beauty,
  ...jewellery,
  ...toys,
  ...sports,
  ...groceries,
  ...pets,
  ...hardware,
  ...baby,
  ...stationery,
  ...music,
];
