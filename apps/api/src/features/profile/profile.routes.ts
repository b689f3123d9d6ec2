import { userSchema } from '@baeon/contracts/user';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answersWith, yes } from '../../lib/answers.ts';

export const profileRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/get-baeon-user',
    {
      schema: {
        tags: ['profile'],
        summary: 'The profile of the signed-in user',
        security: [{ bearer: [] }],
        response: answersWith(userSchema),
      },
      preHandler: app.requireUser,
    },
    async (request) => yes(request.signedIn.user),
  );
};
