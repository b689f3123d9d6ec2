import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'search', isolate: false, testTimeout: 120_000 } });
