import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { scrape } from '../support/scrape.ts';
import { startTestApi } from '../support/test-api.ts';

const OPS = new URL('../../../../ops/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, OPS), 'utf8');

type Panel = { title: string; targets: { expr: string }[] };
const { panels } = JSON.parse(read('grafana/baeon.json')) as { panels: Panel[] };
const alerts = read('prometheus/alerts.yml').split('- alert: ').slice(1);

/** Between `expr:` and `for:`, folded or not. */
const exprOf = (alert: string) => /expr:(?: >-)?\s+([^]+?)\n\s+for:/.exec(alert)![1]!;
const nameOf = (alert: string) => /^\w+/.exec(alert)![0];

/** Prometheus gives these to whatever it reads. */
const GIVEN = ['job', 'instance', 'le'];

const metricsIn = (expr: string) => expr.match(/\b(baeon|nodejs|process)_\w+/g) ?? [];
const labelsIn = (expr: string) => [
  ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names]) => names!.split(', ')),
  ...[...expr.matchAll(/[{,](\w+)(?==|!=)/g)].map(([, name]) => name!),
];

let metrics: Set<string>;
let labels: Set<string>;
beforeAll(async () => {
  const api = await startTestApi({ env: { METRICS_PORT: '0' } });
  await api.get('/api/store-categories');
  const text = await scrape(api);
  metrics = new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((end) => `${name}_${end}`) : [name!],
    ),
  );
  labels = new Set([...GIVEN, ...[...text.matchAll(/[{,](\w+)="/g)].map(([, name]) => name!)]);
});

describe('what operators are given asks only for figures that there are', () => {
  it.each(panels.map(({ title, targets }) => [title, targets] as const))(
    'the dashboard, %s',
    (_title, targets) => {
      expect(targets.length).toBeGreaterThan(0);
      for (const { expr } of targets) {
        expect(metricsIn(expr).length).toBeGreaterThan(0);
        for (const name of metricsIn(expr)) expect(metrics).toContain(name);
        for (const name of labelsIn(expr)) expect(labels).toContain(name);
      }
    },
  );

  it.each(alerts.map((alert) => [nameOf(alert), alert] as const))('%s', (_name, alert) => {
    const expr = exprOf(alert);
    expect(metricsIn(expr).length).toBeGreaterThan(0);
    for (const name of metricsIn(expr)) expect(metrics).toContain(name);
    for (const name of labelsIn(expr)) expect(labels).toContain(name);
    expect(alert).toMatch(/severity: (critical|warning)\n/);
    expect(alert).toMatch(/summary: '.+'\n/);
  });

  it('six alerts, each of them told of in the operations manual and tried', () => {
    const manual = readFileSync(new URL('../docs/operations.md', OPS), 'utf8');
    const tried = read('prometheus/alerts.test.yml');
    expect(alerts).toHaveLength(6);
    for (const alert of alerts) {
      expect(manual).toContain(`\`${nameOf(alert)}\``);
      expect(tried).toContain(nameOf(alert));
    }
  });
});
