import { answer } from '@baeon/contracts/envelope';
import { userSchema } from '@baeon/contracts/user';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export const profileRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/get-baeon-user',
    {
      schema: {
        tags: ['profile'],
        summary: 'The profile of the signed-in user',
        security: [{ bearer: [] }],
        response: { 200: answer(userSchema) },
      },
      preHandler: app.requireUser,
    },
    async (request) => ({ error: false as const, result: request.signedIn.user }),
  );
};
