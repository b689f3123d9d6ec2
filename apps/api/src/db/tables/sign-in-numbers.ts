import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

export const signInNumbers = pgTable('sign_in_numbers', {
  mobileNumber: text('mobile_number').primaryKey(),
  challengeId: uuid('challenge_id'),
  codeHash: bytea('code_hash'),
  codeExpiresAt: instant('code_expires_at'),
  codeTries: smallint('code_tries').notNull().default(0),
  sends: instant('sends').array().notNull(),
  wrongTries: instant('wrong_tries').array().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const departedNumbers = pgTable('departed_numbers', {
  numberHash: bytea('number_hash').primaryKey(),
  sends: instant('sends').array().notNull(),
  wrongTries: instant('wrong_tries').array().notNull(),
  leftAt: instant('left_at').notNull(),
});
