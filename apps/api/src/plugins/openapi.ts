import { randomBytes } from 'node:crypto';
import swagger from '@fastify/swagger';
import scalar from '@scalar/fastify-api-reference';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

export const openApiPlugin = fp<{ brandName: string; version: string }>(
  async (app, { brandName, version }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: `${brandName} API`,
          version,
          description:
            'Every JSON answer is {error, result}. A refusal has a fitting status and result.code, result.msg.',
        },
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      },
      transform: jsonSchemaTransform,
    });

    app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());

    // The page's own script is inline and styles itself; the looser policy is this page's alone.
    const nonce = randomBytes(16).toString('base64');
    const policy = [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; ');
    await app.register(scalar, {
      routePrefix: '/api/docs',
      configuration: {
        url: '/api/openapi.json',
        nonce,
        withDefaultFonts: false,
        telemetry: false,
        // What would call other hosts, or offer to.
        agent: { disabled: true },
        mcp: { disabled: true },
        showDeveloperTools: 'never',
      },
      hooks: {
        onRequest: (_request, reply, done) => {
          reply.header('content-security-policy', policy);
          done();
        },
      },
    });
  },
);
