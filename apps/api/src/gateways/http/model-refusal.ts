/** Who asks for a longer pause than this is asked for nothing more. */
const LONGEST_PAUSE_MS = 2000;

/** The server's own word for an error, where it gives one; its sentence may repeat our key. */
const errorCodeIn = (text: string): string =>
  /"(?:code|type)"\s*:\s*"([a-z_]{1,40})"/.exec(text)?.[1] ?? '';

/** Why a server that speaks OpenAI's protocol did not do it, fit for a log. */
export const reasonOf = (status: number, text: string): string =>
  `HTTP ${status} ${errorCodeIn(text)}`.trim();

/** How long to wait before asking once more, or null where that would be of no use. */
export function pauseBeforeAgain(
  { status, headers }: { status: number; headers: Headers },
  pauseMs: number,
): number | null {
  if (status >= 500) return pauseMs;
  if (status !== 429) return null;
  const asked = headers.get('retry-after');
  const afterMs = asked === null ? pauseMs : Number(asked) * 1000;
  return afterMs <= LONGEST_PAUSE_MS ? afterMs : null;
}
