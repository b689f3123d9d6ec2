import type { FeatureRoutes } from '../../lib/feature.ts';
import type { ClusterWorker, MetricsConfig } from '../../lib/meter.ts';
import { createFigures } from './figures.ts';
import { createMetricsServer } from './metrics-server.ts';
import { metricsRoutes } from './metrics.routes.ts';

type Dependencies = Parameters<typeof createFigures>[0] & {
  config: MetricsConfig;
  clusterWorker: ClusterWorker | undefined;
};

/** Figures for the operator, on a port of their own or beside the API. */
export function createMetricsFeature({ config, clusterWorker, ...deps }: Dependencies) {
  if (clusterWorker) deps.instruments.registry.setDefaultLabels({ process: clusterWorker.number });
  const figures = createFigures(deps);
  // Whoever asks one of several means them all.
  const shown = clusterWorker ? { ...figures, read: clusterWorker.readFigures } : figures;
  const server =
    config.port === null || clusterWorker
      ? null
      : createMetricsServer({ ...config, figures, log: deps.log });
  const routes: FeatureRoutes[] =
    config.port === null
      ? [{ prefix: '', plugin: metricsRoutes({ figures: shown, token: config.token }) }]
      : [];
  return {
    figures,
    routes,
    url: () => server?.url() ?? null,
    start: async () => server?.start(),
    close: async () => server?.close(),
  };
}
