import { rounded } from '@baeon/contracts/places/geo';
import { keptPlace } from '@baeon/contracts/profile/onboarding';
import type {
  UpdateUserBody,
  UpdateUserResult,
  Profile,
} from '@baeon/contracts/profile/profile-wire';
import type { Db } from '../../db/client.ts';
import { transactionWithRetry } from '../../db/transient-errors.ts';
import type { GeocoderGateway } from '../../gateways/geocoder/geocoder-gateway.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { OwnSite } from '../../lib/own-site.ts';
import type { Account } from '../../lib/signed-in.ts';
import type { Gifts } from '../coupons/gifts.service.ts';
import type { Referrals } from '../referrals/referrals.feature.ts';
import type { Follows } from '../stores/follows.service.ts';
import type { Stores } from '../stores/stores.service.ts';
import type { Wishlist } from '../wishlist/wishlist.service.ts';
import {
  countKnownInterests,
  finishOnboarding,
  lockAccount,
  readProfile,
  saveAccount,
  type AccountChange,
} from './profile.repo.ts';
import { placeFields } from './kept-places.ts';
import { putsOff, statusAfter } from './onboarding-rules.ts';

type Dependencies = {
  db: Db;
  clock: Clock;
  geocoder: GeocoderGateway;
  stores: Pick<Stores, 'nearby'>;
  follows: Follows;
  gifts: Pick<Gifts, 'welcome'>;
  referrals: Pick<Referrals, 'thank'>;
  wishlist: Wishlist;
};

export type Profiles = ReturnType<typeof createProfile>;

type Whereabouts = Pick<Account, 'latitude' | 'longitude' | 'city' | 'area'>;

export function createProfile(deps: Dependencies) {
  const { db, clock, geocoder, stores, follows, gifts, referrals, wishlist } = deps;

  /** Where a change puts a person, in coordinates and in names, or null when it does not. */
  async function whereaboutsIn(body: UpdateUserBody): Promise<Whereabouts | null> {
    const named = keptPlace({ city: body.city ?? '', area: body.area ?? '' });
    const names = { city: named.city ?? null, area: named.area ?? null };
    if (body.latitude !== undefined && body.longitude !== undefined) {
      const at = rounded({ latitude: body.latitude, longitude: body.longitude });
      if (named.city || named.area) return { ...at, ...names };
      const nearest = await geocoder.nearest(at);
      return { ...at, city: nearest?.city ?? null, area: nearest?.area ?? null };
    }
    if (!named.city && !named.area) return null;
    const found = await geocoder.find(named);
    return { ...names, latitude: found?.latitude ?? null, longitude: found?.longitude ?? null };
  }

  async function refuseUnknown(user: Account, body: UpdateUserBody): Promise<void> {
    const { interests, interestedBussiness } = body;
    if (interests && (await countKnownInterests(db, interests)) !== new Set(interests).size) {
      throw new AppError('INVALID_INPUT', 'We do not know one of these interests.');
    }
    if (interestedBussiness) await follows.refuseUnknown(user.id, interestedBussiness);
  }

  /** Asked for only where it matters: whether somebody may finish without choosing a business. */
  async function offeredTo(user: Account, body: UpdateUserBody): Promise<number> {
    if (body.login_status !== 'GOTBUSINESS' || body.interestedBussiness?.length) return 0;
    return (await stores.nearby(user)).results.length;
  }

  return {
    async read(userId: string, origin: string): Promise<Profile> {
      const profile = await readProfile(db, userId);
      return { ...profile, wishlist: await wishlist.list(userId, origin) };
    },

    async update(user: Account, body: UpdateUserBody, site: OwnSite): Promise<UpdateUserResult> {
      await refuseUnknown(user, body);
      // Before the transaction: these may ask somebody outside, who takes their time.
      const whereabouts = await whereaboutsIn(body);
      const offered = await offeredTo({ ...user, ...whereabouts }, body);

      const profile = await transactionWithRetry(db, async (tx) => {
        const before = await lockAccount(tx, user.id);
        const change: AccountChange = {
          ...plainFields(body),
          ...whereabouts,
          ...placeFields(before.places, body),
        };
        if (body.interestedBussiness) await follows.replace(tx, user.id, body.interestedBussiness);
        if (body.wishlist && body.type) {
          await wishlist.change(tx, user.id, { wishes: body.wishlist, type: body.type }, site);
        }
        const followed = await follows.count(tx, user.id);
        const facts = { ...before, ...change, followed, offered };
        const namesPlace = body.city !== undefined || body.area !== undefined;
        const status = statusAfter(before.login_status, body.login_status, namesPlace, facts);
        if (body.onboarding_later) change.onboardingLater = putsOff(status, facts);
        if (status !== before.login_status || Object.keys(change).length > 0) {
          await saveAccount(tx, user.id, { ...change, loginStatus: status });
        }
        // Happens once in a person's life: whatever a new member is given belongs to this moment.
        const isNew =
          status === 'GOTBUSINESS' && (await finishOnboarding(tx, user.id, clock.now()));
        if (isNew) await referrals.thank(tx, user.id, await gifts.welcome(tx, before));
        return readProfile(tx, user.id);
      });
      const lookedUp = whereabouts !== null && body.latitude === undefined;
      return {
        user: profile,
        ...(lookedUp ? { place_found: whereabouts.latitude !== null } : {}),
      };
    },
  };
}

/** What is written as it came; an emptied field is none. */
function plainFields(body: UpdateUserBody): AccountChange {
  const { name, email, age, gender, interests, language, theme } = body;
  return {
    ...(name === undefined ? {} : { name: name.trim() || null }),
    ...(email === undefined ? {} : { email: email.trim() || null }),
    ...(age === undefined ? {} : { age }),
    ...(gender === undefined ? {} : { gender }),
    ...(interests === undefined ? {} : { interests: [...new Set(interests)] }),
    ...(language === undefined ? {} : { language }),
    ...(theme === undefined ? {} : { theme }),
  };
}
