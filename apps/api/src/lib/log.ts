import { CODE_LENGTH, CODE_LETTERS } from '@baeon/contracts/coupons/coupon-code';
import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * Ten digits, in one or in two halves, are taken for a mobile number, with or without the country or a 0 in front. Behind
 * a point they are part of an amount.
 */
const MOBILE_NUMBER = /(?<!\d|\d\.)(?:(?:\+|00)\d{1,3}[ -]?|91[ -]?|0)?\d{5}[ -]?\d{5}(?!\d)/g;
const BEARER = /(Bearer\s+)[\w-]+/gi;
/** 32 random bytes that pass a coupon on, or those behind the user's id that a session has. */
const TOKEN = /(?<![\w-])(?:[\w-]{43}|[\w-]{64})(?![\w-])/g;
const LETTERS = `[${CODE_LETTERS}]`;
const COUPON_CODE = new RegExp(
  `(?<![\\w-])${LETTERS}{${CODE_LENGTH / 2}}-?${LETTERS}{${CODE_LENGTH / 2}}(?![\\w-])`,
  'g',
);

const SECRET_FIELDS = ['otp', 'token', 'authorization', 'body', 'password', 'code_hash', 'params'];

type ErrorLike = Error & { code?: unknown; query?: unknown };

/** Errors of the database carry the values of a query along; only what explains them is kept. */
function plainError(error: ErrorLike): object {
  return {
    type: error.name,
    message: error.message?.split('\nparams:')[0],
    code: error.code,
    // The frames alone: above them stands the whole message again, values included.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .join('\n'),
    ...(error.cause instanceof Error ? { cause: plainError(error.cause) } : {}),
  };
}

export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '[redacted]',
      },
      serializers: {
        err: plainError,
        // The query string may hold a number, so only the path is logged.
        req: (request: { method: string; url: string; ip: string }) => ({
          method: request.method,
          path: request.url.split('?')[0],
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      },
      hooks: {
        // The last word: whatever slipped into a message is masked in the finished line.
        streamWrite: (line) =>
          line
            .replace(MOBILE_NUMBER, '[number]')
            .replace(BEARER, '$1[token]')
            .replace(TOKEN, '[token]')
            .replace(COUPON_CODE, '[coupon code]'),
      },
    },
    destination ?? pino.destination(1),
  );
}
