import { randomUUID } from 'node:crypto';
import type { DealForm, StoreDealBody } from '@baeon/contracts/counter/store-deals-wire';
import { call, type Headers } from './counter.ts';
import type { TestAnswer, TestApi } from './test-api.ts';

/** A deal of ten until the end of November, unless the sketch says otherwise. */
export const dealSketch = (
  storeId: string,
  sketch: Partial<StoreDealBody> = {},
): StoreDealBody => ({
  title: '10% off',
  description: 'On everything',
  saving: { kind: 'percent', amount: 10 },
  image: null,
  total: 10,
  starts_on: '2026-11-15',
  ends_on: '2026-11-30',
  use_hours: null,
  minimum_bill_rupees: null,
  terms: null,
  offline_limit: 0,
  store_ids: [storeId],
  ...sketch,
});

export const emptyForm: DealForm = {
  title: '',
  description: '',
  saving_kind: 'none',
  saving: '',
  image: null,
  total: '',
  starts_on: '',
  ends_on: '',
  days: [],
  from: '',
  to: '',
  minimum: '',
  terms: '',
  offline_limit: '',
  store_ids: [],
};

/** What an owner does with the deals of a store. */
export const dealsOf = (api: TestApi, storeId: string, headers: Headers) => {
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    call(api, method, `/stores/${storeId}/${path}`, headers, body);
  return {
    ask,
    make: (sketch: Partial<StoreDealBody> = {}, id: string = randomUUID()) =>
      ask('POST', 'deals', { id, ...dealSketch(storeId, sketch) }),
    one: (id: string) => ask('GET', `deals/${id}`),
    change: (id: string, sketch: Partial<StoreDealBody> = {}) =>
      ask('PUT', `deals/${id}`, dealSketch(storeId, sketch)),
    end: (id: string) => ask('POST', `deals/${id}/end`),
    async made(sketch: Partial<StoreDealBody> = {}): Promise<string> {
      const id = randomUUID();
      const { status, body } = await this.make(sketch, id);
      if (status !== 200) throw new Error(`not made: ${JSON.stringify(body)}`);
      await api.context.feed.caughtUp();
      return id;
    },
  };
};

/** A form with one file, as browsers send it. */
export async function sendPicture(
  api: TestApi,
  storeId: string,
  headers: Headers,
  bytes: Uint8Array,
  name = 'photo.jpg',
): Promise<TestAnswer> {
  const boundary = 'a-boundary-of-a-form';
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="picture"; filename="${name}"\r\n` +
        `content-type: image/jpeg\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/counter/stores/${storeId}/pictures`,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}
