import { SingleBar } from 'cli-progress';

/** Without a terminal, a line for each of these shares of the file at most. */
const LINE_PERCENT = 20;

export type Progress = { update(bytes: number): void; stop(): void };

type Terminal = NodeJS.WritableStream & { isTTY?: boolean };

/** How much of the file has been read: a bar on a terminal, a few lines elsewhere. */
export function startProgress(
  totalBytes: number,
  terminal: Terminal,
  say: (line: string) => void,
): Progress {
  return terminal.isTTY ? bar(totalBytes, terminal) : lines(totalBytes, say);
}

function bar(totalBytes: number, terminal: Terminal): Progress {
  const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
  const drawn = new SingleBar({
    stream: terminal,
    format: `reading [{bar}] {percentage}% | {read} of ${megabytes(totalBytes)} MB | {eta}s left`,
    hideCursor: true,
    clearOnComplete: true,
  });
  drawn.start(totalBytes, 0, { read: megabytes(0) });
  return {
    update: (bytes) => drawn.update(bytes, { read: megabytes(bytes) }),
    stop: () => drawn.stop(),
  };
}

function lines(totalBytes: number, say: (line: string) => void): Progress {
  let told = 0;
  return {
    update: (bytes) => {
      const percent = Math.min(100, Math.floor((bytes / totalBytes) * 100));
      const step = percent - (percent % LINE_PERCENT);
      if (step <= told) return;
      told = step;
      say(`read ${step} %`);
    },
    stop: () => {},
  };
}
