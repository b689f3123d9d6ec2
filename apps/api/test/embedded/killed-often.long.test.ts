import { expect, test } from 'vitest';
import { killWhileWriting } from './kill-while-writing.ts';
import { sharedDataFolder } from './support.ts';

const dataDir = sharedDataFolder();

test('kill -9 in the midst of writing, 20 times, every acknowledged row is there', async () => {
  const { acknowledged, lost } = await killWhileWriting(dataDir(), 20);
  expect(lost).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(20);
}, 240_000);
