const MOST_BYTES = 1024 * 1024;

export type HttpRequest = {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string | FormData;
};

export type HttpReply = { status: number; headers: Headers; text: string };
/** The reason is fit for a log: a code or a few words, never an address. */
export type HttpFailure = { reason: string; connectionLost: boolean };

/**
 * One request with a limit on time and on size, or why it came to nothing. The signal says when
 * nobody waits for the answer any more.
 */
export async function request(
  url: URL,
  init: HttpRequest,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<HttpReply | HttpFailure> {
  // A timer of our own: AbortSignal.timeout within AbortSignal.any may be collected before its time.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    });
    const text = await textOf(response);
    if (text === null) return { reason: 'an answer too large', connectionLost: false };
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    if (signal?.aborted) return { reason: 'nobody waits any more', connectionLost: false };
    if (late.signal.aborted) return { reason: 'no answer in time', connectionLost: false };
    const { name, cause } = error as Error & { cause?: { code?: string; message?: string } };
    if (cause?.code) return { reason: cause.code, connectionLost: true };
    return { reason: cause?.message ?? name, connectionLost: false };
  } finally {
    clearTimeout(timer);
  }
}

async function textOf(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop ends the reading, and with it the connection.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
