import { createHmac } from 'node:crypto';
import { startProvider, type SeenRequest } from './http-server.ts';
import { EXAMPLE_TEMPLATES } from './sms-templates.ts';
import type { TestApi } from './test-api.ts';

const APP_SECRET = 'secret-of-the-app';
const NUMBER_ID = '105954558954427';
export const REPORT_TOKEN = 'a-token-of-twenty-four-ch';
export const VERIFY_TOKEN = 'what-we-told-meta-before';

/** MSG91 and WhatsApp on one server of ours: what each was sent, and how WhatsApp takes it. */
export async function startIndianProviders() {
  let whatsappStatus = 200;
  const server = await startProvider(({ path }) => {
    if (path === '/api/v5/flow') return { status: 200, json: { type: 'success', message: 'r1' } };
    const refused = { error: { code: 131026 } };
    const taken = { messages: [{ id: 'wamid.1' }] };
    return { status: whatsappStatus, json: whatsappStatus === 200 ? taken : refused };
  });
  const sentBy = (path: RegExp, number: string) =>
    server.seen
      .filter((request: SeenRequest) => path.test(request.path))
      .map(({ body }) => JSON.parse(body))
      .filter((body) => JSON.stringify(body).includes(`"91${number}"`));
  return {
    env: {
      PUBLIC_URL: 'https://deals.example.in',
      SMS_PROVIDER: 'msg91',
      SMS_TEMPLATES: EXAMPLE_TEMPLATES,
      MSG91_AUTH_KEY: 'key-of-ours',
      MSG91_REPORT_TOKEN: REPORT_TOKEN,
      MSG91_BASE_URL: server.url,
    },
    whatsappEnv: {
      CODE_PROVIDER: 'whatsapp',
      WHATSAPP_PHONE_NUMBER_ID: NUMBER_ID,
      WHATSAPP_ACCESS_TOKEN: 'EAAJB',
      WHATSAPP_APP_SECRET: APP_SECRET,
      WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
      WHATSAPP_BASE_URL: `${server.url}/v25.0`,
    },
    setWhatsappStatus(status: number) {
      whatsappStatus = status;
    },
    byMsg91: (number: string) => sentBy(/flow/, number),
    byWhatsapp: (number: string) => sentBy(/messages/, number),
  };
}

type Reported = { id: string; mobile_number: string };

/** WhatsApp's word on a message, signed as it signs. */
export async function reportByWhatsapp(
  api: TestApi,
  { id, mobile_number: number }: Reported,
  status: string,
  secret = APP_SECRET,
) {
  const errors = status === 'failed' ? [{ code: 131026, title: 'Message undeliverable' }] : [];
  const said = { status, recipient_id: `91${number}`, biz_opaque_callback_data: id, errors };
  const value = { metadata: { phone_number_id: NUMBER_ID }, statuses: [said] };
  const payload = JSON.stringify({ entry: [{ changes: [{ field: 'messages', value }] }] });
  const signature = createHmac('sha256', secret).update(payload).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-hub-signature-256': `sha256=${signature}`,
  };
  const url = '/api/message-reports/whatsapp';
  return api.app.inject({ method: 'POST', url, payload, headers });
}

/** MSG91's, by its Webhook (New). */
export const reportByMsg91 = (
  api: TestApi,
  { id: CRQID, mobile_number: number }: Reported,
  said: object,
  token = REPORT_TOKEN,
) =>
  api.app.inject({
    method: 'POST',
    url: '/api/message-reports/msg91',
    payload: { token, CRQID, telNum: `91${number}`, ...said },
  });
