import type { FeatureRoutes } from '../../lib/feature.ts';
import type { MetricsConfig } from '../../lib/meter.ts';
import { createFigures } from './figures.ts';
import { createMetricsServer } from './metrics-server.ts';
import { metricsRoutes } from './metrics.routes.ts';

type Dependencies = Parameters<typeof createFigures>[0] & { config: MetricsConfig };

/** Figures for the operator, on a port of their own or beside the API. */
export function createMetricsFeature({ config, ...deps }: Dependencies) {
  const figures = createFigures(deps);
  const server =
    config.port === null ? null : createMetricsServer({ ...config, figures, log: deps.log });
  const routes: FeatureRoutes[] =
    config.port === null
      ? [{ prefix: '', plugin: metricsRoutes({ figures, token: config.token }) }]
      : [];
  return {
    routes,
    url: () => server?.url() ?? null,
    start: async () => server?.start(),
    close: async () => server?.close(),
  };
}
