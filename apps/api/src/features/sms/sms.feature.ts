import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../../db/client.ts';
import type { SmsConfig, WhatsappConfig } from '../../gateways/provider-config.ts';
import { createInbox } from '../../gateways/sms/inbox.ts';
import { createMsg91 } from '../../gateways/sms/msg91.ts';
import type { SmsGateway } from '../../gateways/sms/sms-gateway.ts';
import { createTwilio } from '../../gateways/sms/twilio.ts';
import { createWebhook } from '../../gateways/sms/webhook.ts';
import { createWhatsapp } from '../../gateways/sms/whatsapp.ts';
import type { Clock } from '../../lib/clock.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import type { Templates } from '../../lib/sms-templates.ts';
import { deliveryReportRoutes } from './delivery-reports.routes.ts';
import { keepInInbox } from './inbox.repo.ts';
import { inboxApiRoutes, inboxPageRoutes } from './inbox.routes.ts';
import { createMessages } from './messages.service.ts';
import { createOutboxBatchWorker } from './outbox-batch-worker.ts';
import { createOutboxQueue } from './outbox-queue.ts';
import { createSmsOutbox } from './outbox.service.ts';

const DEMO_INBOX_PATH = '/dev/inbox';

type Dependencies = {
  config: {
    production: boolean;
    sms: SmsConfig;
    whatsapp: WhatsappConfig | null;
    smsTemplates: Templates;
    claimUndo: { heldBackMs: number };
  };
  db: Db;
  jobs: PgBoss;
  clock: Clock;
  log: FastifyBaseLogger;
  gateway: SmsGateway | undefined;
};

/** Messages to numbers: the outbox that they leave from, and the demo inbox. */
export function createSmsFeature({ config, db, jobs, clock, log, ...given }: Dependencies) {
  const gateway = given.gateway ?? chooseGateway(config.sms, db, clock);
  const queue = createOutboxQueue(jobs);
  const { heldBackMs } = config.claimUndo;
  const { whatsapp, smsTemplates: templates } = config;
  const codesGateway = whatsapp && createWhatsapp(whatsapp, templates);
  const smsOutbox = createSmsOutbox({
    db,
    clock,
    gateway,
    codesGateway,
    templates,
    queue,
    log,
    heldBackMs,
  });
  const gateways = codesGateway ? [codesGateway, gateway] : [gateway];
  const { deliverBatch: deliver } = smsOutbox;
  const batchWorker = createOutboxBatchWorker({ deliver, log, heldBackMs });
  const hasDemoInbox = config.sms.provider === 'inbox' && !config.production;

  return {
    smsOutbox,
    /** There are messages to be sent in batches. */
    wakeBatchWorker: batchWorker.wake,
    /** Set only where the demo inbox exists. */
    demoInboxPath: hasDemoInbox ? DEMO_INBOX_PATH : null,
    messages: createMessages({ db, clock, smsOutbox }),
    routes: [
      {
        prefix: `${API_PREFIX}/message-reports`,
        plugin: deliveryReportRoutes({ gateways, smsOutbox }),
      },
      ...(hasDemoInbox
        ? [
            { prefix: `${API_PREFIX}/dev`, plugin: inboxApiRoutes({ db }) },
            { prefix: '/dev', plugin: inboxPageRoutes },
          ]
        : []),
    ],
    async work() {
      await queue.work(smsOutbox.deliver);
      batchWorker.start();
    },
    close: () => batchWorker.close(),
  };
}

function chooseGateway(sms: SmsConfig, db: Db, clock: Clock): SmsGateway {
  switch (sms.provider) {
    case 'inbox':
      return createInbox((messages) => keepInInbox(db, messages, clock.now()));
    case 'twilio':
      return createTwilio(sms);
    case 'webhook':
      return createWebhook(sms, clock);
    case 'msg91':
      return createMsg91(sms);
  }
}
