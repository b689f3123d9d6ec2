import { userSchema } from '@baeon/contracts/user';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../../db/client.ts';
import { answersWith, yes } from '../../lib/answers.ts';
import { findProfile } from './profile.repo.ts';

export const profileRoutes =
  ({ db }: { db: Db }): FastifyPluginAsyncZod =>
  async (app) => {
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
      async (request) => yes((await findProfile(db, request.signedIn.user.id))!),
    );
  };
