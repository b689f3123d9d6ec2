import { addHolder, type CouponHolder } from './coupon-holders.ts';
import { type PushService, startPushService, type TestDevice } from './push-service.ts';
import { startTestApi, type TestAnswer, type TestApi } from './test-api.ts';

type Options = Parameters<typeof startTestApi>[0] & {};

/** An API that knows a push service on loopback, and looks for news only when it is told to. */
export async function startNewsApi(options: Options = {}) {
  const service = await startPushService();
  return { service, api: await startNewsApiFor(service, options) };
}

export const startNewsApiFor = (service: PushService, options: Options = {}): Promise<TestApi> =>
  startTestApi({
    withoutWorkers: true,
    ...options,
    env: { PUSH_HOSTS: service.host, ...options.env },
    overrides: { pushGateway: service.gateway, ...options.overrides },
  });

export type Wire = {
  read(): Promise<TestAnswer>;
  change(settings: object): Promise<TestAnswer>;
  subscribe(body: object): Promise<TestAnswer>;
  unsubscribe(endpoint: string): Promise<TestAnswer>;
  notifications(): Promise<TestAnswer['body']['result']>;
  markRead(body: object): Promise<TestAnswer>;
};

/** The wire of news, for the one whose token it is, or as somebody else. */
export function newsWire(api: TestApi, headers: Record<string, string>, userId: string): Wire {
  const own = `/api/baeon-user/${userId}`;
  return {
    read: () => api.get(`${own}/news`, headers),
    change: async (payload) => {
      const answer = await api.app.inject({ method: 'PUT', url: `${own}/news`, payload, headers });
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
    },
    subscribe: (body) => api.post(`${own}/push-subscriptions`, body, headers),
    notifications: async () => (await api.get(`${own}/notifications`, headers)).body.result,
    markRead: (body) => api.post(`${own}/notifications/read`, body, headers),
    unsubscribe: (endpoint) => api.post(`${own}/push-subscriptions/remove`, { endpoint }, headers),
  };
}

export type NewsReader = CouponHolder & Wire;

export async function addReader(api: TestApi): Promise<NewsReader> {
  const holder = await addHolder(api);
  return { ...holder, ...newsWire(api, holder.headers, holder.id) };
}

/** A device of somebody's that hears of news. */
export async function listen(
  reader: Wire,
  service: PushService,
  timeZone?: string,
): Promise<TestDevice> {
  const device = service.addDevice((await reader.read()).body.result.public_key);
  const { status, body } = await reader.subscribe(device.body(timeZone));
  if (status !== 200) throw new Error(`not subscribed: ${JSON.stringify(body)}`);
  return device;
}

export async function follow(api: TestApi, userId: string, storeId: string): Promise<void> {
  await api.sql(
    `insert into follows (user_id, place_id, created_at)
     select $1, place_id, $3 from stores where id = $2`,
    [userId, storeId, api.clock.now()],
  );
}

/** Titles of what has reached a device. */
export const titles = ({ received }: TestDevice): string[] =>
  received.map(({ message }) => message.title);
