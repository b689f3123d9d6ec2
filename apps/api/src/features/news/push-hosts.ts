/** The services that browsers subscribe their users at. */
const KNOWN_HOSTS = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

/**
 * Whether we may speak to an endpoint. It is a browser that names it, and a browser can be made to say
 * anything: without a list we would knock at whatever door inside our own network somebody asks us to.
 */
export function createPushHosts(more: string[]) {
  const hosts = [...KNOWN_HOSTS, ...more];
  return (endpoint: string): boolean => {
    const url = URL.parse(endpoint);
    if (url?.protocol !== 'https:' || url.username || url.password) return false;
    // A port that is not the usual one is part of `host`, and has to be named.
    return hosts.some((host) =>
      host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host,
    );
  };
}
