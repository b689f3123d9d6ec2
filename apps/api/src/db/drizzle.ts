import { createRequire } from 'node:module';
import type * as drizzleOrm from 'drizzle-orm';
import type * as nodePostgres from 'drizzle-orm/node-postgres';
import type * as pgCore from 'drizzle-orm/pg-core';

/**
 * The values of drizzle-orm, by its CommonJS build: Node parses that package's 179 kB package.json anew for each
 * of its ES modules, which took 0.6 s of every start. Types are imported from it as usual.
 */
const require = createRequire(import.meta.url);

export const {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
} = require('drizzle-orm') as typeof drizzleOrm;

export const { drizzle } = require('drizzle-orm/node-postgres') as typeof nodePostgres;

export const {
  bigint,
  boolean,
  customType,
  doublePrecision,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} = require('drizzle-orm/pg-core') as typeof pgCore;
