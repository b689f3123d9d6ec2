import { createECDH, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import {
  pushMessageSchema,
  type PushMessage,
  type PushSubscriptionBody,
} from '@baeon/contracts/push/push-wire';
import { createWebPush } from '../../src/gateways/push/web-push.ts';
import { atEnd } from './cleanup.ts';
import { decrypted, vapidProblem, type Receiver } from './push-messages.ts';

const pem = (what: 'cert' | 'key') =>
  readFileSync(new URL(`./test-only-localhost.${what}.pem`, import.meta.url));

export type ReceivedPush = {
  message: PushMessage;
  ttl: number;
  urgency: string | undefined;
  topic: string | undefined;
};

type Reply = { status: number; headers?: Record<string, string> } | 'hang' | 'cut';

export type TestDevice = {
  endpoint: string;
  /** The subscription as the browser tells it. */
  body(timeZone?: string): PushSubscriptionBody;
  /** What has reached it. */
  received: ReceivedPush[];
  /** How the service answers to what is sent to it; 201 unless said otherwise. */
  reply: Reply | ((tries: number) => Reply | Promise<Reply>);
  tries: number;
  /** Whose messages its browser wants: the key that it subscribed with. */
  announcedKey: string;
};

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** A push service on loopback that looks at what it is sent as closely as a real one, and then some. */
export async function startPushService() {
  const devices = new Map<string, TestDevice & { receiver: Receiver }>();
  const problems: string[] = [];
  const strays: string[] = [];
  const cert = pem('cert');

  const server = createServer({ cert, key: pem('key') }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const device = devices.get(request.url!);
    if (!device) {
      strays.push(request.url!);
      return void response.writeHead(404).end();
    }
    device.tries += 1;
    const { reply } = device;
    const answer = typeof reply === 'function' ? await reply(device.tries) : reply;
    if (answer === 'hang') return;
    if (answer === 'cut') return void request.socket.destroy();
    if (answer.status === 201) {
      try {
        device.received.push(readPush(request, Buffer.concat(chunks), device, origin));
      } catch (error) {
        problems.push((error as Error).message);
        return void response.writeHead(403).end();
      }
    }
    response.writeHead(answer.status, answer.headers).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const origin = `https://${host}`;
  const agent = new Agent({ ca: cert, keepAlive: true });
  // Waited for where the service hangs; long enough for a handshake on a busy machine.
  const timeoutMs = 2000;
  atEnd(async () => {
    agent.destroy();
    server.closeAllConnections();
    await new Promise<void>((done) => server.close(() => done()));
  });

  return {
    host,
    origin,
    /** Why it did not take what it was sent. */
    problems,
    /** Addresses that were asked for and are no device's. */
    strays,
    gateway: createWebPush({ subject: 'mailto:news@baeon.example', agent, timeoutMs }),

    addDevice(announcedKey: string): TestDevice {
      const path = `/push/${randomBytes(24).toString('base64url')}`;
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16);
      const endpoint = origin + path;
      const device = {
        endpoint,
        body: (time_zone = 'Asia/Kolkata') => ({
          endpoint,
          keys: { p256dh, auth: auth.toString('base64url') },
          time_zone,
        }),
        received: [],
        reply: { status: 201 },
        tries: 0,
        announcedKey,
        receiver: { ecdh, auth },
      };
      devices.set(path, device);
      return device;
    },
  };
}

/** Throws what is wrong with it. */
function readPush(
  { method, headers }: IncomingMessage,
  body: Buffer,
  { receiver, announcedKey }: TestDevice & { receiver: Receiver },
  origin: string,
): ReceivedPush {
  const problem = vapidProblem(headers.authorization, origin, announcedKey);
  if (problem) throw new Error(problem);
  if (method !== 'POST') throw new Error('no POST');
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding');
  if (!/^\d+$/.test(String(headers.ttl))) throw new Error('no TTL');
  const topic = headers.topic as string | undefined;
  if (topic && !/^[\w-]{1,32}$/.test(topic)) throw new Error('no topic');
  const message = pushMessageSchema.strict().parse(JSON.parse(decrypted(body, receiver)));
  const urgency = headers.urgency as string | undefined;
  return { message, ttl: Number(headers.ttl), urgency, topic };
}
