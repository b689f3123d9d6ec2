import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'demo-city', testTimeout: 120_000 } });
