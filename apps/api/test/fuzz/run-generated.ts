import { mp3Of } from '../../../../scripts/speech/mp3.ts';
import { keyOf } from '../support/coupon-holders.ts';
import { addMembers } from '../support/members.ts';
import { createChance } from '../support/random-deals.ts';
import { portOf } from '../support/raw-http.ts';
import { tone } from '../support/speech-sounds.ts';
import { SECOND, type TestApi } from '../support/test-api.ts';
import { faultOf, parsed } from './fault-of.ts';
import { generateRequest, type GeneratedRequest, type Operation } from './generated-requests.ts';
import { createKnownValues } from './known-values.ts';
import { createSender, repeatable } from './send.ts';

const PEOPLE = 4;
const MOST_FAULTS = 20;
const LONGEST_SHOWN = 20;
const MOST_BLOCKED_MS = 50;
const PROGRESS_EVERY = 5000;

/** What answers and is not in the document. */
const UNDOCUMENTED = [
  '/',
  '/coupon/{campaign_id}',
  '/store/{store_id}',
  '/baeon-home',
  '/products/{product_id}',
  '/pictures/{image}',
  '/previews/{image}',
  '/sitemap.xml',
  '/robots.txt',
  '/dev/inbox',
  '/assets/{name}',
  '/sw.js',
  '/api/openapi.json',
  '/api/docs',
  '/api/{name}',
].map((path): Operation => ({ method: 'get', path }));

async function operationsOf({ app }: TestApi): Promise<Operation[]> {
  const document = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      Object.assign(operation, { path, method }),
    ),
  );
  return [...described, ...UNDOCUMENTED];
}

type Run = { seed: number; requests: number; say(line: string): void };

/** One request after the other, each operation in its turn; gives what was wrong with how they were answered. */
export async function runGenerated(api: TestApi, { seed, requests, say }: Run) {
  const chance = createChance(seed);
  const operations = await operationsOf(api);
  const people = await addMembers(api, PEOPLE);
  const known = createKnownValues({
    userId: people.map(({ id }) => id),
    mobileNumber: people.map(({ number }) => number),
    latitude: [12.9352],
    longitude: [77.6245],
    endpoint: ['https://push.example/one', 'https://push.example/two'],
    device_key: ['036b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296'],
    starts_on: ['2026-11-15'],
    ends_on: ['2026-11-30'],
    from: ['10:00'],
    to: ['22:30'],
    amount: [20],
    p256dh: [Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url')],
    auth: [Buffer.alloc(16, 7).toString('base64url')],
    media_partner_id: ['baeon-560034'],
    user_input: ['a phone under 20000', 'cheeper nikee shoos', 'sofa or bed', 'fone undr 5k'],
    q: ['phone', 'pizza', 'kurta', 'x'],
    language: ['en', 'hi', 'kn'],
    name: ['help', 'privacy', 'terms'],
  });
  const [store] = await api.sql<{ id: string }>('select id from stores order by id limit 1');
  const storeKey = await keyOf(api, store!.id);
  await api.sql(
    `insert into store_members (user_id, store_id, role, since)
     select id, $1, 'owner', now() from users`,
    [store!.id],
  );
  const recording = Buffer.from(await mp3Of(tone(1)));
  const sender = createSender(await portOf(api.app));
  const faults: string[] = [];
  const statuses: Record<string, number> = {};
  const slow: { request: GeneratedRequest; ms: number }[] = [];

  /** Requests log people out and delete their accounts; others come. */
  async function replaceGone({ headers }: GeneratedRequest): Promise<void> {
    const at = people.findIndex(({ token }) => headers['authorization'] === `Bearer ${token}`);
    if (at >= 0) people.splice(at, 1, ...(await addMembers(api, 1)));
  }

  function generate(operation: Operation): GeneratedRequest {
    const member = chance.pick(people);
    const request = generateRequest(
      { chance, known, token: member.token, storeKey, recording },
      operation,
    );
    const ownPath = request.path.replace(/(?<=-user\/)[\w-]{36}(?=\/)/, member.id);
    return chance.below(10) > 0 ? { ...request, path: ownPath } : request;
  }

  async function ask(count: number): Promise<void> {
    const request = generate(operations[count % operations.length]!);
    api.clock.advance(SECOND);
    const sent = await sender.send(request);
    const fault = faultOf(request, sent);
    if (fault) {
      faults.push(`request ${count}: ${fault}\n  ${repeatable(request)}`);
      say(faults.at(-1)!);
    }
    slow.push({ request, ms: sent.blockedMs });
    slow.sort((a, b) => b.ms - a.ms).splice(LONGEST_SHOWN);
    const status = sent.answer?.status ?? 0;
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 200 && sent.answer?.body) known.learn(parsed(sent.answer.body));
    if (status === 401 || /logout|delete-account$/.test(request.path)) await replaceGone(request);
  }

  return {
    async send(): Promise<string[]> {
      for (let count = 0; count < requests && faults.length < MOST_FAULTS; count += 1) {
        if (count % PROGRESS_EVERY === 0) say(`${count} requests`);
        await ask(count);
      }
      return faults;
    },

    /** Asks those again during which the event loop stood still longest: it may have been the machine. */
    async askSlowAgain(): Promise<string[]> {
      say(JSON.stringify(statuses));
      const blocking: string[] = [];
      for (const { request, ms } of slow) {
        let least = ms;
        for (let turn = 0; turn < 3; turn += 1) {
          least = Math.min(least, (await sender.send(request)).blockedMs);
        }
        const text = `${ms.toFixed(0)} ms, again ${least.toFixed(0)} ms: ${repeatable(request)}`;
        say(text.slice(0, 500));
        if (least > MOST_BLOCKED_MS) blocking.push(`blocks for ${text}`);
      }
      return blocking;
    },

    close: () => sender.close(),
  };
}
