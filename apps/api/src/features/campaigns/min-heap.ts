export type MinHeap = ReturnType<typeof createMinHeap>;

/** A binary heap of numbered things by key, the least on top; emptied and used again and again. */
export function createMinHeap() {
  let keys = new Float64Array(1024);
  let ids = new Int32Array(1024);
  let size = 0;

  function grow(): void {
    const [oldKeys, oldIds] = [keys, ids];
    keys = new Float64Array(oldKeys.length * 2);
    ids = new Int32Array(oldIds.length * 2);
    keys.set(oldKeys);
    ids.set(oldIds);
  }

  return {
    get size(): number {
      return size;
    },
    /** Of what is on top. */
    get key(): number {
      return keys[0]!;
    },

    clear(): void {
      size = 0;
    },

    push(key: number, id: number): void {
      if (size === keys.length) grow();
      let at = size++;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if (keys[parent]! <= key) break;
        keys[at] = keys[parent]!;
        ids[at] = ids[parent]!;
        at = parent;
      }
      keys[at] = key;
      ids[at] = id;
    },

    pop(): number {
      const top = ids[0]!;
      const key = keys[--size]!;
      const id = ids[size]!;
      let at = 0;
      for (;;) {
        let child = 2 * at + 1;
        if (child >= size) break;
        if (child + 1 < size && keys[child + 1]! < keys[child]!) child++;
        if (keys[child]! >= key) break;
        keys[at] = keys[child]!;
        ids[at] = ids[child]!;
        at = child;
      }
      keys[at] = key;
      ids[at] = id;
      return top;
    },
  };
}
