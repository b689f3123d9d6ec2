import { ConfigError } from './config.ts';
import { EmbeddedPostgresError } from './db/embedded/embedded-postgres.ts';
import { NoServerError } from './db/find-server.ts';
import { MigrationLockError } from './db/migration-lock.ts';
import { PoolerError } from './db/pooler.ts';
import { SharedConstantsError } from './db/shared-constants.ts';
import { PageFilesError } from './features/pages/read-pages.ts';

/** What PostgreSQL or the network says when DATABASE_URL is wrong or its server is away. */
const DATABASE_TROUBLE: Record<string, string> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name could not be looked up',
  ETIMEDOUT: 'there is no answer',
  '28000': 'the user is not let in',
  '28P01': 'the password is not right',
  '3D000': 'there is no such database',
  '42501': 'the user may not create tables there',
};

/** They say all that there is to say. */
const ONE_LINE = [
  ConfigError,
  EmbeddedPostgresError,
  MigrationLockError,
  NoServerError,
  PageFilesError,
  PoolerError,
  SharedConstantsError,
];

type Failure = { code?: string; port?: number; setting?: string };

/**
 * One line for what an operator can put right; the whole error for what only we can. `givenDatabase` is
 * where DATABASE_URL points to, without its secrets, or null for the embedded one.
 */
export function startFailure(error: unknown, givenDatabase: string | null): unknown {
  const isOneLine = ONE_LINE.some((kind) => error instanceof kind);
  if (isOneLine) return (error as Error).message;
  const { code = '', port, setting = 'PORT' } = error as Failure;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set ${setting} to another one.`;
  const isSilent = error instanceof Error && error.message === 'timeout expired';
  const trouble = DATABASE_TROUBLE[isSilent ? 'ETIMEDOUT' : code];
  if (givenDatabase && trouble) {
    return `Cannot use the database at ${givenDatabase}: ${trouble}. Check DATABASE_URL.`;
  }
  return error;
}
