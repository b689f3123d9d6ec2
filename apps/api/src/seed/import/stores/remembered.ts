const AT_MOST = 1000;

/** Answers the same question from memory. Bounded: a file may ask as many as it likes. */
export function remembered<T>(answer: (question: string) => T): (question: string) => T {
  const known = new Map<string, T>();
  return (question) => {
    const before = known.get(question);
    if (before !== undefined) return before;
    if (known.size >= AT_MOST) known.clear();
    const now = answer(question);
    known.set(question, now);
    return now;
  };
}
