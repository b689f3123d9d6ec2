import { SingleBar } from 'cli-progress';

/** Without a terminal, a line for each of these shares of the work at most. */
const LINE_PERCENT = 20;

export type Progress = { update(amount: number): void; stop(): void };

type Terminal = NodeJS.WritableStream & { isTTY?: boolean };

/** What is under way, how much of it there is, and how to speak of it. */
export type Task = {
  total: number;
  doing: string;
  done: string;
  unit: string;
  shown(amount: number): string;
};

export const readingFile = (bytes: number): Task => ({
  total: bytes,
  doing: 'reading',
  done: 'read',
  unit: 'MB',
  shown: (amount) => (amount / 1_000_000).toFixed(1),
});

/** How far a task has got: a bar on a terminal, a few lines elsewhere. */
export function startProgress(
  task: Task,
  terminal: Terminal,
  say: (line: string) => void,
): Progress {
  return terminal.isTTY ? bar(task, terminal) : lines(task, say);
}

function bar({ total, doing, unit, shown }: Task, terminal: Terminal): Progress {
  const drawn = new SingleBar({
    stream: terminal,
    format: `${doing} [{bar}] {percentage}% | {amount} of ${shown(total)} ${unit} | {eta}s left`,
    hideCursor: true,
    clearOnComplete: true,
  });
  drawn.start(total, 0, { amount: shown(0) });
  return {
    update: (amount) => drawn.update(amount, { amount: shown(amount) }),
    stop: () => drawn.stop(),
  };
}

function lines({ total, done }: Task, say: (line: string) => void): Progress {
  let told = 0;
  return {
    update: (amount) => {
      const percent = Math.min(100, Math.floor((amount / total) * 100));
      const step = percent - (percent % LINE_PERCENT);
      if (step <= told) return;
      told = step;
      say(`${done} ${step} %`);
    },
    stop: () => {},
  };
}
