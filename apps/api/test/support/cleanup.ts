const tasks: (() => unknown)[] = [];

/** Undoes something when the file's tests are over; may be called from within a test. */
export function atEnd(task: () => unknown): void {
  tasks.push(task);
}

/** Newest first: what was started last may need what was started before it. */
export async function cleanUp(): Promise<void> {
  while (tasks.length > 0) await tasks.pop()!();
}
