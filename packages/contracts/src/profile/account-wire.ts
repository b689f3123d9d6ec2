import { z } from 'zod';
import { ownRefusalSchema } from '../honour/honour-wire.ts';
import { pushSettingsSchema } from '../push/push-wire.ts';
import { otpSchema } from '../auth/auth-wire.ts';
import { userSchema } from './profile-wire.ts';

export const deletionCodeResult = z.object({
  resend_after_seconds: z.number().int(),
  expires_in_seconds: z.number().int(),
});

export const deleteAccountBody = z.object({ otp: otpSchema });
export const deleteAccountResult = z.object({ deleted: z.literal(true) });

/** What is kept about one person; of messages the newest thousand, of coupons and raised deals the newest five thousand. Grows with what the app keeps. */
export const accountDataResult = z.object({
  exported_at: z.iso.datetime(),
  profile: userSchema,
  member_since: z.iso.datetime(),
  onboarded_at: z.iso.datetime().nullable(),
  followed_businesses: z.array(
    z.object({ place_id: z.string(), name: z.string().nullable(), since: z.iso.datetime() }),
  ),
  coupons: z.array(
    z.object({
      title: z.string(),
      store: z.string().nullable(),
      code: z.string(),
      source: z.string(),
      state: z.string(),
      issued_at: z.iso.datetime(),
      valid_until: z.iso.datetime(),
      settled_at: z.iso.datetime().nullable(),
    }),
  ),
  wishlist: z.array(
    z.object({
      name: z.string(),
      image: z.string(),
      product_url: z.string(),
      price_when_added: z.number().nullable(),
      added_at: z.iso.datetime(),
    }),
  ),
  saved_deals: z.array(
    z.object({ title: z.string(), store: z.string().nullable(), saved_at: z.iso.datetime() }),
  ),
  waitlists: z.array(
    z.object({
      title: z.string(),
      joined_at: z.iso.datetime(),
      held_until: z.iso.datetime().nullable(),
    }),
  ),
  raised_deals: z.array(
    z.object({
      product_url: z.string(),
      comment: z.string(),
      category_id: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      state: z.string(),
      named_prices: z.array(z.number()).describe('In rupees, to shops that made an offer'),
      created_at: z.iso.datetime(),
      updated_at: z.iso.datetime(),
    }),
  ),
  searches: z.array(
    z.object({ text: z.string(), found: z.boolean(), searched_at: z.iso.datetime() }),
  ),
  conversations: z.number().int().describe('How many talks with the assistant we remember'),
  news: z.object({
    settings: pushSettingsSchema,
    devices: z.array(
      z.object({
        push_service: z.string().describe('The host that messages for the device go to'),
        time_zone: z.string(),
        since: z.iso.datetime(),
      }),
    ),
    told: z
      .array(
        z.object({
          kind: z.string(),
          told_at: z.iso.datetime(),
          read_at: z.iso.datetime().nullable(),
        }),
      )
      .describe('Of what we have told lately'),
  }),
  known_devices: z.array(
    z.object({ known_since: z.iso.datetime(), last_used_at: z.iso.datetime() }),
  ),
  sessions: z.array(
    z.object({
      device: z.string().nullable().describe('Its kind and that of its browser'),
      started_at: z.iso.datetime(),
      last_used_at: z.iso.datetime(),
    }),
  ),
  invitations: z.object({
    code: z.string().nullable(),
    bonus_given_at: z.array(z.iso.datetime()),
    invited: z.boolean().describe('Came by a link, and has not finished setting up'),
  }),
  counter: z.object({
    stores: z.array(z.object({ name: z.string(), role: z.string(), since: z.iso.datetime() })),
    invited_to: z.array(
      z.object({ name: z.string(), role: z.string(), invited_at: z.iso.datetime() }),
    ),
    acts: z
      .array(z.object({ act: z.string(), store: z.string().nullable(), at: z.iso.datetime() }))
      .describe('The newest thousand'),
  }),
  refusals: z
    .array(ownRefusalSchema.omit({ store_id: true }))
    .describe('Of stores that did not take a coupon; the newest thousand'),
  one_time_codes: z.object({
    sent_at: z.array(z.iso.datetime()),
    wrong_at: z.array(z.iso.datetime()),
  }),
  messages: z.array(
    z.object({ body: z.string(), state: z.string(), created_at: z.iso.datetime() }),
  ),
});

export type DeletionCodeResult = z.infer<typeof deletionCodeResult>;
export type AccountData = z.infer<typeof accountDataResult>;
