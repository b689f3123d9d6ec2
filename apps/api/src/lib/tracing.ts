import { AsyncLocalStorage } from 'node:async_hooks';

/** Never what names a person: no numbers, tokens, codes, addresses that were asked for. */
export type SpanFacts = Record<string, string | number>;
export type SpanStart = { name: string; kind: 'server' | 'client' | 'consumer'; facts: SpanFacts };

export type Span = {
  /** What tells another server which trace this is part of. */
  traceparent: string;
  begin(start: SpanStart): Span;
  note(facts: SpanFacts): void;
  /** The failure is a code or a name, never a sentence. */
  end(failure?: string): void;
};

export type Tracing = {
  /** What comes from outside, or begins by itself; the parent is a W3C traceparent. */
  begin(start: SpanStart, parent?: string): Span;
  /** Sends what is left, as far as somebody takes it soon. */
  close(): Promise<void>;
};

/** Where traces go; null in the config: nothing is traced, and no library for it is loaded. */
export type TracesConfig = { url: string; serviceName: string; ratio: number };

const underWay = new AsyncLocalStorage<Span>();

export const inSpan = <T>(span: Span, work: () => T): T => underWay.run(span, work);

/** A part of what is under way here; null where nothing is traced. */
export const beginPart = (start: SpanStart): Span | null =>
  underWay.getStore()?.begin(start) ?? null;

export const errorTypeOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
};

/** Ends with the work, whatever comes of it. */
export async function during<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await inSpan(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end(errorTypeOf(error));
    throw error;
  }
}
