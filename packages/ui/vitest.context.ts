import { MessageChannel } from 'node:worker_threads';

// A context of its own has what the language has, and what the document brings; this is neither.
Object.assign(globalThis, { MessageChannel });
