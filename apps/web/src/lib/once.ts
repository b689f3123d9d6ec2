/** Makes something when it is first wanted: what is made as a script loads holds up the first screen. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
