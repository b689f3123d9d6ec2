import { monitorEventLoopDelay } from 'node:perf_hooks';

// Imported by a process before its own code: how long its event loop was kept at most since it was last asked.
const RESOLUTION_MS = 5;
const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
loop.enable();
process.on('SIGUSR2', () => {
  process.stderr.write(`event loop ${(loop.max / 1e6).toFixed(1)} ms at most\n`);
  loop.reset();
});
