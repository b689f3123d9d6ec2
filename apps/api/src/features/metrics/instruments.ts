import type { Gauge as GaugeType } from 'prom-client';
import type { Meter } from '../../lib/meter.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** There from the start: the first one of a kind would otherwise not be seen as one more. */
const CLAIM_OUTCOMES = ['issued', 'already', 'sold_out', 'paused', 'ended', 'undone'];
const CODE_OUTCOMES = ['sent', 'right', 'wrong', 'held_back'];

export type Instruments = Awaited<ReturnType<typeof createInstruments>>;

/** What is counted as it happens, and the gauges that are set when somebody looks. */
export async function createInstruments() {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } =
    await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  // The process itself: event loop, heap, garbage collection, CPU.
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: 'baeon_http_requests_total',
    help: 'Answers by method, pattern of the route, and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'baeon_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  const claims = new Counter({
    name: 'baeon_claims_total',
    help: 'Claims by how they ended: issued, already, sold_out, ended, …; undone.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of CLAIM_OUTCOMES) claims.inc({ outcome }, 0);
  const codes = new Counter({
    name: 'baeon_sign_in_codes_total',
    help: 'One-time codes of signing in: sent, right, wrong, held_back by a budget or the brake.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of CODE_OUTCOMES) codes.inc({ outcome }, 0);
  const signIns = new Counter({ name: 'baeon_sign_ins_total', help: 'Sign-ins.', registers });
  const waits = new Histogram({
    name: 'baeon_pool_wait_seconds',
    help: 'How long a database connection of the pool was waited for.',
    buckets: [0.001, ...SECONDS],
    registers,
  });

  const blocks = new Counter({
    name: 'baeon_event_loop_blocked_seconds_total',
    help: 'For how long the event loop was kept by more than 50 ms at once, by the route that did.',
    labelNames: ['route'],
    registers,
  });

  const meter: Meter = {
    answered({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    claimed: (outcome) => claims.inc({ outcome }),
    handledCode: (outcome) => codes.inc({ outcome }),
    signedIn: () => signIns.inc(),
    waitedForConnection: (seconds) => waits.observe(seconds),
    blocked: ({ route, seconds }) => blocks.inc({ route }, seconds),
  };

  const gauge = (name: string, help: string, labelNames: string[] = []): GaugeType =>
    new Gauge({ name: `baeon_${name}`, help, labelNames, registers });
  return {
    meter,
    registry,
    gauges: {
      ready: gauge('ready', '1 while requests may come to this process, as GET /api/ready says.'),
      clockSkew: gauge('clock_skew_seconds', "By how much the database's clock is ahead of ours."),
      feedLag: gauge('feed_lag_seconds', 'Since when hearing changes has not been proven.'),
      pool: gauge('pool_connections', 'Database connections by state.', ['state']),
      waiting: gauge('pool_waiting', 'Who waits for a database connection.'),
      entries: gauge('cache_entries', 'What is kept in memory, by cache.', ['cache']),
      bytes: gauge('cache_bytes', 'About how much memory that takes, by cache.', ['cache']),
      behind: gauge('cache_behind_seconds', 'For how long changes are unread.', ['cache']),
      searchAway: gauge('search_away', '1 while the search engine outside does not answer.'),
      searchBehind: gauge('search_behind_seconds', 'For how long its index misses changes.'),
      outbox: gauge(
        'outbox_messages',
        'Text messages that have not left or not arrived, by state.',
        ['state'],
      ),
      oldest: gauge('outbox_oldest_seconds', 'How old the oldest message is that should leave.'),
      brake: gauge(
        'sign_in_brake',
        '0; 1 while sign-in is slowed down; 2 while new addresses wait.',
      ),
      sent: gauge('outbox_sent_last_minute', 'Text messages that left in the last minute.'),
    },
  };
}
