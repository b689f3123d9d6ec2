import type { UserLoginStatus } from '@baeon/contracts/auth/otp';
import type { Gender } from '@baeon/contracts/profile/onboarding';
import { DEFAULT_LANGUAGE, type Language } from '@baeon/contracts/profile/language';
import type { Theme } from '@baeon/contracts/profile/theme';
import type { ChosenPlace, KeptPlace } from '@baeon/contracts/profile/chosen-place-wire';
import {
  boolean,
  doublePrecision,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from '../drizzle.ts';
import { bytea, instant } from './columns.ts';

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  mobileNumber: text('mobile_number').notNull().unique(),
  loginStatus: text('login_status').$type<UserLoginStatus>().notNull().default('OTPVERIFIED'),
  name: text(),
  email: text(),
  age: smallint(),
  gender: text().$type<Gender>(),
  interests: text().array().notNull().default([]),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  city: text(),
  area: text(),
  language: text().$type<Language>().notNull().default(DEFAULT_LANGUAGE),
  theme: text().$type<Theme>().notNull().default('system'),
  chosenPlace: jsonb('chosen_place').$type<ChosenPlace>(),
  places: jsonb().$type<KeptPlace[]>().notNull().default([]),
  onboardingLater: boolean('onboarding_later').notNull().default(false),
  invitedBy: uuid('invited_by'),
  onboardedAt: instant('onboarded_at'),
  createdAt: instant('created_at').notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    userId: uuid('user_id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    device: text(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);

export const userBlocks = pgTable('user_blocks', {
  userId: uuid('user_id').primaryKey(),
  reason: text().notNull(),
  personId: uuid('person_id').notNull(),
  at: instant('at').notNull(),
});

/** What a query selects to get an account as the wire spells it. */
export const accountFields = {
  id: users.id,
  mobile_number: users.mobileNumber,
  login_status: users.loginStatus,
  onboarding_later: users.onboardingLater,
  name: users.name,
  email: users.email,
  age: users.age,
  gender: users.gender,
  interests: users.interests,
  latitude: users.latitude,
  longitude: users.longitude,
  city: users.city,
  area: users.area,
  language: users.language,
  theme: users.theme,
  chosen_place: users.chosenPlace,
  places: users.places,
};

export const signInNumbers = pgTable('sign_in_numbers', {
  mobileNumber: text('mobile_number').primaryKey(),
  challengeId: uuid('challenge_id'),
  codeHash: bytea('code_hash'),
  codeExpiresAt: instant('code_expires_at'),
  codeTries: smallint('code_tries').notNull().default(0),
  sends: instant('sends').array().notNull(),
  wrongTries: instant('wrong_tries').array().notNull(),
  sendCharged: boolean('send_charged').notNull().default(false),
  updatedAt: instant('updated_at').notNull(),
});

export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    knownSince: instant('known_since').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    wrongTries: instant('wrong_tries').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);

export const departedNumbers = pgTable('departed_numbers', {
  numberHash: bytea('number_hash').primaryKey(),
  sends: instant('sends').array().notNull(),
  wrongTries: instant('wrong_tries').array().notNull(),
  leftAt: instant('left_at').notNull(),
});
