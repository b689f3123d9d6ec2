const memory = new Map<string, string>();

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * Local storage that never throws. Private windows, blocked site data and a full disk refuse
 * reads or writes; what they refuse is kept in memory so that the visit still works.
 */
export const safeStorage = {
  get(key: string): string | null {
    return memory.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null;
  },

  set(key: string, value: string): void {
    const written = attempt(() => {
      localStorage.setItem(key, value);
      return true;
    });
    if (written) memory.delete(key);
    else memory.set(key, value);
  },

  remove(key: string): void {
    memory.delete(key);
    attempt(() => localStorage.removeItem(key));
  },

  clear(): void {
    memory.clear();
    attempt(() => localStorage.clear());
  },
};
