/** On our own host; two slashes lead to another one. */
const OWN_PATH = /^\/(?![/\\])/;

/** An address where browsers may load a picture from; null for any other. */
export type LoadablePicture = (address: string | null) => string | null;

export function createLoadablePicture(pictureHosts: string[]): LoadablePicture {
  const mayLoad = (address: string) =>
    OWN_PATH.test(address) ||
    pictureHosts.includes('*') ||
    pictureHosts.includes(URL.parse(address)?.origin ?? '');
  return (address) => (address && mayLoad(address) ? address : null);
}
