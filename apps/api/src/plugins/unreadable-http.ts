import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ConnectionError, FastifyInstance } from 'fastify';
import { AppError } from '../lib/app-error.ts';
import { JSON_TYPE } from '../lib/envelope.ts';
import { refusalBody } from './errors.ts';
import { unreadable } from './input.ts';

const tooLate = () =>
  new AppError('INVALID_INPUT', 'That request took too long to arrive. Please try again.');
const tooLong = () => new AppError('BODY_TOO_LARGE', 'That is more than we accept at once.');

/** What is no HTTP, or never becomes a whole request, has no reply: the answer goes straight to its connection. */
export function answerUnreadable({ code, rawPacket }: ConnectionError, socket: Duplex): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') end(socket, 408, tooLate());
  else if (code === 'HPE_HEADER_OVERFLOW') end(socket, 431, tooLong());
  else end(socket, 400, unreadable(), isHead(rawPacket));
}

/** Whoever asks for a head alone would take the rest for another answer. Fastify calls the buffer something else. */
const isHead = (packet: unknown): boolean =>
  Buffer.isBuffer(packet) && packet.subarray(0, 5).equals(Buffer.from('HEAD '));

/** As proxies are asked: the origin in front of the path is not part of it. */
export const withoutOrigin = (url: string): string =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');

/** Node answers these by itself, or not at all, where nobody listens. */
export function answerUnusual({ server, routing }: FastifyInstance): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    routing(request, response),
  );
  server.on('connect', (_request: IncomingMessage, socket: Duplex) =>
    end(socket, 404, new AppError('NOT_FOUND', 'There is nothing at this address.')),
  );
}

function end(socket: Duplex, status: number, refusal: AppError, headAlone = false): void {
  const body = JSON.stringify(refusalBody(refusal));
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Connection: close',
        `Content-Type: ${JSON_TYPE}`,
        'X-Content-Type-Options: nosniff',
        'Cache-Control: no-store',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        headAlone ? '' : body,
      ].join('\r\n'),
    );
  }
  socket.destroy();
}
