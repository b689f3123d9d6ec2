import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Most of a start is reading and compiling libraries; the second one finds them compiled.
// So do the processes that it starts.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/node');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

const { buildWebForStart, packWebLater } = await import('./build-web.ts');
await buildWebForStart(process.env.NODE_ENV === 'production');
// In this very process, so that signals reach the server without a middleman.
await import('../apps/api/src/server.ts');
await packWebLater();
