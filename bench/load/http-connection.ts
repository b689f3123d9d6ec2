import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type Answer = { status: number; bytes: number; body: string | null };

type Waiting = { keepBody: boolean; resolve(answer: Answer): void; reject(error: Error): void };

const HEAD_END = Buffer.from('\r\n\r\n');
const STATUS_AT = 'HTTP/1.1 '.length;

/**
 * One kept-alive connection with one request at a time. It reads no more of an answer than it must:
 * what the measuring side burns is taken from the side that is measured.
 */
export class HttpConnection {
  readonly #socket: Socket;
  #waiting: Waiting | null = null;
  #head: Buffer | null = null;
  #status = 0;
  #bytes = 0;
  #missing = 0;
  #body: Buffer[] = [];

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#read(chunk));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('the connection was cut')));
  }

  static async open(port: number): Promise<HttpConnection> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new HttpConnection(socket);
  }

  /** The body is kept where it is asked for, and wherever the answer is not a 200. */
  send(request: string, keepBody: boolean): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(new Error('the connection was cut'));
      this.#waiting = { keepBody, resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    if (this.#missing === 0) {
      const all = this.#head ? Buffer.concat([this.#head, chunk]) : chunk;
      const end = all.indexOf(HEAD_END);
      this.#head = end < 0 ? all : null;
      if (end < 0) return;
      this.#readHead(all.toString('latin1', 0, end));
      this.#readBody(all.subarray(end + HEAD_END.length));
    } else {
      this.#readBody(chunk);
    }
  }

  #readHead(head: string): void {
    this.#status = Number(head.slice(STATUS_AT, STATUS_AT + 3));
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error(`an answer without its length:\n${head}`);
    this.#bytes = Number(length);
    this.#missing = this.#bytes;
  }

  #readBody(part: Buffer): void {
    this.#missing -= part.length;
    const waiting = this.#waiting;
    if (!waiting || this.#missing < 0) throw new Error('more was answered than was asked');
    const keeps = waiting.keepBody || this.#status !== 200;
    if (keeps) this.#body.push(part);
    if (this.#missing > 0) return;
    this.#waiting = null;
    const body = keeps ? Buffer.concat(this.#body).toString() : null;
    this.#body = [];
    waiting.resolve({ status: this.#status, bytes: this.#bytes, body });
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error);
    this.#waiting = null;
  }
}
