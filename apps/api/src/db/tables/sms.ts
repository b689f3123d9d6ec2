import { boolean, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from '../drizzle.ts';
import type { Told } from '../../lib/sms-texts.ts';
import { instant } from './columns.ts';

export const smsOutbox = pgTable(
  'sms_outbox',
  {
    mobileNumber: text('mobile_number').notNull(),
    id: uuid().notNull().defaultRandom(),
    key: text().notNull(),
    body: text().notNull(),
    state: text().$type<'queued' | 'sending' | 'sent' | 'dead'>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    maybeSentSince: instant('maybe_sent_since'),
    lastAttemptAt: instant('last_attempt_at'),
    lastError: text('last_error'),
    provider: text(),
    providerMessageId: text('provider_message_id'),
    notAfter: instant('not_after'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    inRush: boolean('in_rush').notNull().default(false),
    told: jsonb().$type<Told>(),
    fallbackAt: instant('fallback_at'),
    report: text().$type<'delivered' | 'failed'>(),
    reportCode: text('report_code'),
    reportedAt: instant('reported_at'),
  },
  (table) => [
    primaryKey({ columns: [table.mobileNumber, table.id] }),
    unique().on(table.mobileNumber, table.key),
  ],
);

export const inboxMessages = pgTable(
  'inbox_messages',
  {
    mobileNumber: text('mobile_number').notNull(),
    id: uuid().notNull().defaultRandom(),
    key: text().notNull(),
    body: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mobileNumber, table.id] }),
    unique().on(table.mobileNumber, table.key),
  ],
);
