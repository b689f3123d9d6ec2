import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'spoken', isolate: false, testTimeout: 120_000 } });
