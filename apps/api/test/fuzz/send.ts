import { Agent, request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { GeneratedRequest } from './generated-requests.ts';

const DEADLINE_MS = 10_000;

/** Of what comes compressed there is no body. */
export type Answer = { status: number; type: string; body: string | null };
export type Sent = { answer: Answer | null; trouble: string; blockedMs: number };

/** Over a real connection, with how long the event loop stood still meanwhile; what generates runs in the same one. */
export function createSender(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();

  function once({ method, path, headers, body }: GeneratedRequest): Promise<Answer> {
    return new Promise((done, fail) => {
      const signal = AbortSignal.timeout(DEADLINE_MS);
      const length = body ? { 'content-length': body.length } : {};
      const asked = request(
        {
          host: '127.0.0.1',
          port,
          agent,
          method,
          path,
          headers: { ...length, ...headers },
          signal,
        },
        (response) => {
          const type = response.headers['content-type'] ?? '';
          // It goes on for as long as somebody listens.
          if (type === 'text/event-stream') {
            response.destroy();
            done({ status: response.statusCode!, type, body: null });
            return;
          }
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', fail);
          response.on('end', () =>
            done({
              status: response.statusCode!,
              type,
              body: response.headers['content-encoding']
                ? null
                : Buffer.concat(chunks).toString('utf8'),
            }),
          );
        },
      );
      asked.on('error', fail);
      asked.end(body ?? undefined);
    });
  }

  return {
    /** Once more where nothing came: a connection that was kept may have been closed, a process may have been starting. */
    async send(generated: GeneratedRequest): Promise<Sent> {
      delay.reset();
      let trouble = '';
      for (let asked = 0; asked < 2; asked += 1) {
        try {
          const answer = await once(generated);
          return { answer, trouble: '', blockedMs: delay.max / 1e6 };
        } catch (error) {
          const { name, message } = error as Error;
          trouble = name === 'AbortError' ? `no answer in ${DEADLINE_MS} ms` : message;
        }
      }
      return { answer: null, trouble, blockedMs: delay.max / 1e6 };
    },

    close(): void {
      agent.destroy();
      delay.disable();
    },
  };
}

/** So that it can be asked again by hand. */
export function repeatable({ method, path, headers, body }: GeneratedRequest): string {
  const given = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const text = body?.toString('utf8');
  const isText = body !== null && Buffer.from(text!).equals(body);
  const sent = body === null ? null : isText ? text : { base64: body.toString('base64') };
  return JSON.stringify({ method, path, headers: given, body: sent });
}
