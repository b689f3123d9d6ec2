import { buildWebIfChanged } from './build-web.ts';

await buildWebIfChanged();
// In this very process, so that signals reach the server without a middleman.
await import('../apps/api/src/server.ts');
