import type { AccountData, DeletionCodeResult } from '@baeon/contracts/profile/account-wire';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Account } from '../../lib/signed-in.ts';
import type { OneTimeCodes } from '../auth/one-time-codes.service.ts';
import { deleteUserRows, readAccountData } from './account.repo.ts';
import { readProfile } from './profile.repo.ts';

type Dependencies = { db: Db; clock: Clock; codes: OneTimeCodes };

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts({ db, clock, codes }: Dependencies) {
  return {
    /** Everything that we keep about a person, for that person. */
    async data(user: Account): Promise<AccountData> {
      const profile = await readProfile(db, user.id);
      const kept = await readAccountData(db, user.id, user.mobile_number);
      const text = (at: string) => new Date(at).toISOString();
      return {
        exported_at: clock.now().toISOString(),
        profile,
        member_since: text(kept.created_at),
        onboarded_at: kept.onboarded_at && text(kept.onboarded_at),
        followed_businesses: kept.followed.map(({ place_id, name, since }) => ({
          place_id,
          name,
          since: text(since),
        })),
        sessions: kept.sessions.map(({ device, started_at, last_used_at }) => ({
          device,
          started_at: text(started_at),
          last_used_at: text(last_used_at),
        })),
        known_devices: kept.knownDevices.map(({ known_since, last_used_at }) => ({
          known_since: text(known_since),
          last_used_at: text(last_used_at),
        })),
        invitations: {
          code: kept.invitations.code,
          bonus_given_at: kept.invitations.given.map(text),
          invited: kept.invitations.invited,
        },
        counter: {
          stores: kept.stores.map(({ since, ...store }) => ({ ...store, since: text(since) })),
          invited_to: kept.invitedTo.map(({ invited_at, ...store }) => ({
            ...store,
            invited_at: text(invited_at),
          })),
          acts: kept.acts.map(({ at, ...act }) => ({ ...act, at: text(at) })),
        },
        refusals: kept.refusals.map(({ at, ...refusal }) => ({ ...refusal, at: text(at) })),
        one_time_codes: {
          sent_at: kept.codes.sends.map(text),
          wrong_at: kept.codes.wrong_tries.map(text),
        },
        coupons: kept.coupons.map(({ issued_at, valid_until, settled_at, ...coupon }) => ({
          ...coupon,
          issued_at: text(issued_at),
          valid_until: text(valid_until),
          settled_at: settled_at && text(settled_at),
        })),
        wishlist: kept.wishlist.map(({ added_at, ...wish }) => ({
          ...wish,
          added_at: text(added_at),
        })),
        saved_deals: kept.savedDeals.map(({ saved_at, ...deal }) => ({
          ...deal,
          saved_at: text(saved_at),
        })),
        waitlists: kept.waitlists.map(({ joined_at, held_until, ...deal }) => ({
          ...deal,
          joined_at: text(joined_at),
          held_until: held_until && text(held_until),
        })),
        raised_deals: kept.raised.map(({ created_at, updated_at, ...deal }) => ({
          ...deal,
          created_at: text(created_at),
          updated_at: text(updated_at),
        })),
        searches: kept.searches.map(({ searched_at, ...search }) => ({
          ...search,
          searched_at: text(searched_at),
        })),
        conversations: kept.chats,
        news: {
          settings: kept.newsSettings,
          // The rest of the address is a secret: whoever has it may write to the device.
          devices: kept.devices.map(({ endpoint, time_zone, since }) => ({
            push_service: new URL(endpoint).host,
            time_zone,
            since: text(since),
          })),
          told: kept.told.map(({ kind, told_at, read_at }) => ({
            kind,
            told_at: text(told_at),
            read_at: read_at && text(read_at),
          })),
        },
        messages: kept.messages.map(({ body, state, created_at }) => ({
          body,
          state,
          created_at: text(created_at),
        })),
      };
    },

    sendDeletionCode: (user: Account): Promise<DeletionCodeResult> =>
      codes.send(user.mobile_number, 'delete-account', user.language),

    /** A token alone must not be enough: it may be in the wrong hands. */
    async remove(user: Account, otp: string): Promise<void> {
      await codes.use(user.mobile_number, otp, 'delete-account', async (tx, now) => {
        await deleteUserRows(tx, user.id, user.mobile_number, now);
        await codes.forget(tx, user.mobile_number, now);
      });
    },
  };
}
