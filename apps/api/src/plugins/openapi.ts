import { randomBytes } from 'node:crypto';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
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
    let page: Promise<FastifyInstance> | null = null;
    app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
      reply.redirect('/api/docs/', 301),
    );
    for (const path of ['/api/docs/', '/api/docs/js/scalar.js']) {
      app.get(path, { schema: { hide: true } }, async (_request, reply) => {
        page ??= createReferencePage(nonce);
        const { headers, rawPayload } = await (await page).inject(path);
        return reply
          .header('content-security-policy', policy)
          .header('content-type', headers['content-type'])
          .send(rawPayload);
      });
    }
  },
);

/** An app of its own, made at the first look: its libraries would be a quarter of every start. */
async function createReferencePage(nonce: string): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const app = Fastify();
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
  });
  return app;
}
