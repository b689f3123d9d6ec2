import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { ShownFigures } from '../features/metrics/figures.ts';
import type { Member } from './members.ts';

/** Longer than a worker waits for the database, shorter than whoever scrapes waits for us. */
const PATIENCE_MS = 4000;

type Figure = MetricObjectWithValues<MetricValue<string>>;

/** Stands for a worker that does not answer: a figure that is missing alarms nobody. */
const notReady = (number: number) =>
  ({
    name: 'baeon_ready',
    type: 'gauge',
    values: [{ value: 0, labels: { process: number } }],
  }) as unknown as Figure;

/**
 * The figures of all workers, each under its own number: what one counts begins anew when it does, which a sum of them
 * would hide. The primary process has its own.
 */
export async function createMachineFigures(members: () => Iterable<Member>): Promise<ShownFigures> {
  const { AggregatorRegistry, collectDefaultMetrics, Registry } = await import('prom-client');
  const own = new Registry();
  own.setDefaultLabels({ process: 'primary' });
  collectDefaultMetrics({ register: own });

  const figuresOf = async ({ number, call }: Member): Promise<Figure[]> => {
    const figures = await call<Figure[]>('figures', null, PATIENCE_MS);
    return figures?.length ? figures : [notReady(number)];
  };

  return {
    contentType: own.contentType,

    async read(): Promise<string> {
      const all = await Promise.all([
        own.getMetricsAsJSON(),
        ...Array.from(members(), (member) => figuresOf(member)),
      ]);
      // No two have the same labels, so nothing is added up, and nothing is left out for making no sum.
      const each = all.map((figures) => figures.map((one) => ({ ...one, aggregator: 'sum' })));
      // The first of a name gives its help and type, which is not to be the one that stands for a silent worker.
      each.sort((one, other) => other.length - one.length);
      return AggregatorRegistry.aggregate(each).metrics();
    },
  };
}
