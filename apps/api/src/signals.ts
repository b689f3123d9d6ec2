export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Not SIGHUP, which a terminal sends when it is closed. */
export const RELOAD_SIGNAL = 'SIGUSR2';
/** What is still open after this is cut off: an orchestrator would kill us anyway. */
export const SHUTDOWN_MS = 20_000;
