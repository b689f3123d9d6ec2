/** Texts come again and again: what was made of them is kept, up to so many, and then forgotten all at once. */
export function memoize<T>(most: number, make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const made = make(text);
    known.set(text, made);
    return made;
  };
}

/** The same of two texts. */
export function memoizePairs<T>(
  most: number,
  make: (first: string, second: string) => T,
): (first: string, second: string) => T {
  const bySecond = new Map<string, Map<string, T>>();
  let size = 0;
  return (first, second) => {
    const found = bySecond.get(second)?.get(first);
    if (found !== undefined) return found;
    if (size >= most) {
      bySecond.clear();
      size = 0;
    }
    const made = make(first, second);
    const beside = bySecond.get(second) ?? new Map<string, T>();
    bySecond.set(second, beside.set(first, made));
    size += 1;
    return made;
  };
}
