import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../src/lib/free-port.ts';
import { atEnd } from './cleanup.ts';
import { eventually } from './eventually.ts';
import { temporaryFolder } from './server-process.ts';

/** As operators find it. */
const CONFIGURATION = join(import.meta.dirname, '../../../../deploy/haproxy.cfg');

export type LoadBalancer = { origin: string; ready(): Promise<number> };

/** HAProxy before whatever listens on these ports, or will, or null where it is not installed. */
export async function startHaproxy(ports: number[]): Promise<LoadBalancer | null> {
  const [port, figuresPort] = await Promise.all([freePort(), freePort()]);
  const file = join(await temporaryFolder(), 'haproxy.cfg');
  const places = { 8080: port, 8404: figuresPort };
  writeFileSync(file, configurationFor(readFileSync(CONFIGURATION, 'utf8'), places, ports));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const started = await once(child, 'spawn').then(
    () => true,
    () => false,
  );
  if (!started) return null;
  const exited = once(child, 'exit');
  atEnd(async () => {
    child.kill('SIGKILL');
    await exited;
  });

  /** How many of the processes it takes for ready. */
  async function ready(): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${figuresPort}/;csv`).catch(() => null);
    const rows = (await answer?.text())?.split('\n') ?? [];
    return rows.filter((row) => /^api,api\d+,/.test(row) && row.split(',')[17] === 'UP').length;
  }
  await eventually(async () => {
    const answer = await fetch(`http://127.0.0.1:${figuresPort}/;csv`).catch(() => null);
    return answer?.ok;
  }, 'haproxy listens');
  return { origin: `http://127.0.0.1:${port}`, ready };
}

/** The lines that an operator is told to change are changed. */
function configurationFor(text: string, places: Record<string, number>, ports: number[]): string {
  return text
    .replace(/(?<=bind 127\.0\.0\.1:)\d+/g, (place) => String(places[place]))
    .replace(/^ +server api(?!1\b).*\n/gm, '')
    .replace(/^( +server api)1(\S*) 127\.0\.0\.1:3001(.*)$/gm, (_line, begin, name, end) =>
      ports.map((port, nth) => `${begin}${nth + 1}${name} 127.0.0.1:${port}${end}`).join('\n'),
    );
}
