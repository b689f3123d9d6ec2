import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readingFile, startProgress } from '../../src/seed/import/progress.ts';

function terminal(isTTY: boolean) {
  let drawn = '';
  const stream = Object.assign(
    new Writable({
      write(chunk, _encoding, done) {
        drawn += chunk;
        done();
      },
    }),
    { isTTY, columns: 100 },
  );
  return { stream, drawn: () => drawn };
}

describe('how much has been read', () => {
  it('is a bar on a terminal, which is gone at the end', () => {
    const { stream, drawn } = terminal(true);
    const said: string[] = [];
    const progress = startProgress(readingFile(42_000_000), stream, (line) => said.push(line));
    expect(drawn()).toContain('] 0% | 0.0 of 42.0 MB');
    progress.update(21_000_000);
    progress.stop();
    expect(drawn()).toContain('] 50% | 21.0 of 42.0 MB');
    // The cursor is shown again, and the line is empty.
    expect(drawn().split('\u001b').slice(-5)).toEqual(['[?25h', '[?7h', '8', '[1G', '[2K']);
    expect(said).toEqual([]);
  });

  it('is a line for every fifth of the file elsewhere', () => {
    const { stream, drawn } = terminal(false);
    const said: string[] = [];
    const progress = startProgress(readingFile(1000), stream, (line) => said.push(line));
    for (let bytes = 0; bytes <= 1000; bytes += 50) progress.update(bytes);
    progress.stop();
    expect(said).toEqual(['read 20 %', 'read 40 %', 'read 60 %', 'read 80 %', 'read 100 %']);
    expect(drawn()).toBe('');
  });

  it('is one line where one piece is the whole file', () => {
    const said: string[] = [];
    startProgress(readingFile(1000), terminal(false).stream, (line) => said.push(line)).update(
      1000,
    );
    expect(said).toEqual(['read 100 %']);
  });
});
