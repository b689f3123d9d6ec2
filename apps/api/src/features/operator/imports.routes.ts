import { IMPORT_PART_BYTES } from '@baeon/contracts/counter/imports';
import {
  exportParams,
  importBody,
  importParams,
  importPartParams,
  importSchema,
  importsQuerystring,
} from '@baeon/contracts/counter/imports-wire';
import { doneResult } from '@baeon/contracts/counter/counter-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../lib/app-error.ts';
import { sendCsv } from '../../lib/csv.ts';
import { csvAnswers, envelopeOf, ok, okPage, pageEnvelopeOf } from '../../lib/envelope.ts';
import type { Roles } from '../counter/roles.service.ts';
import type { Imports } from './imports.service.ts';

const tags = ['counter: operators'];
const security = [{ bearer: [] }];

/** Bringing stores, campaigns and products in as files, and taking them out. */
export const importsRoutes =
  ({ imports, roles }: { imports: Imports; roles: Roles }): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = app.requireUser;
    app.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer' },
      (_request, body, done) => done(null, body),
    );

    app.get(
      '/imports',
      {
        schema: {
          tags,
          summary: 'Files that were brought in, the newest first',
          security,
          querystring: importsQuerystring,
          response: pageEnvelopeOf(importSchema),
        },
        preHandler,
      },
      async ({ signedIn: { user }, query }) => {
        await roles.ofPerson(user, null, ['operator']);
        const { page, nextCursor } = await imports.list(query);
        return okPage(page, nextCursor);
      },
    );

    app.post(
      '/imports',
      {
        schema: {
          tags,
          summary: 'Announce a file; its parts and the start of the import follow',
          security,
          body: importBody,
          response: envelopeOf(importSchema),
        },
        preHandler,
      },
      async ({ signedIn: { user }, body }) => {
        await roles.ofPerson(user, null, ['operator']);
        return ok(await imports.begin(user.id, body));
      },
    );

    app.put(
      '/imports/:id/parts/:nth',
      {
        bodyLimit: IMPORT_PART_BYTES,
        schema: {
          tags,
          summary: 'A part of the file, as application/octet-stream',
          description: `Counted from 0; each has ${IMPORT_PART_BYTES} bytes, the last one the rest.`,
          security,
          consumes: ['application/octet-stream'],
          params: importPartParams,
          response: envelopeOf(doneResult),
        },
        // Nobody else's bytes are read.
        onRequest: app.requireUser,
      },
      async ({ signedIn: { user }, params: { id, nth }, body }) => {
        await roles.ofPerson(user, null, ['operator']);
        if (!Buffer.isBuffer(body)) {
          throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send bytes.');
        }
        await imports.addPart(id, nth, body);
        return ok({ done: true as const });
      },
    );

    app.post(
      '/imports/:id/start',
      {
        schema: {
          tags,
          summary: 'Import the file now that it is here, one of a kind at a time',
          description: 'Refusals: NOT_FOUND, INVALID_INPUT (parts are missing), BUSY.',
          security,
          params: importParams,
          response: envelopeOf(importSchema),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { id } }) => {
        await roles.ofPerson(user, null, ['operator']);
        return ok(await imports.start(user.id, id));
      },
    );

    app.get(
      '/imports/:id',
      {
        schema: {
          tags,
          summary: 'How far an import is, and what came of it',
          security,
          params: importParams,
          response: envelopeOf(importSchema),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { id } }) => {
        await roles.ofPerson(user, null, ['operator']);
        return ok(await imports.show(id));
      },
    );

    app.get(
      '/imports/:id/problems/csv',
      {
        schema: {
          tags,
          summary: 'The rows that were skipped and why, up to 10,000',
          security,
          params: importParams,
          response: csvAnswers,
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { id } }, reply) => {
        await roles.ofPerson(user, null, ['operator']);
        await imports.show(id);
        return sendCsv(reply, 'skipped', imports.problemLines(id));
      },
    );

    app.get(
      '/exports/:kind/csv',
      {
        schema: {
          tags,
          summary: 'Everything of a kind, as the file that the import takes; that is an act',
          security,
          params: exportParams,
          response: csvAnswers,
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { kind } }, reply) => {
        await roles.ofPerson(user, null, ['operator']);
        return sendCsv(reply, kind, await imports.exportLines(user.id, kind));
      },
    );
  };
