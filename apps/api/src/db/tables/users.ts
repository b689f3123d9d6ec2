import type { UserLoginStatus } from '@baeon/contracts/login-status';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  mobileNumber: text('mobile_number').notNull().unique(),
  loginStatus: text('login_status').$type<UserLoginStatus>().notNull().default('OTPVERIFIED'),
  name: text(),
  email: text(),
  createdAt: instant('created_at').notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    userId: uuid('user_id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);

/** What a query selects to get a user as the wire spells it. */
export const userFields = {
  id: users.id,
  mobile_number: users.mobileNumber,
  login_status: users.loginStatus,
  name: users.name,
  email: users.email,
};
