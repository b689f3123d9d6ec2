import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

/**
 * A worker lives by the policy of its own file: only these run WebAssembly, and they load nothing
 * but data from us.
 */
export const workerPolicy = "default-src 'none';script-src 'wasm-unsafe-eval';connect-src 'self'";

export const securityPlugin = fp<{
  production: boolean;
  allowedOrigins: string[];
  pictureHosts: string[];
}>(async (app, { production, allowedOrigins, pictureHosts }) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictureHosts],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Only a server that is reached over https may promise it.
    strictTransportSecurity: production ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=(self)');
  });
  if (allowedOrigins.length > 0) {
    await app.register(cors, {
      origin: allowedOrigins.includes('*') ? true : allowedOrigins,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type'],
    });
  }
});
