/** What was started, undone newest first: what was started last may need what was started before. */
export class Cleanup {
  readonly #tasks: (() => Promise<void> | void)[] = [];
  #running: Promise<void> | null = null;

  get started(): boolean {
    return this.#running !== null;
  }

  add(task: () => Promise<void> | void): void {
    this.#tasks.push(task);
  }

  run(): Promise<void> {
    this.#running ??= this.#undoAll();
    return this.#running;
  }

  async #undoAll(): Promise<void> {
    for (let task = this.#tasks.pop(); task; task = this.#tasks.pop()) {
      try {
        await task();
      } catch (error) {
        console.error(error);
      }
    }
  }
}
