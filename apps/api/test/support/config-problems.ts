import { ConfigError, readEnv } from '../../src/config.ts';

/** What is told of settings that cannot be; empty where they can. */
export function problemsOf(env: Record<string, string>): string {
  try {
    readEnv(env);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}
