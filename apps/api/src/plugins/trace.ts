import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { inSpan, type Span, type Tracing } from '../lib/tracing.ts';
import { routePattern } from './measure.ts';

/** Each request is a span by the pattern of its route; whoever asks may say which trace it is part of. */
export const tracePlugin = fp<{ tracing: Tracing }>(async (app, { tracing }) => {
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers } = request;
    const route = routePattern(request.routeOptions.url);
    const facts = { 'http.request.method': method, 'http.route': route };
    const parent = headers['traceparent'];
    const span = tracing.begin(
      { name: `${method} ${route}`, kind: 'server', facts },
      typeof parent === 'string' ? parent : undefined,
    );
    spans.set(request, span);
    inSpan(span, done);
  });
  // Once more: a body is read on behalf of its connection.
  app.addHook('preValidation', (request, _reply, done) => inSpan(spans.get(request)!, done));
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.note({ 'http.response.status_code': statusCode });
    span?.end(statusCode >= 500 ? String(statusCode) : undefined);
  });
});
