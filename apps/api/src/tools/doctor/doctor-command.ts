import { readFileSync } from 'node:fs';
import { release } from 'node:os';
import { resolve } from 'node:path';
import { ConfigError, readEnv, type Config } from '../../config.ts';
import { request } from '../../gateways/http/request.ts';
import { httpAddress } from '../../lib/own-site.ts';
import { openExistingDatabase } from '../../open-database.ts';
import { hasCluster } from '../../db/embedded/data-folder.ts';
import type { CommandContext } from '../../seed/import/command-line.ts';
import { exitCodes } from '../../seed/import/import-command.ts';
import { startFailure } from '../../start-failure.ts';
import { backupsFolder } from '../backup-command.ts';
import { databaseFindings } from './database-checks.ts';
import { good, note, trouble, type Finding } from './finding.ts';
import { backupFinding, machineFindings, measureMachine } from './machine-checks.ts';
import { poolerFindings } from './pooler-checks.ts';
import { providerFindings } from './provider-checks.ts';
import { settingsInForce } from './settings.ts';

/** What whoever keeps an installation needs to know; fails when something is wrong. */
export async function runDoctor(
  args: string[],
  around: CommandContext,
  measure = measureMachine,
): Promise<number> {
  const { env, say } = around;
  if (args.length > 0) {
    say('npm run doctor\n\nLooks whether everything that an installation needs is there and well.');
    return args[0] === '--help' ? exitCodes.done : exitCodes.usage;
  }
  say(
    `Baeon ${version()}, Node ${process.versions.node}, ${process.platform} ${release()} ${process.arch}`,
  );
  say('\nSettings (* where the environment says so)');
  for (const { name, value, isSet } of settingsInForce(env)) {
    say(`${isSet ? '*' : ' '} ${name.padEnd(28)} ${value}`);
  }
  say('');
  const findings = [...(await lookAround(env)), ...machineFindings(await measure(folderIn(env)))];
  for (const { level, about, says } of findings) {
    say(`${level.padEnd(8)} ${about.padEnd(26)} ${says}`);
  }
  const wrong = findings.filter(({ level }) => level === 'trouble').length;
  say(wrong === 0 ? '\nNo trouble.' : `\nTrouble: ${wrong}.`);
  return wrong === 0 ? exitCodes.done : exitCodes.failed;
}

const folderIn = (env: NodeJS.ProcessEnv): string => resolve(env.DATA_DIR?.trim() || '.');

function version(): string {
  const description = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(description) as { version: string }).version;
}

async function lookAround(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  let config: Config;
  try {
    config = readEnv(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [, ...problems] = error.message.split('\n  - ');
    return problems.map((problem) => trouble('settings', problem));
  }
  return [
    good('settings', config.production ? 'good, for production' : 'good, for development'),
    await appFinding(config),
    ...(await databaseOf(config)),
    ...(await poolerFindings(config)),
    ...(config.databaseUrl ? [] : [await backupFinding(backupsFolder(config), new Date())]),
    ...(await providerFindings(config)),
  ];
}

const PATIENCE_MS = 5000;

async function appFinding({ host, port }: Config): Promise<Finding> {
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const origin = httpAddress(everywhere[host] ?? host, port);
  if (port === 0) return note('app', 'its port is chosen at the start');
  const reply = await request(
    new URL('/api/ready', origin),
    { method: 'GET', headers: {} },
    PATIENCE_MS,
  );
  if (!('status' in reply)) return note('app', `does not answer at ${origin}: ${reply.reason}`);
  return reply.status === 200
    ? good('app', `is ready at ${origin}`)
    : trouble('app', `says HTTP ${reply.status} at ${origin}`);
}

async function databaseOf(config: Config): Promise<Finding[]> {
  if (!config.databaseUrl && !hasCluster(config.dataDir)) {
    return [note('database', `none in ${config.dataDir} yet; the first start makes it`)];
  }
  let where: string | null = null;
  try {
    const database = await openExistingDatabase(config, { label: 'npm run doctor', log: () => {} });
    ({ where } = database);
    const { url, state } = database;
    try {
      return [
        ...(state ? [note('database', `the embedded server ${state}`)] : []),
        ...(await databaseFindings(url, where)),
      ];
    } finally {
      await database.stop();
    }
  } catch (error) {
    const told = startFailure(error, config.databaseUrl && where);
    return [trouble('database', told instanceof Error ? told.message : String(told))];
  }
}
