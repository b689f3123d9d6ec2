import { z } from 'zod';
import { coordinatesMessages, coordinatesProblem } from '../places/geo.ts';
import { heldTo } from '../common/held-to.ts';
import { languages } from './language.ts';
import { loginStatuses } from '../auth/login-status.ts';
import {
  ageProblem,
  firstNameProblem,
  genders,
  interestsProblem,
  MAX_FOLLOWED,
  MAX_INTERESTS,
  MAX_NAME_LENGTH,
  MAX_PLACE_LENGTH,
  onboardingMessages,
  placeProblem,
} from './onboarding.ts';
import { isPlainText } from '../common/plain-text.ts';
import { emailProblem, profileMessages, profileNameProblem } from './profile.ts';
import { userSchema } from './user.ts';
import { WISHES_AT_ONCE, wishTypes } from '../wishlist/wishlist.ts';
import { wishSchema } from '../wishlist/wishlist-wire.ts';

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
const plainText = (required: string, longest: number) =>
  z
    .string({ error: required })
    .max(longest, `At most ${longest} characters, please`)
    .refine(isPlainText, 'Please use letters that can be read');
const placeName = plainText(onboardingMessages.place, MAX_PLACE_LENGTH);
export const placeIdSchema = z.string().regex(/^[\w:.-]{1,200}$/, 'That is not a place id');

/** Everything but the id may be left out; what is left out stays as it is. */
export const updateUserBody = z
  .object({
    id: z.uuid({ error: 'id must be the id of the signed-in user' }),
    name: plainText(onboardingMessages.firstName, MAX_NAME_LENGTH).optional(),
    email: heldTo(emailProblem, profileMessages.email).optional(),
    age: wholeNumber
      .superRefine((age, context) => {
        const message = ageProblem(age);
        if (message) context.addIssue({ code: 'custom', message });
      })
      .optional(),
    gender: z.enum(genders, { error: onboardingMessages.gender }).optional(),
    interests: z
      .array(plainText(onboardingMessages.interests, 60), { error: onboardingMessages.interests })
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
    interestedBussiness: z
      .array(placeIdSchema, { error: onboardingMessages.businesses })
      .max(MAX_FOLLOWED, `At most ${MAX_FOLLOWED} businesses, please`)
      .optional(),
    language: z
      .enum(languages, { error: `language must be one of ${languages.join(', ')}` })
      .optional(),
    login_status: z.enum(loginStatuses, { error: 'That is not a login status' }).optional(),
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
  .superRefine(({ name, login_status, latitude, longitude, city, area }, context) => {
    if (name !== undefined) {
      // A first name may be short, a name edited later may not: the two screens have two rules.
      const message = (login_status ? firstNameProblem : profileNameProblem)(name);
      if (message) context.addIssue({ code: 'custom', path: ['name'], message });
    }
    if (city !== undefined || area !== undefined) {
      const message = placeProblem({ city: city ?? '', area: area ?? '' });
      if (message) context.addIssue({ code: 'custom', path: ['city'], message });
    }
    if (latitude !== undefined || longitude !== undefined) {
      const message = coordinatesProblem(latitude, longitude);
      if (message) context.addIssue({ code: 'custom', path: ['latitude'], message });
    }
  });

/** `place_found` is told when a typed place was looked up. */
export const updateUserResult = z.object({
  user: userSchema,
  place_found: z.boolean().optional(),
});

export type UpdateUserBody = z.infer<typeof updateUserBody>;
export type UpdateUserResult = z.infer<typeof updateUserResult>;
