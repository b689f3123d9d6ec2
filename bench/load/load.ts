import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Cleanup } from '../cleanup.ts';
import type { FromLoad, OutcomeOf, Task } from './tasks.ts';

export type Load = {
  /** One task at a time; `onReached` is called once `tellAfter` claims are acknowledged. */
  run<T extends Task>(task: T, onReached?: () => void): Promise<OutcomeOf<T>>;
};

/** The clients, in a process of their own, the same one for all that is compared. */
export async function startLoad(cleanup: Cleanup): Promise<Load> {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), { serialization: 'advanced' });
  const exited = once(child, 'exit');
  cleanup.add(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  await once(child, 'spawn');

  return {
    run: <T extends Task>(task: T, onReached?: () => void) =>
      new Promise<OutcomeOf<T>>((resolve, reject) => {
        const end = () => {
          child.off('message', hear);
          child.off('exit', gone);
        };
        const hear = (message: FromLoad) => {
          if (message.kind === 'reached') return onReached?.();
          end();
          if (message.kind === 'failed') reject(new Error(message.reason));
          else resolve(message.outcome as OutcomeOf<T>);
        };
        const gone = () => {
          end();
          reject(new Error('the load process ended'));
        };
        child.on('message', hear);
        child.on('exit', gone);
        child.send(task);
      }),
  };
}
