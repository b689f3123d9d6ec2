import { existsSync } from 'node:fs';
import { readdir, statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { dirname } from 'node:path';
import { good, inSize, note, trouble, type Finding } from './finding.ts';

export type Machine = {
  disk: { free: number; size: number };
  memory: { available: number; size: number };
};

const LEAST_DISK = 1e9;
const LEAST_MEMORY = 200e6;

export async function measureMachine(folder: string): Promise<Machine> {
  const { bavail, blocks, bsize } = await statfs(nearestExisting(folder));
  // Within a container its limit counts, not the machine's.
  const limit = process.constrainedMemory();
  const total = totalmem();
  return {
    disk: { free: bavail * bsize, size: blocks * bsize },
    memory: {
      available: process.availableMemory(),
      size: limit > 0 && limit < total ? limit : total,
    },
  };
}

const nearestExisting = (path: string): string =>
  existsSync(path) ? path : nearestExisting(dirname(path));

export function machineFindings({ disk, memory }: Machine): Finding[] {
  const diskSays = `${inSize(disk.free)} free of ${inSize(disk.size)}`;
  const memorySays = `${inSize(memory.available)} available of ${inSize(memory.size)}`;
  const isFull = disk.free < LEAST_DISK || disk.free < disk.size * 0.03;
  const isFilling = disk.free < disk.size * 0.1;
  const memoryLevel =
    memory.available < LEAST_MEMORY ? trouble : memory.available < 2 * LEAST_MEMORY ? note : good;
  return [
    (isFull ? trouble : isFilling ? note : good)('disk', diskSays),
    memoryLevel('memory', memorySays),
  ];
}

const DAY_MS = 24 * 3600 * 1000;
const OLD_DAYS = 2;

/** By their names: a backup that was copied here has a new date. */
export async function backupFinding(folder: string, now: Date): Promise<Finding> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const newest = names
    .filter((name) => /^baeon-\d{8}-\d{6}$/.test(name))
    .sort()
    .at(-1);
  if (!newest) return note('backups', `none in ${folder}`);
  const [, year, month, day] = /(\d{4})(\d\d)(\d\d)-/.exec(newest)!;
  const days = Math.floor((now.getTime() - Date.parse(`${year}-${month}-${day}`)) / DAY_MS);
  return (days > OLD_DAYS ? note : good)('backups', `the newest in ${folder} is ${newest}`);
}
