import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import type { Report } from './reports.ts';

export type Say = (text: string) => void;
export type Stage = { name: string; run: (say: Say) => Promise<Report> };
export type Part = Report & { name: string; seconds: number };

/** Runs a command of the project; true where it came to a good end. */
export function runCommand(
  say: Say,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<boolean> {
  say(`\n> ${command} ${args.join(' ')}\n`);
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...colours, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => say(String(text)));
  return new Promise((resolve) => {
    child.once('close', (code) => resolve(code === 0));
    child.once('error', (error) => {
      say(`${String(error)}\n`);
      resolve(false);
    });
  });
}

/** A stage is one failure where it breaks before it can count, or counts nothing and is no success. */
async function runStage({ name, run }: Stage, say: Say): Promise<Part> {
  const start = performance.now();
  const report = await run(say).catch((error: unknown): Report => ({
    count: { passed: 0, failed: 1, skipped: 0 },
    failures: [String(error)],
    files: [],
  }));
  return { ...report, name, seconds: (performance.now() - start) / 1000 };
}

/** Lanes run beside each other; what stages say is written one after the other, never mixed. */
export async function runLanes(lanes: Stage[][], write: Say): Promise<Part[]> {
  const order = lanes.flat();
  const waiting = new Map<Stage, string[]>(order.map((stage) => [stage, []]));
  const parts = new Map<Stage, Part>();
  let live = 0;

  const sayOf = (stage: Stage) => (text: string) => {
    if (order[live] === stage) write(text);
    else waiting.get(stage)!.push(text);
  };
  const ended = (stage: Stage, part: Part) => {
    parts.set(stage, part);
    while (live < order.length && parts.has(order[live]!)) {
      live++;
      const next = order[live];
      if (next) write(waiting.get(next)!.splice(0).join(''));
    }
  };
  await Promise.all(
    lanes.map(async (stages) => {
      for (const stage of stages) ended(stage, await runStage(stage, sayOf(stage)));
    }),
  );
  return order.map((stage) => parts.get(stage)!);
}
