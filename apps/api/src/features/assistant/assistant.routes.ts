import { chatBody, chatResult } from '@baeon/contracts/assistant/assistant-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { OwnOrigin } from '../../lib/own-site.ts';
import type { ChatService } from './assistant.service.ts';

const MINUTE = 60_000;

type Dependencies = { chat: ChatService; ownOrigin: OwnOrigin };

export const assistantRoutes =
  ({ chat, ownOrigin }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/convert-speech/chat',
      {
        schema: {
          tags: ['assistant'],
          summary: 'Say something to the shopping assistant; visitors may',
          body: chatBody,
          response: envelopeOf(chatResult),
        },
        preHandler: app.limitByAddress({ name: 'chat', max: 300, windowMs: 10 * MINUTE }),
      },
      async (request) => {
        const signedIn = await app.signedInOf(request);
        const userId = signedIn?.user.id ?? null;
        return ok(await chat.reply(request.body, userId, ownOrigin(request)));
      },
    );
  };
