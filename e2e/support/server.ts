import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../apps/api/src/lib/free-port.ts';
import { openEmbeddedPostgres } from '../../apps/api/src/db/embedded/embedded-postgres.ts';

/** Runs the city of every journey's server. */
export const OPERATOR = '9000000001';

const ROOT = join(import.meta.dirname, '../..');

/** The app by `npm start`, on a data folder and a port of its own. */
export class Server {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'baeon-e2e-'));
  #child: ChildProcess | null = null;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(env: Record<string, string> = {}): Promise<void> {
    chmodSync(this.dataDir, 0o755);
    this.#port ||= await freePort();
    const child = spawn('npm', ['start'], {
      cwd: ROOT,
      // Nothing else of the developer's environment: it may name a real database or SMS account.
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        TMPDIR: process.env.TMPDIR,
        // A minute of a processor for each new server; what they bring has tests of its own.
        SENTENCE_VECTORS: 'off',
        NODE_ENV: 'development',
        WORKERS: '1',
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        RATE_LIMIT_FACTOR: '1000',
        OPERATOR_NUMBERS: OPERATOR,
        // As long as may be: a slow machine needs more than the usual seconds to press Undo.
        CLAIM_UNDO_SECONDS: '60',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    await new Promise<void>((ready, failed) => {
      child.stdout!.on('data', (chunk) => String(chunk).includes('Data lies in') && ready());
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
    });
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Runs a statement on the server's own database. */
  async sql(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const embedded = await openEmbeddedPostgres({ dataDir: this.dataDir, mode: 'join' });
    const client = new pg.Client({ connectionString: embedded.url });
    await client.connect();
    try {
      return (await client.query(statement, values)).rows;
    } finally {
      await client.end();
      await embedded.stop();
    }
  }
}
