import { isInAppBrowser } from './browser-name.ts';

/** How long an app that embeds this page may leave us without a word. */
const IN_APP_TIMEOUT_MS = 30_000;

export async function permissionStatus(name: PermissionName): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name });
  } catch {
    return null;
  }
}

type Guard = {
  permission: PermissionName;
  /** How long the browser may take once it has the person's answer. */
  timeoutMs: number;
  onTimeout: (last: PermissionState | null) => void;
  signal: AbortSignal;
};

/**
 * Calls `onTimeout` when the browser should have answered and has not. The clock starts with the
 * permission, because people may read the browser's question for as long as they like.
 */
export async function watchPermissionTimeout(guard: Guard): Promise<void> {
  const { permission, timeoutMs, onTimeout, signal } = guard;
  const status = await permissionStatus(permission);
  const waitAtMost = (ms: number) => {
    const timer = setTimeout(() => onTimeout(status?.state ?? null), ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  const answered = () => waitAtMost(timeoutMs);
  if (signal.aborted) return;
  if (status && status.state !== 'prompt') return answered();
  status?.addEventListener('change', answered, { once: true, signal });
  // Some apps neither ask nor answer; a real browser does one of the two.
  if (isInAppBrowser()) waitAtMost(IN_APP_TIMEOUT_MS);
}
