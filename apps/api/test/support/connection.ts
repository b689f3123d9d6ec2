import { Agent, request } from 'node:http';

export type Answered = {
  status: number;
  connection: string | undefined;
  requestId: string;
  body: any;
};

/** One connection that is kept for as long as the server keeps it; several requests wait for one another. */
export function openConnection(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  function ask(method: string, path: string, body?: unknown, token?: string): Promise<Answered> {
    const { promise, resolve, reject } = Promise.withResolvers<Answered>();
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const asked = request(new URL(path, origin), { method, agent, headers }, async (response) => {
      let text = '';
      try {
        for await (const chunk of response) text += chunk;
        const { connection, 'x-request-id': requestId } = response.headers;
        const status = response.statusCode!;
        resolve({ status, connection, requestId: String(requestId), body: JSON.parse(text) });
      } catch (error) {
        reject(error);
      }
    });
    asked.once('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
    return promise;
  }

  return {
    get: (path: string, token?: string) => ask('GET', path, undefined, token),
    post: (path: string, body: unknown, token?: string) => ask('POST', path, body, token),
    close: () => agent.destroy(),
  };
}
