import type { ServerProcess } from './server-process.ts';

type LogLine = {
  pid: number;
  msg: string;
  reqId?: string;
  res?: object;
  worker?: number;
  signal?: string;
};

/** What it and its workers wrote as JSON. */
export const logLines = (server: ServerProcess): LogLine[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as LogLine);

/** Those that have come to listen, in that order, whether they live or not. Needs LOG_LEVEL=info. */
export const listeningWorkers = (server: ServerProcess): number[] =>
  logLines(server)
    .filter(({ msg }) => msg.startsWith('Server listening'))
    .map(({ pid }) => pid);

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Needs METRICS_PORT=0. */
export async function metricsOf(server: ServerProcess): Promise<string> {
  const url = /Metrics are at (\S+)/.exec(server.output())![1]!;
  return (await fetch(url)).text();
}
