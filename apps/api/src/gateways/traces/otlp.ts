import { setTimeout as delay } from 'node:timers/promises';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import type { Span, SpanStart, TracesConfig, Tracing } from '../../lib/tracing.ts';

const FLUSH_MS = 2000;
const EXPORT_MS = 5000;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/** Sends traces by OTLP over HTTP, in batches; what nobody takes is dropped, and no request waits for it. */
export function createOtlpTracing(config: TracesConfig, log: FastifyBaseLogger): Tracing {
  const exporter = new OTLPTraceExporter({ url: config.url, timeoutMillis: EXPORT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: saying(exporter, log) })],
  });
  const tracer = provider.getTracer('baeon');
  return {
    begin: (start, parent) => begin(tracer, start, contextOf(parent)),
    async close() {
      const flushed = provider.shutdown().catch(() => {});
      await Promise.race([flushed, delay(FLUSH_MS, undefined, { ref: false })]);
    },
  };
}

function begin(tracer: Tracer, { name, kind, facts }: SpanStart, parent: Context): Span {
  const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: facts }, parent);
  const { traceId, spanId, traceFlags } = span.spanContext();
  const flags = traceFlags.toString(16).padStart(2, '0');
  return {
    traceparent: `00-${traceId}-${spanId}-${flags}`,
    begin: (start) => begin(tracer, start, trace.setSpan(parent, span)),
    note: (more) => void span.setAttributes(more),
    end(failure) {
      if (failure !== undefined) {
        span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/;

/** What is no traceparent begins a trace of its own. */
function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || traceparent!.startsWith('ff')) return ROOT_CONTEXT;
  const context = { traceId, spanId: spanId!, traceFlags: Number.parseInt(flags!, 16) & 1 };
  return trace.setSpanContext(ROOT_CONTEXT, { ...context, isRemote: true });
}

/** A collector that is away is worth one line, and one more when it is back. */
function saying(exporter: SpanExporter, log: FastifyBaseLogger): SpanExporter {
  let isAway = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !isAway) log.warn({ err: result.error }, 'traces cannot be sent');
        if (!failed && isAway) log.info('traces can be sent again');
        isAway = failed;
        done({ code: 0 });
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
