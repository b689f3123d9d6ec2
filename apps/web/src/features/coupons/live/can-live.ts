/** Neither exists on an address that is not secure, nor where storage is blocked. */
export const canLive = (): boolean =>
  globalThis.crypto?.subtle !== undefined && 'indexedDB' in globalThis;
