import { execFileSync } from 'node:child_process';
import { arch, cpus, platform, release, totalmem } from 'node:os';
import { postgresSettings, type Postgres } from './postgres.ts';

/** What figures depend on, and nothing that tells whose machine it is. */
export const machineFacts = (): Record<string, string | number | null> => ({
  commit: commit(),
  system: `${platform()} ${release()} ${arch()}`,
  processors: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
  'memory, GB': Math.round(totalmem() / 2 ** 30),
  Node: process.version,
});

export const postgresFacts = (postgres: Postgres): Record<string, string | number | null> => ({
  PostgreSQL: postgres.version,
  'its settings': Object.entries(postgresSettings)
    .map(([name, value]) => `${name}=${value}`)
    .join(' '),
});

function commit(): string | null {
  try {
    const options = { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['describe', '--always', '--dirty'], options).trim();
  } catch {
    return null;
  }
}
