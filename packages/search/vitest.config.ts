import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'search', testTimeout: 120_000 } });
