/** Room for at least this many numbers, with what was there before. */
export function roomyFloats(old: Float64Array<ArrayBuffer>, length: number) {
  if (old.length >= length) return old;
  const roomy = new Float64Array(Math.max(length, Math.ceil(old.length * 1.5)));
  roomy.set(old);
  return roomy;
}

export function roomyInts(old: Int32Array<ArrayBuffer>, length: number) {
  if (old.length >= length) return old;
  const roomy = new Int32Array(Math.max(length, Math.ceil(old.length * 1.5)));
  roomy.set(old);
  return roomy;
}
