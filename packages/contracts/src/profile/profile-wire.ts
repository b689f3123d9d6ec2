import { z } from 'zod';
import {
  chosenPlaceInput,
  placeCoordinates,
  chosenPlaceSchema,
  keptPlaceSchema,
} from './chosen-place-wire.ts';
import { languages } from './language.ts';
import { themes } from './theme.ts';
import { emailProblem, profileMessages, profileNameProblem } from './profile.ts';
import { loginStatuses } from '../auth/otp.ts';
import {
  genders,
  ageProblem,
  firstNameProblem,
  interestsProblem,
  MAX_FOLLOWED,
  MAX_INTERESTS,
  MAX_NAME_LENGTH,
  MAX_PLACE_LENGTH,
  onboardingMessages,
  placeProblem,
} from './onboarding.ts';
import { wishlistItemSchema, wishSchema } from '../wishlist/wishlist-wire.ts';
import { coordinatesMessages } from '../places/geo.ts';
import { checkCoordinates, heldTo, plainText } from '../common/common-wire.ts';
import { WISHES_AT_ONCE, wishTypes } from '../wishlist/wishlist.ts';

export const languageSchema = z.enum(languages, {
  error: `language must be one of ${languages.join(', ')}`,
});

export const userSchema = z.object({
  id: z.uuid(),
  mobile_number: z.string(),
  login_status: z.enum(loginStatuses).exclude(['OTPSEND']),
  onboarding_later: z.boolean().describe('The rest of onboarding is put off, and the app is open'),
  name: z.string().nullable(),
  email: z.string().nullable(),
  age: z.number().int().nullable(),
  gender: z.enum(genders).nullable(),
  interests: z.array(z.string()).describe('Ids of interests'),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  city: z.string().nullable(),
  area: z.string().nullable(),
  language: z.enum(languages).describe('What the app speaks to them'),
  theme: z.enum(themes).describe('How the app looks'),
  chosen_place: chosenPlaceSchema
    .nullable()
    .describe('Where they want to look; counts before where they are'),
  places: z.array(keptPlaceSchema).describe('To choose from again: home, work, the latest first'),
  interestedBussiness: z.array(z.string()).describe('Place ids of the businesses followed'),
});

/** The profile, and beside it what its owner wishes for, newest first. */
export const profileSchema = userSchema.extend({ wishlist: z.array(wishlistItemSchema) });

export type User = z.infer<typeof userSchema>;
export type Profile = z.infer<typeof profileSchema>;

/** `icon` is the address of a picture of ours. */
export const interestSchema = z.object({ id: z.string(), name: z.string(), icon: z.string() });

export const interestsResult = z.object({ interests: z.array(interestSchema) });

export type Interest = z.infer<typeof interestSchema>;
export type InterestsResult = z.infer<typeof interestsResult>;

const degrees = z.number({ error: coordinatesMessages.notNumbers });
/** A number, or the text of one as a form field gives it. */
const wholeNumber = z.union(
  [
    z.number(),
    z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number),
  ],
  { error: onboardingMessages.age },
);
const placeName = plainText(MAX_PLACE_LENGTH, onboardingMessages.place);
export const placeIdSchema = z.string().regex(/^[\w:.-]{1,200}$/, 'That is not a place id');

/** Everything but the id may be left out; what is left out stays as it is. */
export const updateUserBody = z
  .object({
    id: z.uuid({ error: 'id must be the id of the signed-in user' }),
    name: plainText(MAX_NAME_LENGTH, onboardingMessages.firstName).optional(),
    email: heldTo(emailProblem, profileMessages.email).optional(),
    age: wholeNumber
      .superRefine((age, context) => {
        const message = ageProblem(age);
        if (message) context.addIssue({ code: 'custom', message });
      })
      .optional(),
    gender: z.enum(genders, { error: onboardingMessages.gender }).optional(),
    interests: z
      .array(plainText(60, onboardingMessages.interests), { error: onboardingMessages.interests })
      .max(MAX_INTERESTS, `At most ${MAX_INTERESTS} interests, please`)
      .superRefine((interests, context) => {
        const message = interestsProblem(interests);
        if (message) context.addIssue({ code: 'custom', message });
      })
      .optional(),
    latitude: degrees.optional(),
    longitude: degrees.optional(),
    city: placeName.optional(),
    area: placeName.optional(),
    chosen_place: chosenPlaceInput.nullable().optional(),
    home_place: chosenPlaceInput.nullable().optional(),
    work_place: chosenPlaceInput.nullable().optional(),
    forget_place: placeCoordinates.optional().describe('A recent place to be forgotten'),
    interestedBussiness: z
      .array(placeIdSchema, { error: onboardingMessages.businesses })
      .max(MAX_FOLLOWED, `At most ${MAX_FOLLOWED} businesses, please`)
      .optional(),
    language: languageSchema.optional(),
    theme: z.enum(themes, { error: `theme must be one of ${themes.join(', ')}` }).optional(),
    login_status: z.enum(loginStatuses, { error: 'That is not a login status' }).optional(),
    onboarding_later: z.literal(true, { error: 'onboarding_later can only be set' }).optional(),
    wishlist: z
      .array(wishSchema)
      .min(1, 'wishlist is empty')
      .max(WISHES_AT_ONCE, `At most ${WISHES_AT_ONCE} products at once, please`)
      .optional(),
    type: z.enum(wishTypes, { error: `type must be ${wishTypes.join(' or ')}` }).optional(),
  })
  .superRefine(({ wishlist, type }, context) => {
    if ((wishlist === undefined) === (type === undefined)) return;
    const message = 'wishlist and type belong together';
    context.addIssue({ code: 'custom', path: ['wishlist'], message });
  })
  .superRefine(
    ({ name, login_status, onboarding_later, latitude, longitude, city, area }, context) => {
      if (name !== undefined) {
        // A first name may be short, a name edited later may not: the two screens have two rules.
        const atOnboarding = login_status !== undefined || onboarding_later;
        const message = (atOnboarding ? firstNameProblem : profileNameProblem)(name);
        if (message) context.addIssue({ code: 'custom', path: ['name'], message });
      }
      if (city !== undefined || area !== undefined) {
        const message = placeProblem({ city: city ?? '', area: area ?? '' });
        if (message) context.addIssue({ code: 'custom', path: ['city'], message });
      }
      checkCoordinates({ latitude, longitude }, context);
    },
  );

/** `place_found` is told when a typed place was looked up. */
export const updateUserResult = z.object({
  user: userSchema,
  place_found: z.boolean().optional(),
});

export type UpdateUserBody = z.infer<typeof updateUserBody>;
export type UpdateUserResult = z.infer<typeof updateUserResult>;
