import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'demo-city', isolate: false, testTimeout: 120_000 } });
